import Screens

/// A button that shows how often it was tapped.
struct TapCounter: Node {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some Node {
    ButtonNode("\(name) \(count)") { count += 1 }.accessibilityLabel(name)
  }
}
