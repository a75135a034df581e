/// How a stack reads and writes its path, whatever the path is made of; every write is one write (N16).
struct PathAccess {
  let read: () -> [PathEntry]
  let append: (PathEntry) -> Void
  let removeLast: (Int) -> Void
  /// The one type a typed path can hold; `nil` for a `StackPath`.
  let elementType: Any.Type?

  init<Path>(_ binding: Binding<Path>)
  where
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Path.Element: Hashable
  {
    read = { binding.wrappedValue.map { PathEntry($0) } }
    append = { entry in
      guard let value = entry.value as? Path.Element else { return }
      var path = binding.wrappedValue
      path.append(value)
      binding.wrappedValue = path
    }
    removeLast = { count in
      var path = binding.wrappedValue
      path.removeLast(min(count, path.count))
      binding.wrappedValue = path
    }
    elementType = Path.Element.self
  }

  init(_ binding: Binding<StackPath>) {
    read = { binding.wrappedValue.entries }
    append = { entry in
      var path = binding.wrappedValue
      path.entries.append(entry)
      binding.wrappedValue = path
    }
    removeLast = { count in
      var path = binding.wrappedValue
      path.pop(count)
      binding.wrappedValue = path
    }
    elementType = nil
  }
}
