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

  /// What the child is offered once the frame's own size is known: the same as before where that changes nothing.
  private func placingProposal(
    _ index: Int, _ frame: FlexibleFrameElement, _ child: Int, _ room: Proposal
  ) -> Proposal {
    guard usesFinalRoom(child, width: frames[index].width, height: frames[index].height) else { return room }
    let asked = frames[index].proposal
    return Proposal(
      width: frame.width.placing(asked.width, own: frames[index].width),
      height: frame.height.placing(asked.height, own: frames[index].height))
  }

  /// Whether a measured child would be another one in `width` x `height` cells.
  ///
  /// One that was free to choose may grow into them or not fit them. One that took more than it was offered may
  /// use what it turns out to have. One that took less than it was offered would do so again.
  func usesFinalRoom(_ child: Int, width: Int32, height: Int32) -> Bool {
    let (own, flexibility) = (frames[child], entries[child].flexibility)
    let asked = own.proposal
    if asked.width < 0 {
      if own.width > width || (own.width < width && flexibility.maxWidth > own.width) { return true }
    } else if asked.width < width, flexibility.maxWidth > max(asked.width, flexibility.minWidth) {
      return true
    }
    if asked.height < 0 {
      return own.height > height || (own.height < height && flexibility.stretchesVertically)
    }
    let isRigid =
      flexibility.minHeight != Flexibility.unknown && flexibility.minHeight == flexibility.maxHeight
    let isFull = flexibility.maxHeight != Flexibility.unknown && flexibility.maxHeight <= asked.height
    return asked.height < height && !isRigid && !isFull
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

  /// The length for a child: still as it likes where it stays within the bounds of its own accord.
  fileprivate func placing(_ proposal: Int32, own: Int32) -> Int32 {
    let isFree =
      proposal < 0 && ideal == nil && (minimum.map { $0 < own } ?? true) && (maximum.map { own < $0 } ?? true)
    return isFree ? Proposal.ideal : own
  }
}
