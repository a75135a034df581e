import Foundation
import Screens
import Testing

/// What the pages of the documentation show is what the package does.
///
/// Every Swift block of a page stands in a file of these tests, row by row. Every other block has a comment before it that names
/// the state it shows, and a test gives the text for each name.
struct DocumentationTests {
  nonisolated private static let pages = [
    "DeepLinks", "DescribingAScreen", "DrivingASession", "FromSwiftUI", "HowItStaysFast", "HowTextIsMeasured",
    "ReadingAFailure", "SavingAndRestoring", "Screens", "StacksAndPaths", "StateAndIdentity",
    "TestingEveryStackState",
  ]

  @Test(arguments: pages) func codeIsCompiled(page: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n") }
    for code in try DocumentationPage(page).code {
      let isCompiled = sources.contains { $0.contains(code: code) }
      #expect(isCompiled, "\(page) has a block that is in no test:\n\(code.joined(separator: "\n"))")
    }
  }

  /// The page of `Node` only groups its modifiers.
  @Test func everyPageIsTested() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: DocumentationPage.folder.path)
    #expect(files.sorted() == (Self.pages + ["Node"]).map { $0 + ".md" }.sorted())
  }
}

/// The blocks of one page.
struct DocumentationPage {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Screens/Screens.docc")

  let name: String
  /// The rows of each Swift block.
  var code: [[String]] = []
  /// What the other blocks show, by the comment before each.
  var pictures: [String: String] = [:]

  init(_ name: String) throws {
    self.name = name
    let text = try String(contentsOf: Self.folder.appending(path: name + ".md"), encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    try #require(parts.count % 2 == 1, "\(name) has a block without an end.")
    for index in stride(from: 1, to: parts.count, by: 2) {
      let rows = parts[index].components(separatedBy: "\n")
      if rows[0] == "swift" {
        code.append(Array(rows.dropFirst().dropLast()))
      } else {
        let comment = parts[index - 1].split(separator: "\n").last ?? ""
        try #require(
          comment.hasPrefix("<!-- ") && comment.hasSuffix(" -->"), "\(name) shows a state without a name.")
        let state = String(comment.dropFirst(5).dropLast(4))
        #expect(pictures.updateValue(rows.dropFirst().joined(separator: "\n"), forKey: state) == nil)
      }
    }
  }

  /// The page shows exactly these states, and each as it is.
  static func expect(_ name: String, shows states: [String: String]) throws {
    let page = try DocumentationPage(name)
    #expect(page.pictures.keys.sorted() == states.keys.sorted())
    for (state, text) in states {
      let text = text.hasSuffix("\n") ? text : text + "\n"
      let isShown = page.pictures[state]?.utf8.elementsEqual(text.utf8) == true
      #expect(isShown, "\(name) shows \(state) otherwise. It is:\n\(text)")
    }
  }
}

extension [String] {
  /// Whether `code` is a run of these rows, all moved to the right by the same blanks.
  fileprivate func contains(code: [String]) -> Bool {
    indices.contains { start in
      guard start + code.count <= count, let first = code.first, self[start].hasSuffix(first) else {
        return false
      }
      let indentation = self[start].dropLast(first.count)
      guard indentation.allSatisfy({ $0 == " " }) else { return false }
      return zip(self[start...], code).allSatisfy { $0 == ($1.isEmpty ? "" : indentation + $1) }
    }
  }
}

// Screens.md

private enum LandingPage {
  enum Destination: Hashable { case order(Int) }

  struct Orders: Node {
    var body: some Node {
      Stack {
        ListNode {
          ForEachNode([17, 18], id: \.self) { number in
            LinkNode("Order \(number)", value: Destination.order(number))
          }
        }
        .title("Orders")
        .destination(for: Destination.self) { destination in
          switch destination {
          case .order(let number): OrderScreen(number: number)
          }
        }
      }
    }
  }

  struct OrderScreen: Node {
    let number: Int
    @State private var isPaid = false

