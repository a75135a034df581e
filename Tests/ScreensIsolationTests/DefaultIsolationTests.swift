import Observation
import Screens
import Testing

enum Destination: Hashable { case profile, settings, product(id: String) }

@Observable final class Router {
  var path: [Destination] = []
  func navigate(to destination: Destination) { path.append(destination) }
}

struct CurrencyKey: EnvironmentKey { static let defaultValue = "EUR" }

extension EnvironmentValues {
  var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

struct Product: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct Home: Node {
  @State private var router = Router()

  var body: some Node {
    Stack(path: $router.path) {
      VStackNode(alignment: .leading) {
        ButtonNode("Profile") { router.navigate(to: .profile) }
        LinkNode("Settings", value: Destination.settings)
        ForEachNode([Product(id: 1, name: "Pen"), Product(id: 2, name: "Ink")]) { product in
          LinkNode(product.name, value: Destination.product(id: product.name))
        }
      }
      .title("Home")
      .destination(for: Destination.self) { destination in
        switch destination {
        case .profile: Profile()
        case .settings: Settings()
        case .product(let id): AnyNode(TextNode(id).title("Product"))
        }
      }
    }
    .environment(router)
    .environment(\.currency, "CHF")
  }
}

struct Profile: Node {
  @Environment(Router.self) private var router
  @Environment(\.currency) private var currency
  @Environment(\.dismiss) private var dismiss
  @State private var visits = 0

  var body: some Node {
    GroupNode {
      TextNode("\(router.path.count) deep, \(visits) visits, \(currency)")
      ButtonNode("Done") { dismiss() }
    }
    .onAppear { visits += 1 }
    .onChange(of: router.path.count) { old, new in visits += new - old }
    .title("Profile")
  }
}

struct Settings: Node {
  @Environment(Router.self) private var router
  @State private var theme: Theme? = .light

  enum Theme: String, Hashable, CaseIterable { case light, dark }

  var body: some Node {
    @Bindable var bindable = router
    ListNode(selection: $theme) {
      ForEachNode(Theme.allCases, id: \.self) { TextNode($0.rawValue).tag($0) }
    }
    Clearing(path: $bindable.path)
  }
}

struct Clearing: Node {
  @Binding var path: [Destination]
  var body: some Node { ButtonNode("Clear") { path = [] } }
}

/// A target whose default is the main actor annotates nothing.
@Suite struct DefaultIsolationTests {
  @Test func nodesWithoutAnyAnnotationAreDrivenAndShown() throws {
    let session = Session(Home(), on: .plain(width: 24))
    #expect(
      session.text == """
        Home
        ────────────────────────
        [ Profile ]
        Settings               ›
        Pen                    ›
        Ink                    ›

        """)
    try session.tap("Profile")
    #expect(session.text == "‹ Home  Profile\n────────────────────────\n1 deep, 1 visits, CHF\n[ Done ]\n")
    try session.tap("Done")
    try session.tap("Ink")
    #expect(session.text == "‹ Home  Product\n────────────────────────\nInk\n")
    try session.back()
    try session.tap("Settings")
    try session.tap("dark")
    #expect(session.text == "‹ Home\n────────────────────────\n( ) light\n(•) dark\n[ Clear ]\n")
    try session.tap("Clear")
    #expect(session.screen.title == "Home")
    #expect(session.screen.diagnostics == [])
  }

  @Test func aStackPathOfMainActorValuesIsHeld() throws {
    let session = Session(Wandering(), on: .plain(width: 24))
    try session.tap("Pen")
    #expect(session.text == "‹ Back\n────────────────────────\nPen\n")
  }

  @Test func aRouterIsChangedFromOutside() {
    let router = Router()
    let session = Session(Outside(router: router), on: .plain(width: 24))
    router.navigate(to: .settings)
    #expect(session.screen.path == ["settings"])
    session.perform { router.path = [] }
    #expect(
      session.events == [.appeared("settings"), .pop(1), .appeared("root"), .disappeared("settings")])
  }
}

struct Wandering: Node {
  @State private var path = StackPath()
  var body: some Node {
    Stack(path: $path) {
      LinkNode("Pen", value: Product(id: 1, name: "Pen"))
        .destination(for: Product.self) { TextNode($0.name) }
    }
  }
}

struct Outside: Node {
  let router: Router
  var body: some Node {
    @Bindable var router = router
    Stack(path: $router.path) {
      TextNode("root").destination(for: Destination.self) { TextNode("\($0)") }
    }
  }
}
