public import Observation
public import Screens

/// The tabs of the shop.
public enum ShopTab: String, Hashable, CaseIterable {
  case browse, orders, account
}

/// What the shop sells; screens look it up by number.
struct ShopArticle {
  let number: Int
  let name: String
  let price: String
  let isInStock: Bool
  /// Numbers of what is bought with it; they lead in circles.
  let related: [Int]

  static let all = [
    ShopArticle(number: 1, name: "Tent", price: "180.00", isInStock: true, related: [2, 3]),
    ShopArticle(number: 2, name: "Sleeping Bag", price: "95.00", isInStock: false, related: [1, 3]),
    ShopArticle(number: 3, name: "Stove", price: "40.00", isInStock: true, related: [1]),
  ]

  static func find(_ number: Int) -> ShopArticle? { all.first { $0.number == number } }
}

/// The pages of the account tab.
enum AccountPlace: String, Hashable {
  case settings, privacy, data
}

/// Where the buyer is: a tab, a path for each, and what is open over them.
@Observable
public final class ShopRouter {
  var tab = ShopTab.browse
  var paths: [ShopTab: StackPath] = [:]
  var showsFilter = false
  var showsDeletion = false
  var isLoggedIn = true
  /// A newer version is needed; nothing else can be done.
  public var mustUpdate = false

  public init() {}

  /// Leaves everything in one step: every stack, every sheet, the account.
  func logOut() {
    tab = .browse
    paths = [:]
    (showsFilter, showsDeletion, isLoggedIn) = (false, false, false)
  }

  func path(of tab: ShopTab) -> Binding<StackPath> {
    Binding(get: { self.paths[tab] ?? StackPath() }, set: { self.paths[tab] = $0 })
  }
}

/// A shop with three tabs, a filter in a sheet, products that lead to products, and links from outside.
public struct Shop: Node {
  @State private var router: ShopRouter
  @State private var onlyInStock = false

  public init(router: ShopRouter = ShopRouter()) { _router = State(wrappedValue: router) }

  public var body: some Node {
    GroupNode {
      if router.isLoggedIn {
        tabs
      } else {
        ShopLogin()
      }
    }
    .cover(isPresented: Binding(get: { router.mustUpdate }, set: { _ in })) {
      TextNode("This version is too old. Get the new one to go on.").title("Update Needed")
    }
    .links(ShopLinks.all, tab: $router.tab, whilePresenting: .dismissFirst) { router.path(of: $0) }
    .environment(router)
  }

  private var tabs: some Node {
    TabsNode(selection: $router.tab) {
      TabNode("Browse", systemImage: "cart", value: ShopTab.browse) {
        Stack(path: router.path(of: .browse)) { BrowseScreen(onlyInStock: $onlyInStock) }
      }
      TabNode("Orders", systemImage: "list.bullet", value: ShopTab.orders) {
        Stack(path: router.path(of: .orders)) { OrdersScreen() }
      }
      .badge(1)
      TabNode("Account", systemImage: "person", value: ShopTab.account) {
        Stack(path: router.path(of: .account)) { AccountScreen() }
      }
    }
  }
}

/// The URLs the shop knows, each with its way back.
enum ShopLinks {
  static var all: Links {
    Links {
      Link("shop://product/:number") { parameters in
        let number: Int = try parameters("number")
        guard let article = ShopArticle.find(number) else {
          throw LinkRefusal("There is no product \(number).")
        }
        return LinkTarget(tab: ShopTab.browse, path: [article.number])
      }
      Link("shop://account/privacy") { _ in
        LinkTarget(tab: ShopTab.account, path: [AccountPlace.settings, .privacy])
      }
    }
  }
}