    var body: some Node {
      VStackNode(spacing: 1) {
        TextNode(isPaid ? "Paid. Thank you!" : "One coffee, 2.50")
        if !isPaid {
          ButtonNode("Pay") { isPaid = true }.buttonStyle(.borderedProminent)
        }
      }
      .title("Order \(number)")
    }
  }
}

extension DocumentationTests {
  @Test func landingPage() throws {
    typealias Orders = LandingPage.Orders
    var shown = ["orders": render(Orders())]
    let session = Session(Orders(), on: .phone)
    try session.tap("Order 17")
    try session.tap("Pay")
    #expect(session.text.contains("Paid. Thank you!"))
    shown["paid"] = session.text
    try DocumentationPage.expect("Screens", shows: shown)
  }
}

// StacksAndPaths.md

private enum NavigationPage {
  enum Route: Hashable {
    case product(Int)
    case cart
  }

  struct Shop: Node {
    @State private var path: [Route] = []

    var body: some Node {
      Stack(path: $path) {
        ListNode {
          LinkNode("Coffee", value: Route.product(1))
          LinkNode("Tea", value: Route.product(2))
          ButtonNode("Coffee, and to the Cart") { path = [.product(1), .cart] }
        }
        .title("Shop")
        .destination(for: Route.self) { route in
          switch route {
          case .product(let id): ProductScreen(id: id)
          case .cart: CartScreen()
          }
        }
      }
    }
  }

  struct ProductScreen: Node {
    let id: Int

    var body: some Node {
      ListNode {
        TextNode("Product number \(id)")
        LinkNode("To the Cart", value: Route.cart)
      }
      .title("Product \(id)")
    }
  }

  struct CartScreen: Node {
    @Environment(\.dismiss) private var dismiss

    var body: some Node {
      ButtonNode("Go On Shopping") { dismiss() }.title("Cart")
    }
  }

  struct Coupon: Hashable, CustomStringConvertible {
    let code: String
    var description: String { code }
  }

  struct Unfinished: Node {
    let path: [Route]

    var body: some Node {
      Stack(path: .constant(path)) {
        ListNode {
          LinkNode("Coffee", value: Route.product(1))
          LinkNode("Sold Out", value: Route?.none)
        }
        .title("Shop")
      }
    }
  }

  struct Tabs: Node {
    var body: some Node {
      TabsNode {
        TabNode("Shop") { Shop() }
        TabNode("Orders") {
          Stack { TextNode("On their way").title("Orders") }
        }
        .badge(3)
      }
    }
  }

  struct Basket: Node {
    @State private var showsHelp = false
    @State private var asksToEmpty = false

    var body: some Node {
      Stack {
        ListNode {
          TextNode("Two apples")
          ButtonNode("Help") { showsHelp = true }
          ButtonNode("Empty") { asksToEmpty = true }
        }
        .title("Basket")
        .sheet(isPresented: $showsHelp) {
          TextNode("Ask at the till.").title("Help")
        }
        .alert("Empty the basket?", isPresented: $asksToEmpty) {
          ButtonNode("Keep", role: .cancel) {}
          ButtonNode("Empty", role: .destructive) {}
        }
      }
    }
  }

  struct TwoTitles: Node {
    let below: String
    let top: String

    var body: some Node {
      Stack(path: .constant([1])) {
        TextNode("Root").title(below).destination(for: Int.self) { _ in TextNode("Top").title(top) }
      }
    }
  }
}

