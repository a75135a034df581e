import ScreensCanvas

/// One element of a stack's path: a value and the exact type it was appended with (N2).
struct PathEntry {
  let value: any Hashable
  let type: Any.Type
  /// How often `replaceLast` has put a new value in this place; a new one means fresh state (N22).
  var generation = 0

  /// An entry of another path stands for what it holds.
  init<Value: Hashable>(_ value: Value) {
    if Value.self == StackPath.Entry.self, let other = value as? StackPath.Entry {
      self = other.entry
    } else {
      self.value = value
      type = Value.self
    }
  }

  /// The value as an author would print it, on one line.
  var description: String { CleanText.oneLine(String(describing: value)) }

  /// Same type and same value; 1 and 1.0 are not the same (N2).
  func isEqual(to other: PathEntry) -> Bool { type == other.type && value.equals(other.value) }
}

extension Hashable {
  fileprivate func equals(_ other: any Hashable) -> Bool { (other as? Self) == self }
}
