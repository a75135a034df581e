import ScreensCanvas

extension Measurer {
  /// At least as long as its minimum and no thicker than nothing.
  func measureSpacer(_ index: Int, _ spacer: SpacerElement, _ proposal: Proposal) {
    let width = spacer.axis == .vertical ? 0 : max(proposal.width, spacer.minimum)
    let height = spacer.axis == .horizontal ? 0 : max(proposal.height, spacer.minimum)
    setSize(index, width, height)
  }

  /// As long as what is offered and one cell thick.
  func measureRule(_ index: Int, _ rule: RuleElement, _ proposal: Proposal) {
    if rule.axis == .horizontal {
      setSize(index, proposal.width < 0 ? 1 : proposal.width, 1)
    } else {
      setSize(index, 1, proposal.height < 0 ? 1 : proposal.height)
    }
  }
}