extension DocumentationTests {
  @Test func navigationPage() throws {
    var shown: [String: String] = [:]
    let session = Session(NavigationPage.Shop(), on: .phone)
    shown["the root"] = session.text
    try session.tap("Coffee")
    shown["after a tap on Coffee"] = session.text
    try session.back()
    try session.tap("Coffee, and to the Cart")
    shown["after a tap on Coffee, and to the Cart"] = session.text
    #expect(session.screen.path == ["product(1)", "cart"])
    shown["events"] = session.events.map(\.description).joined(separator: "\n")
    try session.tap("Go On Shopping")
    #expect(session.screen.title == "Product 1")

    let missing = Session(NavigationPage.Unfinished(path: [.cart]))
    shown["a value without a destination"] = missing.text
    #expect(missing.screen.diagnostics.count == 1)
    shown["its diagnostic"] = missing.screen.diagnostics[0].message.broken
    let links = Session(NavigationPage.Unfinished(path: []))
    shown["links that lead nowhere"] = links.text
    #expect(links.screen.diagnostics.count == 1)

    let tabs = Session(NavigationPage.Tabs())
    try tabs.selectTab("Orders")
    shown["the second tab"] = tabs.text

    let basket = Session(NavigationPage.Basket())
    try basket.tap("Help")
    shown["a sheet"] = basket.text
    try basket.dismiss()
    try basket.tap("Empty")
    shown["an alert"] = basket.text
    #expect(throws: DriveError.self) { try basket.tap("Help") }

    let titles = [
      ("Shop", "Cart"), ("Everything We Sell", "Coffee from Ethiopia"),
      ("Everything We Sell", "Coffee from Ethiopia, in Beans"),
      ("Shop", "Coffee from Ethiopia, Whole or Ground"),
    ]
    shown["titles"] = titles.map { below, top in
      render(NavigationPage.TwoTitles(below: below, top: top)).split(separator: "\n")[1]
    }
    .joined(separator: "\n")
    try DocumentationPage.expect("StacksAndPaths", shows: shown)
  }

  @Test func pathOfSeveralTypes() {
    typealias Route = NavigationPage.Route
    typealias Coupon = NavigationPage.Coupon
    var path = StackPath([Route.product(1), .cart])
    path.append(Coupon(code: "SPRING"))
    #expect(path.description == "product(1) › cart › SPRING")
    #expect(path.last(as: Coupon.self)?.code == "SPRING")
    #expect(path.elements(of: Route.self) == [.product(1), .cart])

    path.pop(to: Route.product(1))
    path.replaceLast(Route.product(2))
    #expect(path == StackPath([Route.product(2)]))

    path.pop(5)
    #expect(path.isEmpty)
  }

  @Test func transactions() {
    typealias Route = NavigationPage.Route
    final class Router { var path: [Route] = [.product(1), .cart] }
    let router = Router()
    let session = Session(
      Stack(path: Bindable(router).path) {
        TextNode("Root").destination(for: Route.self) { _ in TextNode("Pushed") }
      })
    session.perform {
      withTransaction(Transaction(disablesAnimations: true)) { router.path.removeAll() }
    }
    #expect(session.events.contains(.pop(2, animated: false)))
  }
}

// StateAndIdentity.md

private enum StatePage {
  enum Route: Hashable { case product(Int) }

  struct ProductScreen: Node {
    let id: Int
    @State private var amount = 1

    var body: some Node {
      VStackNode(alignment: .leading) {
        TextNode("\(amount) of product \(id)")
        ButtonNode("More") { amount += 1 }
      }
      .title("Product \(id)")
    }
  }

  final class Router {
    var path: [Route] = []
  }

  struct Shop: Node {
    let router: Router

    var body: some Node {
      Stack(path: Bindable(router).path) {
        TextNode("Everything").title("Shop")
          .destination(for: Route.self) { route in
            switch route {
            case .product(let id): ProductScreen(id: id)
            }
          }
      }
    }
  }

  struct IdentifiedShop: Node {
    let router: Router

    var body: some Node {
      Stack(path: Bindable(router).path) {
        TextNode("Everything").title("Shop")
          .destination(for: Route.self) { route in
            switch route {
            case .product(let id): ProductScreen(id: id).id(id)
            }
          }
      }
    }
  }

  final class AnyRouter {
    var path = StackPath([Route.product(1)])
  }

  struct AnyShop: Node {
    let router: AnyRouter

    var body: some Node {
      Stack(path: Bindable(router).path) {
        TextNode("Everything").title("Shop")
          .destination(for: Route.self) { route in
            switch route {
            case .product(let id): ProductScreen(id: id)
            }
          }
          .destination(for: Int.self) { id in ProductScreen(id: id) }
      }
    }
  }

