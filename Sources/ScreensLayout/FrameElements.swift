package import ScreensCanvas

/// Insets on the four sides, in cells.
package struct InsetsElement: Hashable, Sendable {
  package var top, leading, bottom, trailing: Int32

  package init(top: Int32 = 0, leading: Int32 = 0, bottom: Int32 = 0, trailing: Int32 = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Insets too large for any screen are cut.
  package init(_ insets: EdgeInsets) {
    self.init(
      top: cells(insets.top), leading: cells(insets.leading), bottom: cells(insets.bottom),
      trailing: cells(insets.trailing))
  }

  var width: Int32 { sum(leading, trailing) }
  var height: Int32 { sum(top, bottom) }
}

/// `a + b`, cut to what can be added to a length without overflow.
private func sum(_ a: Int32, _ b: Int32) -> Int32 {
  Int32(min(max(Int(a) + Int(b), -Int(Proposal.infinite)), Int(Proposal.infinite)))
}

/// A length from an author, cut to what layout can add up without overflow.
private func cells(_ length: Int) -> Int32 { Int32(Length(length).cells) }

/// `nil` for a negative length; one past the endless one is cut to it.
private func length(_ cells: Int32) -> Int32? { cells < 0 ? nil : min(cells, Proposal.infinite) }

/// Marks left and right of a child; the blanks between mark and child are dots when disabled.
package struct BracketsElement: Hashable, Sendable {
  package var brackets: Brackets
  package var isDisabled: Bool
  /// The mark of a destructive button stands at its right.
  package var isMirrored = false

  package init(brackets: Brackets, isDisabled: Bool) {
    self.brackets = brackets
    self.isDisabled = isDisabled
  }
}

/// A size of its own on one axis or both; the child may be smaller or stick out.
package struct FrameElement: Hashable, Sendable {
  package var width: Int32?
  package var height: Int32?
  package var alignment: Alignment
  /// Nothing inside is drawn above or below it.
  package var cutsHeight = false

  /// Negative lengths are ignored.
  package init(width: Int32?, height: Int32?, alignment: Alignment = .center) {
    self.width = width.flatMap(length)
    self.height = height.flatMap(length)
    self.alignment = alignment
  }
}

/// Bounds for the size of a child on one axis; a maximum may be `Proposal.infinite`.
package struct Bounds: Hashable, Sendable {
  private var least: Int32
  private var liked: Int32
  private var most: Int32
  /// Stands for a bound that is not there: optionals would take twice the room in every element.
  private static let none: Int32 = -1

  package var minimum: Int32? { least < 0 ? nil : least }
  package var ideal: Int32? { liked < 0 ? nil : liked }
  package var maximum: Int32? { most < 0 ? nil : most }

  /// Negative lengths are ignored; an ideal below the minimum and a maximum below either are raised.
  package init(minimum: Int32? = nil, ideal: Int32? = nil, maximum: Int32? = nil) {
    let minimum = minimum.flatMap(length)
    let ideal = ideal.flatMap(length).map { max($0, minimum ?? $0) }
    let maximum = maximum.flatMap(length).map { max($0, ideal ?? minimum ?? $0) }
    (least, liked, most) = (minimum ?? Self.none, ideal ?? Self.none, maximum ?? Self.none)
  }

  package func clamp(_ length: Int32) -> Int32 {
    min(max(length, minimum ?? length), maximum ?? Int32.max)
  }
}

/// A child between a smallest and a largest size.
package struct FlexibleFrameElement: Hashable, Sendable {
  package var width: Bounds
  package var height: Bounds
  package var alignment: Alignment

  package init(width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// A window onto content that may be longer than it.
package struct ViewportElement: Hashable, Sendable {
  package var axis: Axis
  /// Cells scrolled away at the top or the left; cut to what there is.
  package var offset: Int32
  /// Content that fits is offered the window's own length, so that it can fill it.
  package var stretchesContent: Bool
  /// Content that is too thick is cut, instead of making the window thicker than what is offered.
  package var clipsAcross: Bool
  /// Whose scroll offset it shows, for whoever wants to change that; layout takes no notice.
  package var owner: Int32?

  package init(axis: Axis, offset: Int32 = 0, stretchesContent: Bool = false, clipsAcross: Bool = false) {
    self.axis = axis
    self.offset = offset
    self.stretchesContent = stretchesContent
    self.clipsAcross = clipsAcross
  }
}
