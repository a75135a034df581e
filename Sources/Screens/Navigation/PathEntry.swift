import ScreensCanvas

/// One element of a stack's path: a value and the exact type it was appended with (N2).
struct PathEntry {
  let value: any Hashable
  let type: Any.Type
  /// How often `replaceLast` has put a new value in this place; a new one means fresh state (N22).
  var generation = 0

  init<Value: Hashable>(_ value: Value, generation: Int = 0) {
    self.value = value
    type = Value.self
    self.generation = generation
  }

  /// The value as an author would print it, on one line.
  var description: String {
    CleanText.of(String(describing: value)).split(separator: "\n").joined(separator: " ")
  }

  /// Same type and same value; 1 and 1.0 are not the same (N2).
  func isEqual(to other: PathEntry) -> Bool { type == other.type && value.equals(other.value) }
}

extension Hashable {
  fileprivate func equals(_ other: any Hashable) -> Bool { (other as? Self) == self }
}
