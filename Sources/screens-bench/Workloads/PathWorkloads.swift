import Screens

@MainActor
extension Workload {
  /// f: a stack with a path of so many elements: rendered, pushed onto, and left for the root.
  static let paths = [1, 10, 100, 1_000].flatMap { count in
    [
      path("path-render", count) { _ in },
      path("path-push", count) { $0.path.append(count + 1) },
      path("path-pop", count) { $0.path.removeAll() },
    ]
  }

  private static func path(_ name: String, _ count: Int, _ act: @escaping (Trail) -> Void) -> Workload {
    Workload(
      letter: "f", name: name, size: count, unit: "on the path", repetitions: 51,
      kind: .screens {
        let trail = Trail()
        let session = Session(TrailApp(trail: trail), on: .phone)
        func reset() {
          trail.path = Array(1...count)
          _ = session.text
        }
        reset()
        return Run(reset: reset, session: session) {
          act(trail)
          return Output(session.text)
        }
      })
  }
}

private final class Trail {
  var path: [Int] = []
}

/// Screens of a title, a text and five links.
private struct TrailApp: Node {
  let trail: Trail

  var body: some Node {
    Stack(path: Binding(get: { trail.path }, set: { trail.path = $0 })) {
      Stop(number: 0).destination(for: Int.self) { Stop(number: $0) }
    }
  }
}

private struct Stop: Node {
  let number: Int

  var body: some Node {
    VStackNode {
      TextNode("This is stop \(number).")
      ForEachNode(0..<5) { LinkNode("On to \(number + $0)", value: number + $0) }
    }
    .title("Stop \(number)")
  }
}
