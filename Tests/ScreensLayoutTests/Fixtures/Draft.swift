import ScreensCanvas
import ScreensLayout

/// A tree that grows while a sketch is drawn into it.
struct Draft {
  var tree = Tree()
  /// The axis of the stack that is open, for spacers and rules.
  var axis: Axis?
  /// The elements that a listing of frames shows, with their names.
  private(set) var listed: [(index: Int, name: String)] = []

  mutating func add(_ element: Element, named name: String?) {
    list(name)
    tree.add(element)
  }

  mutating func wrap(_ element: Element, named name: String?, _ children: [Sketch]) {
    list(name)
    tree.open(element)
    for child in children { child.draw(&self) }
    tree.close()
  }

  private mutating func list(_ name: String?) {
    if let name { listed.append((tree.count, name)) }
  }
}
