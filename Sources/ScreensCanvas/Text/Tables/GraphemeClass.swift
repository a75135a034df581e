/// Grapheme_Cluster_Break (UAX #29), in the order of the generated table.
enum GraphemeClass: UInt8, CaseIterable {
  case other, carriageReturn, lineFeed, control, extend, joiner, regionalIndicator, prepend, spacingMark
  case leadJamo, vowelJamo, trailJamo, openSyllable, closedSyllable

  /// The class as a member of a set of classes.
  var bit: UInt16 { 1 << UInt16(rawValue) }

  /// The classes no cluster begins with right after this one, whatever stands before: UAX #29 GB3 to GB9b.
  var continuations: UInt16 {
    let marks = Self.extend.bit | Self.joiner.bit | Self.spacingMark.bit
    switch self {
    case .carriageReturn: return Self.lineFeed.bit
    case .lineFeed, .control: return 0
    case .leadJamo:
      return marks | bit | Self.vowelJamo.bit | Self.openSyllable.bit | Self.closedSyllable.bit
    case .openSyllable, .vowelJamo: return marks | Self.vowelJamo.bit | Self.trailJamo.bit
    case .closedSyllable, .trailJamo: return marks | Self.trailJamo.bit
    case .prepend: return ~(Self.carriageReturn.bit | Self.lineFeed.bit | Self.control.bit)
    case .other, .extend, .joiner, .regionalIndicator, .spacingMark: return marks
    }
  }
}

/// Indic_Conjunct_Break (UAX #29 GB9c), in the order of the generated table.
enum ConjunctClass: UInt8 {
  case none, consonant, linker, extend
}
