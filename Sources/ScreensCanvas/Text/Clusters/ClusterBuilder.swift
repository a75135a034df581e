/// Turns sanitised scalars into glyphs: display clusters and their cells (text.md A6), never wider than two.
struct ClusterBuilder {
  /// Scalars a cluster may have; more end in one U+FFFD (D3.13).
  private static let longestCluster = 32

  var units = LineUnits()
  /// Cells of the hard line so far.
  var column = 0
  /// Cells of the widest glyph so far.
  private(set) var widest = 0

  private var breaker = GraphemeBreaker()
  /// Scalars of the UAX #29 cluster, those left out included.
  private var length = 0
  /// The display cluster at the end of the glyphs: its scalars, cells and neighbours of the next scalar.
  private var scalars = 0
  private var cells = 0
  private var first = ScalarProperties.none
  private var last = ScalarProperties.none
  private var beforeLast = ScalarProperties.none
  private var firstScalar: UInt32 = 0
  private var lastScalar: UInt32 = 0

  /// Begins a stretch of text on which nothing before it has an influence.
  mutating func beginStretch() {
    units.removeAll()
    breaker = GraphemeBreaker()
    length = 0
    scalars = 0
  }

  /// Ends the stretch: marks the glyphs that a line may end before.
  mutating func endStretch(_ store: inout TextStore) {
    closeCluster(&store)
    units.forEachOpportunity { store.glyphs[$0] |= Glyph.breakBefore }
  }

  /// Whether a space appended now would begin a stretch of its own.
  @inline(__always) var spaceWouldBeFree: Bool { units.spaceWouldBeFree && breaker.last != .prepend }

  @inline(__always)
  mutating func append(_ scalar: UInt32, _ properties: ScalarProperties, to store: inout TextStore) {
    if breaker.startsCluster(properties) {
      length = 1
      begin(scalar, properties, &store)
    } else {
      join(scalar, properties, &store)
    }
  }

  private mutating func join(_ scalar: UInt32, _ properties: ScalarProperties, _ store: inout TextStore) {
    if scalar == 0x200D, length == 1, first.isVariationBase, !first.hasEmojiPresentation {
      length += 1
      extend(0xFE0F, PropertyTable.shared[0xFE0F], &store)  // D3.12
    }
    length += 1
    if length <= Self.longestCluster {
      extend(scalar, properties, &store)
    } else if length == Self.longestCluster + 1 {
      let replacement = PropertyTable.shared[0xFFFD]
      if last.grapheme == .prepend {
        extend(0xFFFD, replacement, &store)
      } else {
        begin(0xFFFD, replacement, &store)
      }
    }
  }

  @inline(__always)
  private mutating func begin(_ scalar: UInt32, _ properties: ScalarProperties, _ store: inout TextStore) {
    closeCluster(&store)
    units.append(properties.lineBits, glyph: Int32(truncatingIfNeeded: store.glyphs.count))
    var glyph = scalar
    if properties.treatment == .marker {
      glyph |= scalar == 0xAD ? Glyph.hidden | Glyph.softHyphen : Glyph.hidden
      cells = 0
    } else {
      cells = max(1, properties.cells)
      if cells == 2 { glyph |= Glyph.wide }
      if properties.isBlank { glyph |= Glyph.blank }
    }
    store.glyphs.append(glyph)
    scalars = 1
    column += cells
    widest = max(widest, cells)
    first = properties
    firstScalar = scalar
    last = properties
    lastScalar = scalar
  }

  /// A6: what a further scalar of a UAX #29 cluster does.
  private mutating func extend(_ scalar: UInt32, _ properties: ScalarProperties, _ store: inout TextStore) {
    let own = properties.cells
    let modified = lastScalar == 0xFE0F ? beforeLast : last
    var sum = cells
    if scalar == 0xFE0F, scalars == 1, first.isVariationBase {
      sum = 2
    } else if scalar == 0xFE0E, scalars == 1, first.isVariationBase {
      sum = 1
    } else if properties.isPictographic, lastScalar == 0x200D {
      sum = 2
    } else if properties.isEmojiModifier, modified.isEmojiModifierBase {
      sum = 2
    } else if properties.addsNoCell
      || properties.grapheme == .regionalIndicator && last.grapheme == .regionalIndicator
    {
      sum = cells
    } else if properties.isSpacingMark || properties.conjunct == .consonant && last.grapheme != .prepend {
      sum = min(2, cells + own)
    } else if cells + own <= 2 {
      sum = cells + own
    } else {
      begin(scalar, properties, &store)  // tailoring W
      return
    }
    if scalars == 1 { store.clusters.extend(firstScalar) }
    store.clusters.extend(scalar)
    units.append(properties.lineBits, glyph: LineUnits.noGlyph)
    scalars += 1
    column += sum - cells
    cells = sum
    widest = max(widest, cells)
    beforeLast = last
    last = properties
    lastScalar = scalar
  }

  /// Gives the last glyph the cluster it has grown to.
  @inline(__always)
  private mutating func closeCluster(_ store: inout TextStore) {
    guard scalars > 1 else { return }
    let value = store.clusters.finish()
    if value < Glyph.firstCluster {
      column += 1 - cells
      cells = 1
    }
    store.glyphs[store.glyphs.count - 1] = cells == 2 ? value | Glyph.wide : value
  }
}
