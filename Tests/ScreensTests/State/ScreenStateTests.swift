import Observation
import Screens
import Testing

/// N18, N19 and N21: what a change of the path does to what is on the screens.
@Suite struct ScreenStateTests {
  fileprivate enum Route: Hashable { case a, b, c, number(Int) }

  @Observable fileprivate final class Router {
    var path: [Route] = []
    @ObservationIgnored var renders = 0
  }

  private struct App: Node {
    let router: Router
    var body: some Node {
      @Bindable var router = router
      Stack(path: $router.path) {
        Root(router: router)
          .destination(for: Route.self) { route in
            TapCounter("top").title("\(route)")
          }
      }
    }
  }

  private struct Root: Node {
    let router: Router
    var body: some Node {
      router.renders += 1
      return GroupNode {
        TapCounter("root")
        ButtonNode("many") {
          router.path.append(.a)
          router.path.append(.b)
          router.path.append(.c)
        }
        ButtonNode("there and back") {
          router.path.append(.a)
          router.path.removeAll()
        }
      }
      .title("Home")
    }
  }

  @Test func N18_severalMutationsInOneActionRenderOnce() throws {
    let router = Router()
    let session = Session(width: 20) { App(router: router) }
    _ = session.screen
    router.renders = 0
    try session.tap("many")
    // One render to find the button, one to show what it did.
    #expect(router.renders == 2)
    #expect(session.events == [.appeared("Home"), .push(3), .appeared("c"), .disappeared("Home")])
  }

  @Test func N18_emptyingThePathIsOneTransition() {
    let router = Router()
    router.path = [.a, .b, .c]
    let session = Session(width: 20) { App(router: router) }
    #expect(session.events == [.appeared("c")])
    session.perform { router.path = [] }
    #expect(session.events == [.appeared("c"), .pop(3), .appeared("Home"), .disappeared("c")])
  }

  @Test func N18_mutationsThatCancelOutAreNoTransition() throws {
    let session = Session(width: 20) { App(router: Router()) }
    try session.tap("there and back")
    #expect(session.events == [.appeared("Home")])
  }

  @Test func N19_theSameValueTwiceIsTwoScreensWithIndependentState() throws {
    let router = Router()
    router.path = [.a, .a]
    let session = Session(width: 20) { App(router: router) }
    try session.tap("top")
    try session.tap("top")
    #expect(session.text == "‹ a  a\n────────────────────\n[ top 2 ]\n")
    try session.back()
    #expect(session.text == "‹ Home  a\n────────────────────\n[ top 0 ]\n")
    try session.tap("top")
    router.path.append(.a)
    #expect(session.text == "‹ a  a\n────────────────────\n[ top 0 ]\n")
    try session.back()
    #expect(session.text == "‹ Home  a\n────────────────────\n[ top 1 ]\n")
    router.path = [.a, .a]
    #expect(session.codes == [])
  }

  @Test func N21_aCoveredScreenKeepsItsState() throws {
    let router = Router()
    let session = Session(width: 20) { App(router: router) }
    try session.tap("root")
    router.path = [.a]
    try session.tap("top")
    router.path = [.a, .b]
    _ = session.screen
    router.path = [.a]
    #expect(session.text == "‹ Home  a\n────────────────────\n[ top 1 ]\n")
    router.path = []
    #expect(session.text.contains("[ root 1 ]"))
  }

  @Test func N21_aPoppedScreenLosesItsState() throws {
    let router = Router()
    router.path = [.a]
    let session = Session(width: 20) { App(router: router) }
    try session.tap("top")
    try session.back()
    router.path = [.a]
    #expect(session.text == "‹ Home  a\n────────────────────\n[ top 0 ]\n")
  }

  @Test func N21_stateBelongsToPositionAndNodeType() throws {
    struct Other: Node {
      @State private var count = 5
      var body: some Node { ButtonNode("\(count)") { count += 1 } }
    }
    struct Choosing: Node {
      let number: Int
      var body: some Node {
        number < 10 ? AnyNode(TapCounter("same")) : AnyNode(Other())
      }
    }
    final class Path { var values = [1] }
    let path = Path()
    let session = Session(width: 20) {
      Stack(path: Binding(get: { path.values }, set: { path.values = $0 })) {
        EmptyNode().destination(for: Int.self) { Choosing(number: $0) }
      }
    }
    try session.tap("same")
    path.values = [2]
    #expect(session.text.hasSuffix("[ same 1 ]\n"))
    path.values = [10]
    #expect(session.text.hasSuffix("[ 5 ]\n"))
    path.values = [2]
    #expect(session.text.hasSuffix("[ same 0 ]\n"))
  }

  @Test func N21_anExplicitIDIsPartOfTheIdentity() throws {
    final class Path { var values = [1] }
    let path = Path()
    let session = Session(width: 20) {
      Stack(path: Binding(get: { path.values }, set: { path.values = $0 })) {
        EmptyNode().destination(for: Int.self) { TapCounter("same").id($0 / 10) }
      }
    }
    try session.tap("same")
    path.values = [9]
    #expect(session.text.hasSuffix("[ same 1 ]\n"))
    path.values = [10]
    #expect(session.text.hasSuffix("[ same 0 ]\n"))
  }
}
