import Screens
import Testing

/// Links to a number and to a task, on a path of any kind.
private struct Numbers<Path: NumberPath>: Node {
  let path: Binding<Path>

  var body: some Node {
    Stack(path: path) {
      LinkNode("One", value: 1).title("Root").destination(for: Int.self) { number in
        LinkNode("Next", value: number + 1).title("Number \(number)")
      }
    }
  }
}

private typealias NumberPath = MutableCollection<Int> & RandomAccessCollection<Int>
  & RangeReplaceableCollection<Int>

/// A collection of numbers that an author might write.
private struct Trail: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  private var steps: [Int] = []
  let startIndex = 10
  var endIndex: Int { 10 + steps.count }
  subscript(position: Int) -> Int {
    get { steps[position - 10] }
    set { steps[position - 10] = newValue }
  }
  mutating func replaceSubrange<New: Collection>(_ range: Range<Int>, with new: New)
  where New.Element == Int {
    steps.replaceSubrange(range.lowerBound - 10..<range.upperBound - 10, with: new)
  }
}

private func walk<Path: NumberPath>(_ empty: Path) throws -> (path: [Int], text: String) {
  let router = Router(empty)
  let session = Session(Numbers(path: router.binding), on: .plain(width: 24))
  try session.tap("One")
  try session.tap("Next")
  try session.tap("Next")
  try session.back()
  return (Array(router.path), session.text)
}

@Test func N10_aPathIsAnyMutableCollectionOfHashableElements() throws {
  let text = """
    ‹ Number 1  Number 2
    ────────────────────────
    Next                   ›

    """
  #expect(try walk([Int]()) == ([1, 2], text))
  #expect(try walk(ContiguousArray<Int>()) == ([1, 2], text))
  #expect(try walk([7, 7, 7].dropFirst(3)) == ([1, 2], text))
  #expect(try walk(Trail()) == ([1, 2], text))
}

@Test func N10_aPathMayHoldValuesOfAnyTypes() throws {
  let router = Router(StackPath())
  let session = Session(
    Stack(path: router.binding) {
      LinkNode("One", value: 1)
        .destination(for: Int.self) { _ in LinkNode("Task", value: TaskID("T-7")) }
        .destination(for: TaskID.self) { TextNode("Task \($0)") }
    })
  try session.tap("One")
  try session.tap("Task")
  #expect(router.path.description == "1 › T-7")
  #expect(router.path.map { $0.type == TaskID.self } == [false, true])
  #expect(session.screen.path == ["1", "T-7"])
}

@Test func N10_aStackWithoutAPathKeepsItsOwn() throws {
  let session = Session(
    Stack {
      LinkNode("One", value: 1).destination(for: Int.self) { LinkNode("More", value: $0 + 1) }
    })
  try session.tap("One")
  try session.tap("More")
  #expect(session.screen.path == ["1", "2"])
  try session.back()
  #expect(session.screen.path == ["1"])
}

@Test func N16_aTapOnALinkIsOneWriteThatAppendsOneElement() throws {
  let router = Router<[Route]>([.settings])
  let session = Session(Shop(router))
  try session.tap("Settings")
  #expect(router.writes == [[.settings, .settings]])
  #expect(
    session.events.suffix(4) == [
      .wrotePath(["settings", "settings"]), .push(1), .appeared("settings"), .disappeared("settings"),
    ])
}

@Test func N16_backIsOneWriteThatRemovesTheLastElement() throws {
  let router = Router<[Route]>([.profile, .settings, .product(1)])
  let session = Session(Shop(router))
  try session.back()
  #expect(router.writes == [[.profile, .settings]])
  try session.tap(.button("profile"))
  #expect(router.writes == [[.profile, .settings], [.profile]])
  #expect(session.transitions == [.pop(1), .pop(1)])
}

@Test func N16_backToADepthIsOneWrite() throws {
  let router = Router<[Route]>([.profile, .settings, .product(1), .product(2)])
  let session = Session(Shop(router))
  try session.back(to: 1)
  #expect(router.writes == [[.profile]])
  #expect(session.transitions == [.pop(3)])
  try session.back(to: 0)
  #expect(router.writes == [[.profile], []])
  #expect(session.screen.title == "Shop")
}

@Test func N16_aPathOfAnyTypesIsWrittenOnceToo() throws {
  let router = Router(StackPath([1]))
  let session = Session(
    Stack(path: router.binding) {
      TextNode("Root").destination(for: Int.self) { LinkNode("More", value: $0 + 1) }
    })
  try session.tap("More")
  try session.tap("More")
  try session.back(to: 0)
  #expect(router.writes == [StackPath([1, 2]), StackPath([1, 2, 3]), StackPath()])
}