  struct Depth: Node {
    @Environment(Router.self) private var router

    var body: some Node { TextNode("\(router.path.count) deep") }
  }
}

extension DocumentationTests {
  /// Taps More twice, replaces the top and says what is shown.
  private func replacing<Root: Node>(in root: Root, _ replace: () -> Void) throws -> String {
    let session = Session(root, on: .plain(width: 30))
    try session.tap("More")
    try session.tap("More")
    session.perform(replace)
    return session.text
  }

  @Test func statePage() throws {
    var shown: [String: String] = [:]
    let router = StatePage.Router()
    router.path = [.product(1)]
    shown["before"] = try replacing(in: StatePage.Shop(router: router)) {}
    shown["kept"] = try replacing(in: StatePage.Shop(router: router)) {
      router.path = [.product(2)]
    }
    router.path = [.product(1)]
    shown["fresh by id"] = try replacing(in: StatePage.IdentifiedShop(router: router)) {
      router.path = [.product(2)]
    }
    let anyRouter = StatePage.AnyRouter()
    shown["fresh by replaceLast"] = try replacing(in: StatePage.AnyShop(router: anyRouter)) {
      typealias Route = StatePage.Route
      anyRouter.path.replaceLast(Route.product(2))
    }
    anyRouter.path = StackPath([StatePage.Route.product(1)])
    shown["fresh by type"] = try replacing(in: StatePage.AnyShop(router: anyRouter)) {
      anyRouter.path = StackPath([2])
    }
    let lonely = Session(StatePage.Depth(), on: .plain(width: 40))
    shown["nothing provides the object"] = lonely.text
    #expect(lonely.screen.diagnostics.map(\.code) == [.missingObject])
    try DocumentationPage.expect("StateAndIdentity", shows: shown)
  }

  @Test func equalValuesAreTwoScreens() throws {
    typealias Shop = StatePage.Shop
    typealias Router = StatePage.Router
    let router = Router()
    router.path = [.product(1), .product(1)]
    let session = Session(Shop(router: router))
    try session.tap("More")
    #expect(session.text.contains("2 of product 1"))
    try session.back()
    #expect(session.text.contains("1 of product 1"))
  }

  @Test func coveredAndPopped() throws {
    typealias Shop = StatePage.Shop
    typealias Router = StatePage.Router
    let router = Router()
    router.path = [.product(1)]
    let session = Session(Shop(router: router))
    try session.tap("More")
    router.path.append(.product(7))
    try session.back()
    #expect(session.text.contains("2 of product 1"))
    try session.back()
    router.path = [.product(1)]
    #expect(session.text.contains("1 of product 1"))
  }
}

// SavingAndRestoring.md

private enum SavingPage {
  enum Route: Hashable, Codable {
    case product(id: Int)
    case cart
  }

  struct Coupon: Hashable, Codable {
    let code: String
  }

  static let codec = StackPath.Codec(
    .type(Route.self, as: "route"), .type(Coupon.self, as: "coupon"))

  struct Shop: Node {
    let path: StackPath

    var body: some Node {
      Stack(path: .constant(path)) {
        TextNode("Everything").title("Shop")
          .destination(for: Route.self) { route in TextNode("\(route)").title("Route") }
      }
    }
  }

  struct ForgivingShop: Node {
    let path: StackPath

    var body: some Node {
      Stack(path: .constant(path)) {
        TextNode("Everything").title("Shop")
          .destination(for: Route.self) { route in TextNode("\(route)").title("Route") }
          .destination(for: StackPath.UnresolvedEntry.self) { _ in
            TextNode("Update the app to see this.").title("Not Here Yet")
          }
      }
    }
  }
}

