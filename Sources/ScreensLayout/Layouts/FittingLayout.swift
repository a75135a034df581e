import ScreensCanvas

extension Measurer {
  /// Shows the first child whose own size fits the offer, else the last; the others are given no place.
  mutating func measureFitting(_ own: inout Measurement, _ axes: Axis.Set) -> Bool {
    let index = Int(own.index)
    let (end, proposal) = (Int(entries[index].end), frames[index].proposal)
    guard index + 1 < end else {
      setSize(index, 0, 0)
      return true
    }
    while own.step == 0 {
      let child = Int(own.cursor)
      guard Int(entries[child].end) < end else { break }
      guard let fits = fits(child, axes, proposal) else { return false }
      if fits { break }
      own.cursor = entries[child].end
    }
    own.step = 1
    let chosen = Int(own.cursor)
    guard ask(chosen, proposal) else { return false }
    setOrigin(chosen, 0, 0)
    setSize(index, frames[chosen].width, frames[chosen].height)
    var child = index + 1
    while child < end {
      if child != chosen { withdraw(child) }
      child = Int(entries[child].end)
    }
    return true
  }

  /// Whether the child fits at its own size; `nil` while that is awaited.
  private mutating func fits(_ child: Int, _ axes: Axis.Set, _ proposal: Proposal) -> Bool? {
    if axes == .horizontal {
      return proposal.width < 0 || entries[child].flexibility.idealWidth <= proposal.width
    }
    let room = Proposal(
      width: axes.contains(.horizontal) ? Proposal.ideal : proposal.width,
      height: axes.contains(.vertical) ? Proposal.ideal : proposal.height)
    guard ask(child, room) else { return nil }
    return (!axes.contains(.horizontal) || proposal.width < 0 || frames[child].width <= proposal.width)
      && (!axes.contains(.vertical) || proposal.height < 0 || frames[child].height <= proposal.height)
  }

  private func withdraw(_ child: Int) {
    frames[child] = Placement.Frame()
    frames[child].width = Placement.withdrawn
  }
}
