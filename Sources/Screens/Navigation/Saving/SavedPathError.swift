/// Why a path could not be saved or restored (N13, N14); positions count from 0, as in `path[0]`.
public struct SavedPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure, for programs that handle one of them.
  public enum Reason: Hashable, Sendable {
    /// The first value of a type that the codec doesn't list.
    case unlistedType(value: String, type: String, position: Int)
    /// A value that failed to encode itself, or is too large.
    case unsavableValue(value: String, type: String, position: Int, why: String)
    /// More than 10,000 values or entries.
    case tooManyEntries
    /// More than 100,000 parts in the values up to this one.
    case tooManyParts(position: Int)
    /// What was decoded is no saved path.
    case malformed(why: String)
    /// A format that this version of Screens doesn't read.
    case unknownVersion(Int)
    /// An entry without a tag.
    case malformedEntry(position: Int, why: String)
    /// The first entry that strict restoring met and that is no value now.
    case unresolved(RestoreReport.Issue)
  }

  /// What went wrong, with the names and places it concerns.
  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// The place on the path that is to blame, where there is one.
  public var position: Int? {
    switch reason {
    case .unlistedType(_, _, let position), .unsavableValue(_, _, let position, _),
      .tooManyParts(let position), .malformedEntry(let position, _):
      position
    case .unresolved(let issue): issue.position
    case .tooManyEntries, .malformed, .unknownVersion: nil
    }
  }

  /// What happened, why, and what to do.
  public var description: String {
    switch reason {
    case .unlistedType(let value, let type, let position):
      "path[\(position)] is \(value) of type \(type), which the codec does not list, so nothing was saved. "
        + "Add .type(\(type).self, as: \"…\") to the StackPath.Codec."
    case .unsavableValue(let value, let type, let position, let why):
      "path[\(position)] is \(value) of type \(type), which can't be saved: \(why). "
        + "Let \(type) encode what is enough to find its content again."
    case .tooManyEntries:
      "The path has more than \(PayloadLimits.entries) entries, the most that can be saved or restored. "
        + "Save a shorter path, or start with an empty one."
    case .tooManyParts(let position):
      "The values up to path[\(position)] have more than \(PayloadLimits.parts) parts, the most that can be saved or "
        + "restored. Keep large data elsewhere, and on the path what finds it."
    case .malformed(let why):
      "This is no saved path: \(why). Decode what was encoded from a SavedPath, or start with an empty path."
    case .unknownVersion(let version):
      "The path was saved in version \(version) of the format, and this version of Screens reads version "
        + "\(SavedPath.version). Update Screens, or start with an empty path."
    case .malformedEntry(let position, let why):
      "path[\(position)] is no entry of a saved path: \(why). "
        + "Decode what was encoded from a SavedPath, or start with an empty path."
    case .unresolved(let issue): issue.description
    }
  }
}
