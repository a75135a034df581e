import ScreensCanvas

extension Measurer {
  /// Offers the child a length within the bounds and answers with one within the bounds.
  mutating func measureFlexibleFrame(_ own: inout Measurement, _ frame: FlexibleFrameElement) -> Bool {
    let index = Int(own.index)
    let proposal = frames[index].proposal
    let room = Proposal(width: frame.width.offer(proposal.width), height: frame.height.offer(proposal.height))
    guard let child = firstChild(index) else {
      setSize(
        index, frame.width.answer(proposal.width, offered: room.width, child: 0),
        frame.height.answer(proposal.height, offered: room.height, child: 0))
      return true
    }
    if own.step == 0 {
      guard ask(child, room) else { return false }
      let size = frames[child]
      setSize(
        index, frame.width.answer(proposal.width, offered: room.width, child: size.width),
        frame.height.answer(proposal.height, offered: room.height, child: size.height))
      own.step = 1
      if mayAskAgain, !ask(child, placingProposal(index, frame, child, room)) { return false }
    }
    align(child, in: index, frame.alignment)
    return true
  }

  /// What the child is offered once the frame's own size is known.
  ///
  /// A child that took another length than it was offered would take it for every length between the two, so
  /// only one that was free to choose is asked again: if it would use the rest of the frame or does not fit it.
  private func placingProposal(
    _ index: Int, _ frame: FlexibleFrameElement, _ child: Int, _ room: Proposal
  ) -> Proposal {
    let (size, outer, flexibility) = (frames[child], frames[index], flexibilities[child])
    var proposal = room
    let growsWide = outer.width > size.width && flexibility.maxWidth > size.width
    if room.width < 0, growsWide || outer.width < size.width {
      proposal.width = frame.width.placing(own: outer.width)
    }
    let growsHigh = outer.height > size.height && flexibility.stretchesVertically
    if room.height < 0, growsHigh || outer.height < size.height {
      proposal.height = frame.height.placing(own: outer.height)
    }
    return proposal
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

  /// The length for a child that was free to choose: still free where it stays within the bounds.
  fileprivate func placing(own: Int32) -> Int32 {
    let isFree = ideal == nil && (minimum.map { $0 < own } ?? true) && (maximum.map { own < $0 } ?? true)
    return isFree ? Proposal.ideal : own
  }
}
