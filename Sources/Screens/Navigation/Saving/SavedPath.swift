/// A path as it is saved: a value for any encoder and decoder, which a `StackPath.Codec` makes and reads (N13).
///
/// ```swift
/// struct AppState: Codable {
///   var tab = 0
///   var path = SavedPath()
/// }
/// let state = AppState(tab: 1, path: try codec.save(path))
/// let data = try JSONEncoder().encode(state)
/// ```
/// The format is an object with a version and the path from the bottom up. Each entry has the tag its type is listed
/// under and what the value encodes; nothing names a Swift type:
/// ```json
/// {
///   "path": [
///     {"tag": "route", "value": {"project": {"id": 1}}},
///     {"tag": "task", "value": "T-7"}
///   ],
///   "version": 1
/// }
/// ```
/// Values are encoded to null, booleans, numbers, texts, lists and objects by Screens itself, so that strategies of an
/// encoder (for dates, keys and data) don't reach them, and one version can keep what only another can read. Any
/// format that tells these six apart will do. Saving and reading stop at 10,000 entries, 100,000 parts and values
/// nested 64 deep.
///
/// Decoding throws a `SavedPathError` where this is not a saved path.
public struct SavedPath: Hashable, Sendable {
  static let version = 1

  var entries: [SavedEntry] = []

  /// The path of a stack that shows its root.
  public init() {}

  init(entries: [SavedEntry]) { self.entries = entries }

  /// The tag of every entry, from the bottom up.
  public var tags: [String] { entries.map(\.tag) }
}
