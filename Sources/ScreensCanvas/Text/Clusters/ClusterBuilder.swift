/// Turns sanitised scalars into glyphs: display clusters and their cells (rule A6), never wider than two.
struct ClusterBuilder: ~Copyable {
  /// Scalars a cluster may have; more end in one U+FFFD (rule D3.13).
  private static let longestCluster = 32

  /// What was built so far.
  var glyphs: Scratch<UInt32>
  var clusters = ClusterTable()
  /// Cells of the hard line so far.
  var column = 0
  /// Cells of the widest glyph so far.
  var widest = 0

  private let table = PropertyTable.shared
  private var units = LineUnits()
  private var breaker = GraphemeBreaker()
  /// Scalars of the UAX #29 cluster, those left out included.
  private var length = 0
  /// The display cluster at the end of the glyphs: its scalars, its cells, its last two scalars.
  private var scalars = 0
  private var cells = 0
  private var lastScalar: UInt32 = 0
  private var last = ScalarProperties.none
  private var beforeLast = ScalarProperties.none

  /// `capacity` is the number of glyphs to expect.
  init(capacity: Int) { glyphs = Scratch(capacity: capacity) }

  /// Begins a stretch of text on which nothing before it has an influence.
  @inline(__always)
  mutating func beginStretch() {
    units.removeAll()
    breaker = GraphemeBreaker()
    length = 0
    scalars = 0
  }

  /// Ends the stretch: marks the glyphs that a line may end before.
  @inline(__always)
  mutating func endStretch() {
    if scalars > 1 { closeCluster() }
    let glyphs = glyphs.base
    units.decide { glyphs[$0] |= Glyph.breakBefore }
  }

  /// Whether a space appended now would begin a stretch of its own.
  @inline(__always) var spaceWouldBeFree: Bool { units.spaceWouldBeFree && breaker.last != .prepend }

  /// Adds a scalar that may be printed.
  @inline(__always)
  mutating func append(_ scalar: UInt32, _ properties: ScalarProperties) {
    if properties.isCalm, breaker.last != .prepend {
      breaker.passCalm()
      length = 1
      begin(scalar, properties, breaks: units.appendUnit(properties.lineBits, glyph: glyphs.count))
    } else {
      appendAny(scalar, properties)
    }
  }

  @inline(never)
  private mutating func appendAny(_ scalar: UInt32, _ properties: ScalarProperties) {
    guard breaker.startsCluster(properties) else { return join(scalar, properties) }
    length = 1
    begin(scalar, properties)
  }

  private mutating func join(_ scalar: UInt32, _ properties: ScalarProperties) {
    if scalar == 0x200D, length == 1, last.isVariationBase, !last.hasEmojiPresentation {
      length += 1
      extend(0xFE0F, table[0xFE0F])  // D3.12
    }
    length += 1
    if length <= Self.longestCluster {
      extend(scalar, properties)
    } else if length == Self.longestCluster + 1 {
      let replacement = table[0xFFFD]
      if last.grapheme == .prepend { extend(0xFFFD, replacement) } else { begin(0xFFFD, replacement) }
    }
  }

  private mutating func begin(_ scalar: UInt32, _ properties: ScalarProperties) {
    begin(scalar, properties, breaks: units.append(properties.lineBits, glyph: glyphs.count))
  }

  @inline(__always)
  private mutating func begin(_ scalar: UInt32, _ properties: ScalarProperties, breaks: Bool) {
    if scalars > 1 { closeCluster() }
    var glyph = breaks ? scalar | Glyph.breakBefore : scalar
    if properties.treatment == .marker {
      glyph |= scalar == 0xAD ? Glyph.hidden | Glyph.softHyphen : Glyph.hidden
      cells = 0
    } else {
      cells = max(1, properties.cells)
      if cells == 2 { glyph |= Glyph.wide }
      if properties.isBlank { glyph |= Glyph.blank }
    }
    glyphs.append(glyph)
    scalars = 1
    column &+= cells
    widest = max(widest, cells)
    last = properties
    lastScalar = scalar
  }

  /// A6: what a further scalar of a UAX #29 cluster does.
  private mutating func extend(_ scalar: UInt32, _ properties: ScalarProperties) {
    guard let sum = cells(with: scalar, properties) else { return begin(scalar, properties) }
    if scalars == 1 { clusters.extend(lastScalar) }
    clusters.extend(scalar)
    _ = units.append(properties.lineBits, glyph: nil)
    scalars += 1
    column += sum - cells
    cells = sum
    widest = max(widest, cells)
    beforeLast = last
    last = properties
    lastScalar = scalar
  }

  /// The cells of the display cluster with one more scalar; nil if that must be a cluster of its own.
  private func cells(with scalar: UInt32, _ properties: ScalarProperties) -> Int? {
    if scalars == 1, last.isVariationBase {
      if scalar == 0xFE0F { return 2 }
      if scalar == 0xFE0E { return 1 }
    }
    if properties.isPictographic, lastScalar == 0x200D { return 2 }
    let modified = lastScalar == 0xFE0F ? beforeLast : last
    if properties.isEmojiModifier, modified.isEmojiModifierBase { return 2 }
    if properties.addsNoCell { return cells }
    if properties.grapheme == .regionalIndicator, last.grapheme == .regionalIndicator { return cells }
    let sum = cells + properties.cells
    let isConjunct = properties.conjunct == .consonant && last.grapheme != .prepend
    if properties.isSpacingMark || isConjunct { return min(2, sum) }
    return sum <= 2 ? sum : nil  // tailoring W
  }

  /// Gives the last glyph the cluster it has grown to.
  @inline(never)
  private mutating func closeCluster() {
    let value = clusters.finish()
    if value < Glyph.firstCluster {
      column += 1 - cells
      cells = 1
    }
    let last = glyphs.base + (glyphs.count - 1)
    let kept = last.pointee & Glyph.breakBefore
    last.pointee = kept | value | (cells == 2 ? Glyph.wide : 0)
  }
}
