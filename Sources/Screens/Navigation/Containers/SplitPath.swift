/// The paths of a sidebar and of the details, with the selection between them.
///
/// On a narrow device all three are the path of one stack. A value of the selection's type is the selection, wherever
/// it is appended, so that no path ever holds one.
struct SplitPath<Value: Hashable> {
  /// What is pushed over the details of one selection, or over the placeholder; another selection starts at its root.
  struct DetailPath {
    var value: Value?
    var path = StackPath()
  }

  let selection: Binding<Value?>
  let sidebar: StateCell<StackPath>
  let detail: StateCell<DetailPath>

  /// The path of the stack on a narrow device.
  var whole: Binding<StackPath> {
    Binding(
      get: {
        guard let value = selection.wrappedValue else { return sidebar.value }
        var path = sidebar.value
        path.append(value)
        path.entries += over(value).entries
        return path
      }, set: { set($0) })
  }

  /// The path of the sidebar on a wide device.
  var sidebarPart: Binding<StackPath> {
    Binding(
      get: { sidebar.value },
      set: { path in
        if path.contains(where: { $0.type == Value.self }) { set(path) } else { sidebar.set(path) }
      })
  }

  /// The path of the details on a wide device.
  var detailPart: Binding<StackPath> {
    Binding(
      get: { over(selection.wrappedValue) },
      set: { detail.set(DetailPath(value: selection.wrappedValue, path: $0)) })
  }

  private func over(_ value: Value?) -> StackPath {
    detail.value.value == value ? detail.value.path : StackPath()
  }

  /// Takes a whole path apart; the selection is written once, and only where it changes.
  private func set(_ path: StackPath) {
    let place = path.firstIndex { $0.type == Value.self } ?? path.endIndex
    let value = place < path.endIndex ? path[place].value as? Value : nil
    sidebar.set(StackPath(entries: Array(path.entries[..<place])))
    detail.set(DetailPath(value: value, path: StackPath(entries: Array(path.entries.dropFirst(place + 1)))))
    if selection.wrappedValue != value { selection.wrappedValue = value }
  }
}
