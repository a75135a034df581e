import Observation
import Screens
import Testing

@MainActor @Observable private final class PageRouter {
  var path: [Destination] = []
  func navigate(to destination: Destination) { path.append(destination) }
}

private enum Destination: Hashable { case profile, product(id: String) }

private struct CurrencyKey: EnvironmentKey { static let defaultValue = "EUR" }

extension EnvironmentValues {
  fileprivate var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

@MainActor private struct Home: @MainActor Node {
  @State private var router = PageRouter()

  var body: some Node {
    Stack(path: $router.path) {
      VStackNode {
        ButtonNode("Profile") { router.navigate(to: .profile) }
        LinkNode("Product", value: Destination.product(id: "P-1"))
      }
      .title("Home")
      .destination(for: Destination.self) { destination in
        switch destination {
        case .profile: Profile()
        case .product(let id): TextNode(id).title("Product")
        }
      }
    }
    .environment(router)
    .environment(\.currency, "CHF")
  }
}

@MainActor private struct Profile: @MainActor Node {
  @Environment(PageRouter.self) private var router
  @Environment(\.currency) private var currency
  @Environment(\.dismiss) private var dismiss
  @State private var visits = 0

  var body: some Node {
    @Bindable var bindable = router
    GroupNode {
      TextNode("\(router.path.count) deep, \(visits) visits, \(currency)")
      Clearing(path: $bindable.path)
      ButtonNode("Done") { dismiss() }
      ForEachNode(router.path, id: \.self) { destination in TextNode("\(destination)") }
    }
    .onAppear { visits += 1 }
    .onChange(of: router.path) { old, new in router.path = new }
    .title("Profile")
  }
}

@MainActor private struct Clearing: @MainActor Node {
  @Binding var path: [Destination]
  var body: some Node { ButtonNode("Clear") { path = [] } }
}

/// Nodes that belong to the main actor, in a target where nothing does by default.
@MainActor @Suite struct ExplicitIsolationTests {
  @Test func mainActorNodesAreDrivenAndShown() throws {
    let session = Session(Home(), on: .plain(width: 24))
    #expect(session.text == "Home\n────────────────────────\n      [ Profile ]\nProduct                ›\n")
    try session.tap("Profile")
    #expect(
      session.text == """
        ‹ Home  Profile
        ────────────────────────
        1 deep, 1 visits, CHF
        [ Clear ]
        [ Done ]
        profile

        """)
    try session.tap("Done")
    try session.tap("Product")
    #expect(session.text == "‹ Home  Product\n────────────────────────\nP-1\n")
    try session.back()
    try session.tap("Profile")
    try session.tap("Clear")
    #expect(session.screen.title == "Home")
    #expect(session.codes == [])
  }

  @Test func aMainActorNodeRendersInOneCall() {
    #expect(render(Clearing(path: .constant([])), on: .plain(width: 20)) == "[ Clear ]\n")
  }
}
