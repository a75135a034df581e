import Screens

/// Where the sample screens lead.
enum Route: Hashable {
  case profile
  case settings
  case product(Int)
}

/// A second kind of value, so that two types can be on one path.
struct TaskID: Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Owns a path, is not observable, and counts how often the path is written through `binding`.
final class Router<Path> {
  var path: Path
  private(set) var writes: [Path] = []

  init(_ path: Path) { self.path = path }

  var binding: Binding<Path> {
    Binding(
      get: { self.path },
      set: {
        self.writes.append($0)
        self.path = $0
      })
  }
}

/// A root with two links and a screen for every route.
struct Shop: Node {
  let path: Binding<[Route]>

  init(_ router: Router<[Route]>) { path = router.binding }

  init(path: Binding<[Route]>) { self.path = path }

  var body: some Node {
    Stack(path: path) {
      ListNode {
        LinkNode("Profile", value: Route.profile)
        LinkNode("Product 1", value: Route.product(1))
      }
      .title("Shop")
      .destination(for: Route.self) { RouteScreen(route: $0) }
    }
  }
}

/// Shows a route by its name, with a state of its own and a link further on.
struct RouteScreen: Node {
  let route: Route
  @State private var count = 0

  var body: some Node {
    ListNode {
      TextNode("Screen of \(route)")
      TextNode("Count \(count)")
      ButtonNode("Count") { count += 1 }
      LinkNode("Settings", value: Route.settings)
    }
    .title("\(route)")
  }
}

extension Session {

  /// The transitions so far, without what else happened.
  var transitions: [Event] {
    events.filter { event in
      switch event {
      case .push, .pop, .replace: true
      default: false
      }
    }
  }
}

/// A node whose body is computed anew at every render from what the closure captures.
struct Computed<Content: Node>: Node {
  @NodeBuilder let content: () -> Content

  var body: some Node { content() }
}

extension Session {
  /// The error of a verb; `nil` where it did not fail, or where it changed what the session shows, logs or took.
  func failure(_ verb: (Session) throws -> Void) -> DriveError? {
    let before = (text, events, steps)
    do {
      try verb(self)
      return nil
    } catch {
      return before == (text, events, steps) ? error as? DriveError : nil
    }
  }
}
