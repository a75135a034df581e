/// What the sanitiser has to consider about a scalar (rule D3), in the order of the generated table.
enum Treatment: UInt8 {
  /// Printed as it is.
  case plain
  /// Ends a hard line; never printed.
  case hardBreak
  /// Becomes blanks up to the next tab stop.
  case tab
  /// U+00AD, U+200B, U+2060, U+FEFF: acts in a line, never printed.
  case marker
  /// A C0 control or U+007F: printed as its picture from U+2400 on.
  case controlPicture
  /// Printed as `\u{…}`.
  case escape
  /// ZWJ or ZWNJ.
  case joiner
  case variationSelector
  /// U+E0000 to U+E007F, printed only in the flag of a region.
  case tag
  /// U+115F.
  case leadFiller
  /// U+1160.
  case vowelFiller
  case regionalIndicator
  case vowelJamo
  case trailJamo
  /// General category M: needs a base.
  case mark
  /// A mark that shows nothing: kept on a base, else printed as `\u{…}`.
  case ignorableMark
}
