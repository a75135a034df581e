@testable import ScreensCatalog

struct Greeting: Node {
  var body: some Node { TextNode("Hello").bold() }
}

/// Shows how often its session was asked.
struct Counter: Node {
  @State private var count = 1

  var body: some Node {
    ButtonNode("Count \(count)") { count += 1 }
  }
}

@MainActor struct MainActorGreeting: @MainActor Node {
  var text = "Hello from the main actor"
  var body: some Node { TextNode(text) }
}

/// Leads nowhere, which is an error of the screen.
struct Broken: Node {
  var body: some Node { LinkNode("Nowhere", value: 1) }
}

struct SampleCatalog: Catalog {
  var previews: Previews {
    Preview("menu", on: .plain(width: 10)) { Greeting() }
    Preview("main menu", on: .watch) { MainActorGreeting(text: "Hi") }
    Preview("broken", on: .plain(width: 100)) { Broken() }
  }
}
