import ScreensCanvas

extension Measurer {
  /// Offers the child a length within the bounds and answers with one within the bounds.
  mutating func measureFlexibleFrame(_ index: Int, _ frame: FlexibleFrameElement, _ proposal: Proposal) {
    let offered = Proposal(
      width: frame.width.offer(proposal.width), height: frame.height.offer(proposal.height))
    guard let child = firstChild(index) else {
      return setSize(
        index, frame.width.answer(proposal.width, offered: offered.width, child: 0),
        frame.height.answer(proposal.height, offered: offered.height, child: 0))
    }
    measure(child, offered)
    let size = frames[child]
    let width = frame.width.answer(proposal.width, offered: offered.width, child: size.width)
    let height = frame.height.answer(proposal.height, offered: offered.height, child: size.height)
    setSize(index, width, height)
    // Only a child that would use the rest of the frame, or does not fit it, is asked again.
    let flexibility = flexibilities[child]
    let own = Proposal(
      width: (width > size.width && flexibility.maxWidth > size.width) || width < size.width
        ? frame.width.placing(proposal.width, own: width) : offered.width,
      height: (height > size.height && flexibility.stretchesVertically) || height < size.height
        ? frame.height.placing(proposal.height, own: height) : offered.height)
    measure(child, own)
    align(child, in: index, frame.alignment)
  }
}

extension Bounds {
  fileprivate func offer(_ proposal: Int32) -> Int32 {
    if proposal < 0 { return ideal.map(clamp) ?? Proposal.ideal }
    return clamp(proposal)
  }

  fileprivate func answer(_ proposal: Int32, offered: Int32, child: Int32) -> Int32 {
    if proposal >= 0, minimum != nil, maximum != nil { return clamp(proposal) }
    if proposal < 0, let ideal { return ideal }
    switch (minimum, maximum) {
    case (nil, nil): return child
    case (.some, .some): return clamp(child)
    case (let minimum?, nil): return max(min(offered < 0 ? Proposal.infinite : offered, child), minimum)
    case (nil, let maximum?): return min(max(offered, child), maximum)
    }
  }

  /// What the child is offered once the frame's own length is known.
  fileprivate func placing(_ proposal: Int32, own: Int32) -> Int32 {
    let isFree =
      proposal < 0 && ideal == nil && (minimum.map { $0 < own } ?? true) && (maximum.map { own < $0 } ?? true)
    return isFree ? Proposal.ideal : own
  }
}