@Test func N16_aRenderWritesNothing() {
  let router = Router<[Route]>([.profile])
  let session = Session(Shop(router))
  #expect(session.text == session.text)
  #expect(router.writes == [])
}

@Test func N17_aSetterThatRefusesAValueWins() throws {
  let session = Session(Shop(path: .constant([.profile])))
  let before = session.text
  try session.tap("Settings")
  #expect(session.text == before)
  try session.back()
  #expect(session.text == before)
  #expect(session.transitions == [])
  #expect(session.events.suffix(2) == [.wrotePath(["profile"]), .wrotePath(["profile"])])
}

@Test func N17_aSetterThatRewritesAValueWins() throws {
  var path: [Route] = []
  let session = Session(
    Shop(
      path: Binding(
        get: { path },
        set: { path = $0.map { $0 == .profile ? .product(9) : $0 } })))
  try session.tap("Profile")
  #expect(session.screen.path == ["product(9)"])
  #expect(session.screen.title == "product(9)")
  #expect(session.events.contains(.wrotePath(["product(9)"])))
}

@Test func N18_severalChangesInOneActionAreOneTransition() throws {
  let router = Router<[Route]>([.profile, .settings, .product(1)])
  let session = Session(Shop(router))
  session.perform {
    router.path.removeLast()
    router.path.removeLast()
    router.path.removeLast()
  }
  #expect(session.transitions == [.pop(3)])
  session.perform { router.path = [.profile, .settings] }
  session.perform { router.path = [.profile, .product(1)] }
  session.perform {
    router.path.append(.settings)
    router.path.removeLast()
  }
  #expect(session.transitions == [.pop(3), .push(2), .replace()])
}

@Test func N18_severalChangesInOneActionRenderOnce() throws {
  let router = Router<[Route]>([])
  var renders = 0
  let root = Computed {
    renders += 1
    return VStackNode {
      ButtonNode("Go") {
        renders = 0
        router.path.append(.profile)
        router.path.append(.settings)
        router.path = [.profile, .settings, .product(1)]
      }
      Shop(router)
    }
  }
  let session = Session(root)
  try session.tap("Go")
  #expect(renders == 1)
  #expect(session.transitions == [.push(3)])
}

@Test func N19_theSameValueTwiceIsTwoScreensWithTheirOwnState() throws {
  let session = Session(Shop(Router([.profile, .profile])), on: .plain(width: 30))
  try session.tap("Count")
  try session.tap("Count")
  #expect(session.text.contains("Count 2"))
  try session.back()
  #expect(session.text.contains("Count 0"))
}

@Test func N20_anotherRootInTheSameUpdateLosesNothing() throws {
  let router = Router<[Route]>([.profile])
  var isSignedIn = false
  let root = Computed {
    Stack(path: router.binding) {
      if isSignedIn {
        TextNode("Welcome").title("Home").destination(for: Route.self) { RouteScreen(route: $0) }
      } else {
        ListNode { TextNode("Please sign in") }.title("Sign in")
          .destination(for: Route.self) { RouteScreen(route: $0) }
      }
    }
  }
  let session = Session(root)
  try session.tap("Count")
  session.perform {
    isSignedIn = true
    router.path.append(.settings)
  }
  #expect(session.screen.path == ["profile", "settings"])
  #expect(router.writes == [])
  #expect(session.transitions == [.push(1)])
  try session.back()
  #expect(session.text.contains("Count 1"))
  #expect(session.screen.backLabel == "Home")
}

@Test func N20_aStacksOwnPathOutlivesItsRootsContent() throws {
  var isSignedIn = false
  let root = Computed {
    Stack {
      if isSignedIn {
        TextNode("Welcome").destination(for: Int.self) { TextNode("Number \($0)") }
      } else {
        LinkNode("One", value: 1).destination(for: Int.self) { TextNode("Number \($0)") }
      }
    }
  }
  let session = Session(root, on: .plain(width: 20))
  session.perform { isSignedIn = false }
  try session.tap("One")
  session.perform { isSignedIn = true }
  #expect(session.screen.path == ["1"])
  #expect(session.text.hasSuffix("Number 1\n"))
  try session.back()
  #expect(session.text == "Welcome\n")
}

@Test func aRouterChangedFromOutsideIsShownAtTheNextRead() {
  let router = Router<[Route]>([])
  let session = Session(Shop(router))
  #expect(session.screen.title == "Shop")
  router.path = [.profile, .settings]
  #expect(session.screen.title == "settings")
  #expect(session.screen.backLabel == "profile")
  #expect(session.transitions == [.push(2)])
}
