import ScreensCanvas

extension Measurer {
  /// Shows the first child whose own size fits the offer, else the last; the others are given no place.
  mutating func measureFitting(_ index: Int, _ axes: Axis.Set, _ proposal: Proposal) {
    let end = Int(ends[index])
    var child = index + 1
    guard child < end else { return setSize(index, 0, 0) }
    while Int(ends[child]) < end, !fits(child, axes, proposal) {
      withdraw(child)
      child = Int(ends[child])
    }
    measure(child, proposal)
    setOrigin(child, 0, 0)
    setSize(index, frames[child].width, frames[child].height)
    var rest = Int(ends[child])
    while rest < end {
      withdraw(rest)
      rest = Int(ends[rest])
    }
  }

  private mutating func fits(_ child: Int, _ axes: Axis.Set, _ proposal: Proposal) -> Bool {
    if axes == .horizontal { return proposal.width < 0 || flexibilities[child].idealWidth <= proposal.width }
    measure(
      child,
      Proposal(
        width: axes.contains(.horizontal) ? Proposal.ideal : proposal.width,
        height: axes.contains(.vertical) ? Proposal.ideal : proposal.height))
    return (!axes.contains(.horizontal) || proposal.width < 0 || frames[child].width <= proposal.width)
      && (!axes.contains(.vertical) || proposal.height < 0 || frames[child].height <= proposal.height)
  }

  private func withdraw(_ child: Int) {
    frames[child] = Placement.Frame()
    frames[child].width = Placement.withdrawn
  }
}
