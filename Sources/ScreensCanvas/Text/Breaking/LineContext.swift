/// The units around a place where a line may end; nil before the first and after the last.
protocol LineContext {
  /// The unit with this number, counted from the beginning of the text or stretch.
  mutating func unit(_ index: Int) -> LineUnit?
}

/// The units of a `LineUnits`.
struct UnitContext: LineContext {
  let units: UnsafeBufferPointer<UInt8>

  func unit(_ index: Int) -> LineUnit? {
    units.indices.contains(index) ? LineUnit(bits: units[index]) : nil
  }
}

/// Printable ASCII; what is no printable ASCII counts as the end.
struct ASCIIContext: LineContext {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the text or stretch lies in `bytes`; unit numbers are places in `bytes`.
  let range: Range<Int>

  func unit(_ index: Int) -> LineUnit? {
    guard range.contains(index), 0x20...0x7E ~= bytes[index] else { return nil }
    let lineClass = ASCIILineClass.of(bytes[index])
    // Whether a space is held is left to the rules, which look for it themselves.
    return LineUnit(lineClass == .space ? .heldSpace : lineClass)
  }
}

/// Two units and nothing known of what surrounds them; remembers whether a rule asked for that.
struct PairProbe: LineContext {
  let left: LineUnit
  let right: LineUnit
  /// Whether the answer of a rule may be another one elsewhere.
  private(set) var askedForMore = false

  init(left: LineUnit, right: LineUnit) {
    self.left = left
    self.right = right
  }

  mutating func unit(_ index: Int) -> LineUnit? {
    switch index {
    case 0: return left
    case 1: return right
    default:
      askedForMore = true
      return nil
    }
  }
}
