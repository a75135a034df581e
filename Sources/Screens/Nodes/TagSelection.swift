/// Which of several tagged nodes is chosen: a row of a list, or an option of a picker.
struct TagSelection {
  /// The picker that the nodes are options of; `nil` for the rows of a list.
  let picker: PickerScope?
  /// What the selection holds.
  let type: Any.Type
  let isSelected: (AnyHashable) -> Bool
  /// Chooses a tag; there is none for a tag that the selection can't hold.
  let selecting: (AnyHashable) -> (() -> Void)?

  /// One row, or none, of a list.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    self.init(picker: nil, get: { selection.wrappedValue }, set: { selection.wrappedValue = $0 })
  }

  /// One option of a picker.
  init<Value: Hashable>(_ selection: Binding<Value>, of picker: PickerScope) {
    self.init(picker: picker, get: { selection.wrappedValue }, set: { selection.wrappedValue = $0 })
  }

  private init<Value: Hashable>(
    picker: PickerScope?, get: @escaping () -> Value?, set: @escaping (Value) -> Void
  ) {
    self.picker = picker
    type = Value.self
    isSelected = { tag in (tag.base as? Value).map { get() == $0 } ?? false }
    selecting = { tag in (tag.base as? Value).map { value in { set(value) } } }
  }
}

/// The picker that options belong to.
final class PickerScope {
  /// What it is called.
  var label: String
  /// What `.id(_:)` gave it.
  var identifier: String?

  init(label: String) { self.label = label }
}
