import ScreensLayout

extension Node {
  /// Gives the node a size of its own; it may be smaller than the frame or stick out.
  ///
  /// A negative length is ignored and gives a diagnostic.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some Node {
    FixedFrame(content: self, width: width, height: height, alignment: alignment)
  }

  /// Keeps the node's size between a smallest and a largest one: `frame(maxWidth: .infinity)` takes all room.
  ///
  /// Negative and contradictory lengths are cut and give a diagnostic.
  public func frame(
    minWidth: Length? = nil, idealWidth: Length? = nil, maxWidth: Length? = nil, minHeight: Length? = nil,
    idealHeight: Length? = nil, maxHeight: Length? = nil, alignment: Alignment = .center
  ) -> some Node {
    FlexibleFrame(
      content: self, width: LengthBounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: LengthBounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment)
  }
}

private struct FixedFrame<Content: Node>: PrimitiveNode {
  let content: Content
  let width: Int?
  let height: Int?
  let alignment: Alignment

  func resolve(into resolver: inout Resolver) {
    let frame = FrameElement(
      width: resolver.cells(width, "The width"), height: resolver.cells(height, "The height"),
      alignment: alignment)
    resolver.wrap(.frame(frame)) { content.resolve(into: &$0) }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

private struct FlexibleFrame<Content: Node>: PrimitiveNode {
  let content: Content
  let width: LengthBounds
  let height: LengthBounds
  let alignment: Alignment

  func resolve(into resolver: inout Resolver) {
    let frame = FlexibleFrameElement(
      width: resolver.bounds(width, "width"), height: resolver.bounds(height, "height"), alignment: alignment)
    resolver.wrap(.flexibleFrame(frame)) { content.resolve(into: &$0) }
  }

  static func reach(within depth: Int) -> NodeReach { Content.reach(within: depth) }
}

/// The bounds of a frame on one axis as an author gave them.
private struct LengthBounds {
  var minimum: Length?
  var ideal: Length?
  var maximum: Length?
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
  fileprivate mutating func cells(_ length: Int?, _ what: String) -> Int32? {
    guard let length else { return nil }
    if length < 0 {
      diagnostics.add(.invalidLength("\(what) \(length) of a frame", "is negative and was ignored."))
      return nil
    }
    check([length], "\(what) of a frame")
    return Int32(Length(length).cells)
  }

  fileprivate mutating func bounds(_ bounds: LengthBounds, _ what: String) -> Bounds {
    let given = [bounds.minimum, bounds.ideal, bounds.maximum].compactMap { $0 }
    if given.contains(where: { $0 < 0 }) {
      diagnostics.add(.invalidLength("A bound of a frame's \(what)", "is negative and counts as 0."))
    } else if given != given.sorted() {
      diagnostics.add(
        .invalidLength(
          "The bounds of a frame's \(what)",
          "contradict each other: minimum, ideal and maximum must not fall. The later ones were raised."))
    }
    if [bounds.minimum, bounds.ideal].contains(.infinity) {
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
