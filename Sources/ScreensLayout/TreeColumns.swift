/// What is known of all elements, one thing at a time.
extension Tree {
  package typealias Column<Value> = LazyMapSequence<[Entry], Value>

  package var elements: Column<Element> { entries.lazy.map(\.element) }
  package var ends: Column<Int32> { entries.lazy.map(\.end) }
  package var parents: Column<Int32> { entries.lazy.map(\.parent) }
  package var flexibilities: Column<Flexibility> { entries.lazy.map(\.flexibility) }
  package var styleNumbers: Column<UInt16> { entries.lazy.map(\.style) }
}
