/// Replaces what must not be printed by something visible, scalar by scalar (rule D3).
///
/// A scalar is judged by what was printed before it, not by its neighbour in the source: only so is the result
/// of sanitising a text again the same text.
struct Sanitiser: ~Copyable {
  private static let tabStop = 8

  let table = PropertyTable.shared
  /// Takes what is printed.
  var builder: ClusterBuilder

  /// The scalar printed last; at the start and after a tab one that nothing may join.
  private var last = ScalarProperties.none
  private var lastScalar: UInt32 = 0
  /// What was printed ends in a pictograph and perhaps some marks on it (UAX #29 GB11).
  private var endsInPictograph = false

  /// `capacity` is the number of glyphs to expect.
  init(capacity: Int) { builder = ClusterBuilder(capacity: capacity) }

  /// Whether a mark printed now would have no base of its own.
  private var lacksBase: Bool { last.grapheme == .control }

  /// Begins a stretch of text on which nothing before it has an influence.
  mutating func beginStretch() {
    builder.beginStretch()
    forgetLast()
  }

  /// Prints a scalar just read at the cursor, which moves on over what is printed together with it.
  @inline(__always)
  mutating func print(
    _ scalar: UInt32, _ properties: ScalarProperties, _ cursor: inout ScalarCursor
  ) {
    if properties.treatment == .plain {
      emit(scalar, properties)
    } else {
      treat(scalar, properties, &cursor)
    }
  }

  @inline(__always)
  private mutating func emit(_ scalar: UInt32, _ properties: ScalarProperties) {
    endsInPictograph = properties.isPictographic || endsInPictograph && properties.grapheme == .extend
    last = properties
    lastScalar = scalar
    builder.append(scalar, properties)
  }

  private mutating func emit(_ scalar: UInt32) {
    emit(scalar, table[scalar])
  }

  private mutating func forgetLast() {
    last = ScalarProperties.none
    lastScalar = 0
    endsInPictograph = false
  }

  @inline(never)
  private mutating func treat(
    _ scalar: UInt32, _ properties: ScalarProperties, _ cursor: inout ScalarCursor
  ) {
    switch properties.treatment {
    case .plain, .marker: emit(scalar, properties)
    case .hardBreak: break
    case .tab: expandTab()
    case .controlPicture: emit(scalar == 0x7F ? 0x2421 : 0x2400 + scalar)
    case .escape: escape(scalar)
    case .joiner:
      if keepsJoiner(scalar, before: cursor) { emit(scalar, properties) }
    case .variationSelector: select(scalar, properties)
    case .tag: tag(scalar, &cursor)
    case .regionalIndicator: flag(scalar, properties, &cursor)
    case .mark:
      if lacksBase { emit(0x25CC) }
      emit(scalar, properties)
    case .ignorableMark: keep(scalar, properties, if: !lacksBase)
    case .leadFiller: keep(scalar, properties, if: next(cursor)?.grapheme == .vowelJamo)
    case .vowelFiller: keep(scalar, properties, if: last.grapheme == .leadJamo)
    case .vowelJamo: keep(scalar, properties, if: last.takesVowel)
    case .trailJamo: keep(scalar, properties, if: last.takesTrail)
    }
  }

  private func next(_ cursor: ScalarCursor) -> ScalarProperties? {
    cursor.peek().map { table[$0] }
  }

  private mutating func keep(
    _ scalar: UInt32, _ properties: ScalarProperties, if isKept: Bool
  ) {
    if isKept { emit(scalar, properties) } else { escape(scalar) }
  }

  /// B2: blanks up to the next tab stop of the hard line.
  private mutating func expandTab() {
    for _ in 0..<(Self.tabStop - builder.column % Self.tabStop) { emit(0x20) }
    forgetLast()
  }

  /// D3.4: joiners that make an emoji or shape the letters around them.
  private func keepsJoiner(_ scalar: UInt32, before cursor: ScalarCursor) -> Bool {
    guard let next = next(cursor) else { return false }
    if scalar == 0x200D, endsInPictograph, next.isPictographic { return true }
    return last.isJoiningLetterOrMark && next.isJoiningLetter
  }

  /// D3.5: variation selectors on what they are made for.
  private mutating func select(_ scalar: UInt32, _ properties: ScalarProperties) {
    let isFree = !lacksBase && last.treatment != .variationSelector
    switch scalar {
    case 0xFE0F:
      if isFree, last.isVariationBase { emit(scalar, properties) }
    case 0xFE0E:
      if isFree, last.isVariationBase, !last.isWide { emit(scalar, properties) }
    case 0xFE00...0xFE0D: keep(scalar, properties, if: isFree && last.carriesVariation)
    case 0xE0100...0xE01EF: keep(scalar, properties, if: isFree && last.carriesIdeographicVariation)
    default: keep(scalar, properties, if: isFree && 0x1800...0x18AF ~= lastScalar)
    }
  }

  /// D3.6: the flag of a region is U+1F3F4, one to six letters or digits and U+E007F; other tags are escaped.
  private mutating func tag(_ scalar: UInt32, _ cursor: inout ScalarCursor) {
    let longestName = 6
    var ahead = cursor
    var name = [scalar]
    while lastScalar == 0x1F3F4, name.count <= longestName, let next = ahead.peek(), next >> 7 == 0xE0000 >> 7
    {
      name.append(ahead.next())
    }
    let letters = name.prefix { 0xE0030...0xE0039 ~= $0 || 0xE0061...0xE007A ~= $0 }.count
    guard 1...longestName ~= letters, letters < name.count, name[letters] == 0xE007F else {
      return escape(scalar)
    }
    emit(scalar)
    for _ in 0..<letters { emit(cursor.next()) }
  }

  /// D3.9: regional indicators in pairs; an odd one is escaped.
  private mutating func flag(
    _ scalar: UInt32, _ properties: ScalarProperties, _ cursor: inout ScalarCursor
  ) {
    guard next(cursor)?.grapheme == .regionalIndicator else { return escape(scalar) }
    emit(scalar, properties)
    emit(cursor.next())
  }

  /// `\u{…}` with the scalar's number in upper-case hexadecimal.
  private mutating func escape(_ scalar: UInt32) {
    for character in "\\u{".utf8 { emit(UInt32(character)) }
    var shift: UInt32 = 20
    while shift > 0, scalar >> shift == 0 { shift -= 4 }
    while true {
      let digit = scalar >> shift & 15
      emit(digit < 10 ? 0x30 + digit : 0x37 + digit)
      if shift == 0 { break }
      shift -= 4
    }
    emit(UInt32(UInt8(ascii: "}")))
  }
}

extension ScalarProperties {
  /// Whether a vowel jamo joins it (GB6, GB7).
  fileprivate var takesVowel: Bool {
    grapheme == .leadJamo || grapheme == .vowelJamo || grapheme == .openSyllable
  }

  /// Whether a trail jamo joins it (GB7, GB8).
  fileprivate var takesTrail: Bool {
    grapheme == .openSyllable || grapheme == .closedSyllable || grapheme == .vowelJamo
      || grapheme == .trailJamo
  }
}
