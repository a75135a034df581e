package import ScreensCanvas

/// What layout and painting know: a closed set of primitives without closures, bindings or existentials.
package enum Element: Hashable, Sendable {
  case text(TextElement)
  case spacer(SpacerElement)
  case rule(RuleElement)
  /// Takes all room and draws the same cell everywhere.
  case fill(UInt32)
  case stack(StackElement)
  /// Children on top of each other, each offered the size of the largest.
  case layers(Alignment)
  case attachment(AttachmentElement)
  case rows(RowsElement)
  case padding(InsetsElement)
  case border(Border)
  case brackets(BracketsElement)
  case frame(FrameElement)
  case flexibleFrame(FlexibleFrameElement)
  /// Offers its child as much as it likes on the given axes.
  case fixedSize(Axis.Set)
  /// Draws its child elsewhere; neighbours do not move.
  case offset(x: Int32, y: Int32)
  case viewport(ViewportElement)
  /// Shows only the first child that fits.
  case fitting(Axis.Set)
  /// Is called by the tree's name of this number instead of by the text inside it.
  case named(Int32)
  /// Takes part in layout and draws nothing.
  case hidden
}

/// A prepared text and how it is wrapped.
package struct TextElement: Hashable, Sendable {
  package var span: TextSpan
  /// Most lines, or 0 for as many as it takes.
  package var lineLimit: Int32
  package var alignment: TextAlignment
  package var truncation: TruncationMode
  package var meaning: TextMeaning

  package init(
    span: TextSpan, lineLimit: Int32 = 0, alignment: TextAlignment = .leading,
    truncation: TruncationMode = .tail, meaning: TextMeaning = .plain
  ) {
    self.span = span
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncation = truncation
    self.meaning = meaning
  }
}

/// Room that grows along the axis of the stack it is in, or along both where it is in none.
package struct SpacerElement: Hashable, Sendable {
  package var axis: Axis?
  package var minimum: Int32

  /// A negative minimum is none.
  package init(axis: Axis?, minimum: Int32) {
    self.axis = axis
    self.minimum = max(0, minimum)
  }
}

/// A line across the stack it is in: horizontal in a vertical stack.
package struct RuleElement: Hashable, Sendable {
  package var axis: Axis
  /// Reaches into the border around it with joining pieces.
  package var joinsBorder: Bool

  package init(axis: Axis, joinsBorder: Bool = false) {
    self.axis = axis
    self.joinsBorder = joinsBorder
  }
}

/// Children in a row or a column.
package struct StackElement: Hashable, Sendable {
  package var axis: Axis
  /// Cells between children; `nil` is 1 in a row and 0 in a column, and 0 next to a spacer.
  package var spacing: Int32?
  package var horizontal: HorizontalAlignment
  package var vertical: VerticalAlignment
  /// As wide as there is room, however narrow the children of a column are.
  package var fillsWidth = false
  /// Draws a rule in every gap of a column.
  package var drawsRules = false
  /// A row that is wider than its room is a column instead.
  package var turnsIntoColumn = false
  /// The first child of a row stands at its right end.
  package var isReversed = false
  /// What it is to a reader; `nil` for an arrangement that means nothing.
  package var group: GroupKind?

  package init(
    axis: Axis, spacing: Int32? = nil, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center, group: GroupKind? = nil
  ) {
    self.axis = axis
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
    self.group = group
  }
}

/// Two children, of which the primary decides the size and the other is offered that size.
package struct AttachmentElement: Hashable, Sendable {
  package var alignment: Alignment
  /// Painted over the primary (which comes first then) rather than under it.
  package var isOverlay: Bool

  package init(alignment: Alignment, isOverlay: Bool) {
    self.alignment = alignment
    self.isOverlay = isOverlay
  }
}
