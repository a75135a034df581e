/// When a snapshot on disk is replaced by what a test shows now.
///
/// A test whose snapshot was written fails in every mode, so that a change is always seen once;
/// the next run passes.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Writes every snapshot whose bytes changed.
  case all
  /// Writes the snapshots that differ and those that are missing.
  case failed
  /// Writes only the snapshots that are missing.
  case missing
  /// Writes nothing.
  case never

  static let words = "all, failed, missing, never"
}
