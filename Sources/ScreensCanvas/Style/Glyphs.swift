/// Which characters Screens draws its own marks with: frames, rules, chevrons, dots.
///
/// Texts are printed as they are with either.
public enum Glyphs: String, Hashable, Sendable, CaseIterable {
  /// Box drawing and symbols, each one cell wide.
  case unicode
  /// ASCII only, for terminals without box drawing or with wide ambiguous characters.
  ///
  /// ```
  /// +------------------+
  /// | < Menu   Profile |
  /// +------------------+
  /// | # Save #  [ No ] |
  /// +------------------+
  /// ```
  case ascii

  package var marks: Marks {
    switch self {
    case .unicode: .unicode
    case .ascii: .ascii
    }
  }
}