extension DocumentationTests {
  @Test func savingPage() throws {
    typealias Route = SavingPage.Route
    typealias Coupon = SavingPage.Coupon
    let codec = SavingPage.codec
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    var path = StackPath([Route.product(id: 1)])
    path.append(Coupon(code: "SPRING"))

    let data = try encoder.encode(codec.save(path))

    let saved = try JSONDecoder().decode(SavedPath.self, from: data)
    let restored = try codec.restore(saved)
    #expect(restored.path == path)
    #expect(restored.report.isComplete)

    var shown = ["the file": String(decoding: data, as: UTF8.self)]
    let older = StackPath.Codec(.type(Route.self, as: "route"))
    let (partly, report) = try older.restore(saved)
    shown["the report"] = report.description.broken
    shown["an unknown entry"] = render(SavingPage.Shop(path: partly))
    shown["an unknown entry with a destination"] = render(SavingPage.ForgivingShop(path: partly))
    #expect(try older.save(partly) == saved)
    #expect(try older.restore(saved, mode: .droppingUnknown).path == StackPath([Route.product(id: 1)]))
    let strict = #expect(throws: SavedPathError.self) { try older.restore(saved, mode: .strict) }
    #expect(strict?.position == 1)
    let unlisted = #expect(throws: SavedPathError.self) { try older.save(path) }
    shown["a type that is not listed"] = try #require(unlisted).description.broken
    try DocumentationPage.expect("SavingAndRestoring", shows: shown)
  }
}

// DeepLinks.md

private enum LinksPage {
  enum Route: Hashable {
    case category(Int)
    case product(Int)
    case search(String, page: Int)
  }

  static let products = [7: 3, 8: 3]

  static let shopLinks = Links {
    Link("shop://product/:id") { parameters in
      let id: Int = try parameters("id")
      guard let category = products[id] else { throw LinkRefusal("There is no product \(id).") }
      return [Route.category(category), .product(id)]
    } printing: { path in
      guard case .product(let id) = path.last else { return nil }
      return ["id": id]
    }
    Link("shop://search?q=:query&page=:page?") { parameters in
      [Route.search(try parameters("query"), page: try parameters("page", default: 1))]
    }
    Link("https://shop.example/sale") { _ in [Route.category(9)] }
  }

  struct Shop: Node {
    @State private var path: [Route] = []

    var body: some Node {
      Stack(path: $path) {
        TextNode("Everything").title("Shop")
          .destination(for: Route.self) { route in TextNode("\(route)").title("\(route)") }
      }
      .links(shopLinks, path: $path)
    }
  }
}

extension DocumentationTests {
  @Test func linksPage() throws {
    typealias Route = LinksPage.Route
    let links = LinksPage.shopLinks
    let urls = [
      "shop://product/7", "shop://search?q=tea", "shop://search?q=green%20tea&page=2",
      "https://shop.example/sale", "shop://product/99", "shop://help", "shop://product/seven",
    ]
    var shown = [
      "matches": urls.map { "\($0)\n\(links.match($0))".broken.replacing("\n", with: "\n  ") }
        .joined(separator: "\n")
    ]
    #expect(links.url(for: [Route.category(3), .product(7)]) == "shop://product/7")
    #expect(links.url(for: [Route.category(4), .product(7)]) == nil)
    #expect(links.diagnostics.isEmpty)

    let mistaken = Links {
      Link("shop://product/:id") { _ in [Route.category(1)] }
      Link("shop://product/:number") { _ in [Route.category(2)] }
      Link("shop://a//b") { _ in [Route.category(3)] }
    }
    shown["diagnostics"] = mistaken.diagnostics.map(\.description.broken).joined(separator: "\n")

    let url = try LinkURL("shop://product/7?from=mail#reviews")
    #expect(url.segments == ["product", "7"])
    #expect(url.values(of: "from") == ["mail"])
    #expect(url.fragment == "reviews")

    typealias Shop = LinksPage.Shop
    let session = Session(Shop(), on: .phone)
    #expect(session.open("shop://product/7") == .opened)
    #expect(session.open("shop://product/7") == .alreadyThere)
    #expect(session.open("shop://product/99") == .refused("There is no product 99."))
    #expect(session.open("shop://help") == .unmatched)
    shown["opened"] = session.text
    try DocumentationPage.expect("DeepLinks", shows: shown)
  }
}

// DescribingAScreen.md

