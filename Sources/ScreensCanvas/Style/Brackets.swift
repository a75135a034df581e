/// The marks to the left and right of a button's label, on each of its rows.
package enum Brackets: UInt8, Hashable, Sendable {
  /// `[ Label ]`
  case bordered
  /// `▐ Label ▌`
  case prominent
  /// `[! Label ]`
  case destructive
  /// `▐! Label ▌`
  case prominentDestructive

  /// Cells left of the label.
  package var leading: Int {
    switch self {
    case .bordered, .prominent: 2
    case .destructive, .prominentDestructive: 3
    }
  }

  /// Cells right of the label.
  package var trailing: Int { 2 }
}
