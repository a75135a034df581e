import ScreensCanvas

extension Flexibility {
  /// The limits of an element without children; `nil` for one that takes its limits from its children.
  package init?(leaf element: Element) {
    switch element {
    case .text(let text): self.init(text)
    case .spacer(let spacer): self.init(spacer)
    case .rule(let rule):
      let isRow = rule.axis == .horizontal
      self.init(
        minWidth: isRow ? 0 : 1, idealWidth: 1, maxWidth: isRow ? Proposal.infinite : 1,
        minHeight: isRow ? 1 : 0, maxHeight: isRow ? 1 : Proposal.infinite, stretchesVertically: !isRow)
    case .fill:
      self.init(
        minWidth: 0, idealWidth: 10, maxWidth: Proposal.infinite, minHeight: 0, maxHeight: Proposal.infinite,
        stretchesVertically: true)
    case .rows(let rows):
      self.init(
        minWidth: 0, idealWidth: rows.idealWidth, maxWidth: Proposal.infinite, minHeight: rows.length,
        maxHeight: rows.length)
    default: return nil
    }
  }

  /// At no width every cluster stands on a line of its own, so the widest one decides; a limit of one line
  /// leaves nothing but `…` of more than one cluster.
  ///
  /// A low height can have the same effect, or add a `…` to the longest line: that is not known here.
  private init(_ text: TextElement) {
    let span = text.span
    let isOneCluster = span.hardLines == 1 && span.width <= span.widestGlyph
    let isOneLine = text.lineLimit == 1 || isOneCluster
    self.init(
      minWidth: text.lineLimit == 1 && !isOneCluster ? 1 : span.widestGlyph, idealWidth: span.width,
      maxWidth: span.width, minHeight: 1, maxHeight: isOneLine ? 1 : Flexibility.unknown)
  }

  private init(_ spacer: SpacerElement) {
    let width: Int32 = spacer.axis == .vertical ? 0 : spacer.minimum
    let height: Int32 = spacer.axis == .horizontal ? 0 : spacer.minimum
    self.init(
      minWidth: width, idealWidth: width, maxWidth: spacer.axis == .vertical ? 0 : Proposal.infinite,
      minHeight: height, maxHeight: spacer.axis == .horizontal ? 0 : Proposal.infinite,
      stretchesVertically: spacer.axis != .horizontal, priority: -.infinity)
  }
}