private enum DescribingPage {
  struct Inbox: Node {
    @State private var isAsking = false

    var body: some Node {
      Stack {
        VStackNode(alignment: .leading, spacing: 1) {
          HStackNode {
            ImageNode(systemName: "envelope")
            TextNode("2 new").accessibilityLabel("2 new messages")
          }
          ListNode {
            SectionNode("Today") {
              LinkNode("Lunch?", value: 1)
              LinkNode("Re: \"Tea\"", value: 2)
            }
          }
          ButtonNode("Delete All", role: .destructive) { isAsking = true }
          ButtonNode("Undo") {}.disabled(true)
        }
        .title("Inbox")
        .destination(for: Int.self) { TextNode("This is message \($0).").title("Message") }
        .alert("Delete all?", isPresented: $isAsking) {
          ButtonNode("Keep", role: .cancel) {}
          ButtonNode("Delete", role: .destructive) {}
        }
      }
    }
  }
}

extension DocumentationTests {
  @Test func describingPage() throws {
    let session = Session(DescribingPage.Inbox(), on: .phone)
    var shown = ["text": session.text, "outline": session.screen.render(as: .outline)]
    try session.tap("Delete All")
    shown["alert"] = session.text
    shown["alert outline"] = session.screen.render(as: .outline)
    try session.tap("Keep")
    try session.tap("Lunch?")
    shown["json"] = session.screen.render(as: .json)
    try DocumentationPage.expect("DescribingAScreen", shows: shown)
  }
}

// DrivingASession.md

private enum DrivingPage {
  struct Counter: Node {
    @State private var count = 0

    var body: some Node {
      Stack {
        VStackNode(spacing: 1) {
          TextNode("Count: \(count)")
          ButtonNode("Add One") { count += 1 }
          ButtonNode("Start Over") { count = 0 }.disabled(count == 0)
          LinkNode("Help", value: "help")
        }
        .title("Counter")
        .destination(for: String.self) { _ in TextNode("Tap Add One.").title("Help") }
      }
    }
  }

  struct SignUp: Node {
    @State private var email = ""
    @State private var password = ""
    @State private var plan = "Free"
    @State private var seats = 2
    @State private var wantsNews = true

    var body: some Node {
      FormNode {
        TextFieldNode("Email", text: $email, prompt: "you@example.com")
        SecureFieldNode("Password", text: $password)
        PickerNode("Plan", selection: $plan) {
          ForEachNode(["Free", "Team"], id: \.self) { TextNode($0).tag($0) }
        }
        StepperNode("Seats", value: $seats, in: 2...10).disabled(plan == "Free")
        ToggleNode("Newsletter", isOn: $wantsNews)
      }
    }
  }

  struct Groceries: Node {
    @State private var items = ["Milk", "Bread"]
    @State private var bought = ["Tea"]

    var body: some Node {
      ListNode {
        SectionNode("To Buy") { rows($items) }
        SectionNode("Bought") { rows($bought) }
      }
    }

    private func rows(_ items: Binding<[String]>) -> some Node {
      ForEachNode(items.wrappedValue, id: \.self) { item in
        HStackNode {
          TextNode(item)
          SpacerNode()
          ButtonNode("Delete") { items.wrappedValue.removeAll { $0 == item } }
        }
      }
    }
  }

  /// A script that does what the page does.
  static let script = """
    # Count to two, and look for help.
    tap "Add One"
    tap button "Add One" --nth 0
    show
    tap Help --within Counter
    back
    """

  struct Numbers: Node {
    var body: some Node {
      ListNode { ForEachNode(1..<10) { TextNode("Number \($0)") } }
    }
  }
}

