import ScreensCanvas

/// The memory in which one screen was drawn, for the next one: what is in it means nothing.
///
/// A large screen takes pages of memory from the system, which costs about as much as laying it out.
package struct DrawingMemory: ~Copyable {
  package var tree = Tree()
  var frames: [Placement.Frame] = []
  var strokes: [Stroke] = []
  var sink = TextSink()

  package init() {}

  /// Takes over the memory of something that nobody else looks at any more.
  package mutating func keep(_ tree: Tree, _ placement: Placement? = nil) {
    self.tree = tree
    if let placement { frames = placement.frames }
  }
}
