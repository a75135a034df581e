import ScreensLayout

extension Node {
  /// Gives the node a size of its own; it may be smaller than the frame or stick out.
  ///
  /// A negative length is ignored and gives a diagnostic.
  @inlinable
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some Node {
    Wrapped(content: self, wrapper: Wrapper(width: width, height: height, alignment: alignment))
  }

  /// Keeps the node's size between a smallest and a largest one: `frame(maxWidth: .infinity)` takes all room.
  ///
  /// Negative and contradictory lengths are cut and give a diagnostic.
  @inlinable
  public func frame(
    minWidth: Length? = nil, idealWidth: Length? = nil, maxWidth: Length? = nil, minHeight: Length? = nil,
    idealHeight: Length? = nil, maxHeight: Length? = nil, alignment: Alignment = .center
  ) -> some Node {
    let width = LengthBounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    let height = LengthBounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    return Wrapped(content: self, wrapper: Wrapper(width: width, height: height, alignment: alignment))
  }
}

/// The bounds of a frame on one axis as an author gave them.
@usableFromInline
struct LengthBounds {
  let minimum: Length?
  let ideal: Length?
  let maximum: Length?

  @usableFromInline
  init(minimum: Length?, ideal: Length?, maximum: Length?) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  fileprivate var isNegative: Bool {
    func isNegative(_ length: Length?) -> Bool { length.map { $0 < 0 } ?? false }
    return isNegative(minimum) || isNegative(ideal) || isNegative(maximum)
  }

  /// One of them is less than one that comes before it.
  fileprivate var isFalling: Bool {
    func falls(_ a: Length?, _ b: Length?) -> Bool { a.map { a in b.map { $0 < a } ?? false } ?? false }
    return falls(minimum, ideal) || falls(ideal, maximum) || falls(minimum, maximum)
  }
}

extension Resolver {
  /// Notes lengths that are cut because nothing on a screen is that long.
  mutating func check(_ lengths: [Int], _ what: String) {
    for length in lengths where length > Length.limit || length < -Length.limit {
      diagnostics.add(
        .invalidLength("\(what) is \(length) cells, which is too long, and", "was cut to \(Length.limit)."))
    }
  }

  /// A fixed length; `nil` for a negative one.
  mutating func cells(_ length: Int?, _ what: String) -> Int32? {
    guard let length else { return nil }
    if length < 0 {
      diagnostics.add(.invalidLength("\(what) \(length) of a frame", "is negative and was ignored."))
      return nil
    }
    check([length], "\(what) of a frame")
    return Int32(Length(length).cells)
  }

  mutating func bounds(_ bounds: LengthBounds, _ what: String) -> Bounds {
    if bounds.isNegative {
      diagnostics.add(.invalidLength("A bound of a frame's \(what)", "is negative and counts as 0."))
    } else if bounds.isFalling {
      diagnostics.add(
        .invalidLength(
          "The bounds of a frame's \(what)",
          "contradict each other: minimum, ideal and maximum must not fall. The later ones were raised."))
    }
    if bounds.minimum == .infinity || bounds.ideal == .infinity {
      diagnostics.add(
        .invalidLength("A bound of a frame's \(what)", "is endless, which makes sense for a maximum only."))
    }
    return Bounds(
      minimum: bounds.minimum.map(finite), ideal: bounds.ideal.map(finite),
      maximum: bounds.maximum.map { $0 == .infinity ? Proposal.infinite : finite($0) })
  }

  /// Endless makes sense for a maximum only; elsewhere it is the longest length there is.
  private func finite(_ length: Length) -> Int32 { Int32(min(max(0, length.cells), Length.limit)) }
}