extension DocumentationTests {
  @Test func drivingPage() throws {
    typealias Counter = DrivingPage.Counter
    var shown: [String: String] = [:]
    let session = Session(Counter(), on: .phone)
    shown["at first"] = session.text
    try session.tap("Add One")
    try session.tap(.button("Add One"))
    #expect(session.text.contains("Count: 2"))
    shown["counted"] = session.text
    try session.tap("Help")
    #expect(session.screen.title == "Help")
    #expect(session.screen.backLabel == "Counter")
    try session.back()
    #expect(session.screen.backLabel == nil)
    shown["events"] = session.events.map(\.description).joined(separator: "\n")
    shown["steps"] = session.steps.joined(separator: "\n")
    shown["a script"] = DrivingPage.script

    shown["controls"] = session.screen.controls.map { control in
      "\(control.role) \"\(control.label)\" \(control.isEnabled ? "enabled" : "disabled") at \(control.frame)"
    }
    .joined(separator: "\n")

    let failure = #expect(throws: DriveError.self) { try session.tap("Add Two") }
    #expect(failure?.reason == .notFound(nearest: ["Add One", "Help", "Start Over"]))
    shown["an error"] = failure?.description.broken

    let groceries = Session(DrivingPage.Groceries(), on: .phone)
    shown["rows"] = groceries.text
    let tie = #expect(throws: DriveError.self) { try groceries.tap("Delete") }
    shown["a tie"] = tie?.description.broken.components(separatedBy: "\n\n").first
    try groceries.tap("Delete", within: "Milk")
    try groceries.tap("Delete", nth: 0, within: "Bought")
    shown["rows that are left"] = groceries.text

    let form = Session(DrivingPage.SignUp(), on: .phone)
    shown["an empty form"] = form.text
    try form.type("ada@example.com", into: "Email")
    try form.type("secret", into: "Password")
    try form.select("Team", in: "Plan")
    try form.increment("Seats")
    try form.toggle("Newsletter")
    shown["a filled form"] = form.text

    let numbers = Session(DrivingPage.Numbers(), on: .phone.height(6))
    shown["scrolled to the top"] = numbers.text
    numbers.scroll(to: 3)
    shown["scrolled to row 3"] = numbers.text
    try numbers.scroll(to: "Number 8")
    shown["scrolled to a label"] = numbers.text
    try DocumentationPage.expect("DrivingASession", shows: shown)
  }
}

// FromSwiftUI.md

extension DocumentationTests {
  @Test func swiftUIPage() throws {
    try DocumentationPage.expect("FromSwiftUI", shows: [:])
  }
}

// HowTextIsMeasured.md

private enum TextPage {
  struct Boxes: Node {
    var body: some Node {
      ForEachNode(["cafe", "cafe\u{301}", "日本", "👩‍👩‍👧", "🇩🇪"], id: \.self) { word in
        HStackNode {
          TextNode(word).border()
          TextNode("\(word.unicodeScalars.count) scalars")
        }
      }
    }
  }

  struct Paragraph: Node {
    let text = "Line breaks follow Unicode: never inside a word, and (of course) not before a bracket."

    var body: some Node { TextNode(text) }
  }

  struct Cuts: Node {
    let text = "Strawberries with cream"

    var body: some Node {
      ListNode {
        TextNode(text)
        TextNode(text).truncationMode(.head)
        TextNode(text).truncationMode(.middle)
      }
      .lineLimit(1)
    }
  }

  static let unsafe = TextNode("red: \u{1B}[31m, bell: \u{7}, reversed: \u{202E}")
}

extension DocumentationTests {
  @Test func textPage() throws {
    try DocumentationPage.expect(
      "HowTextIsMeasured",
      shows: [
        "clusters": render(TextPage.Boxes(), on: .plain(width: 24)),
        "at 30 cells": render(TextPage.Paragraph(), on: .plain(width: 30)),
        "at 16 cells": render(TextPage.Paragraph(), on: .plain(width: 16)),
        "cuts": render(TextPage.Cuts(), on: .plain(width: 16)),
        "controls": render(TextPage.unsafe, on: .plain(width: 60)),
      ])
  }
}

extension String {
  /// Long rows broken at blanks, as Screens itself breaks them.
  var broken: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { row in
        row.count > 80 ? String(render(TextNode(row), on: .plain(width: 80)).dropLast()) : String(row)
      }
      .joined(separator: "\n")
  }
}
