/// What did not come back when a path was restored (N14).
public struct RestoreReport: Hashable, Sendable, CustomStringConvertible {
  /// The entries that are no values now, from the bottom up.
  public internal(set) var issues: [Issue] = []
  /// How many entries were cut off the end with `.droppingUnknown`.
  public internal(set) var droppedCount = 0

  init() {}

  /// Whether every entry became a value.
  public var isComplete: Bool { issues.isEmpty }

  /// A line for each issue; empty where everything came back.
  public var description: String {
    let dropped =
      switch droppedCount {
      case 0: [String]()
      case 1: ["1 entry was dropped."]
      default: ["\(droppedCount) entries were dropped."]
      }
    return (issues.map(\.description) + dropped).joined(separator: "\n")
  }
}
