import Screens

struct ShopLogin: Node {
  @Environment(ShopRouter.self) private var router

  var body: some Node {
    ButtonNode("Log In") { router.isLoggedIn = true }
      .buttonStyle(.borderedProminent)
      .title("Welcome")
  }
}

struct BrowseScreen: Node {
  let onlyInStock: Binding<Bool>
  @Environment(ShopRouter.self) private var router

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      ListNode {
        ForEachNode(ShopArticle.all.filter { $0.isInStock || !onlyInStock.wrappedValue }, id: \.number) {
          LinkNode($0.name, value: $0.number)
        }
      }
      ButtonNode("Filter") { router.showsFilter = true }
    }
    .title("Browse")
    .destination(for: Int.self) { ProductPage(number: $0) }
    .sheet(isPresented: Binding(get: { router.showsFilter }, set: { router.showsFilter = $0 })) {
      FilterSheet(onlyInStock: onlyInStock)
    }
  }
}

/// Products lead to products, without an end.
struct ProductPage: Node {
  let number: Int

  var body: some Node {
    if let article = ShopArticle.find(number) {
      VStackNode(alignment: .leading, spacing: 1) {
        LabeledPrice(article: article)
        ListNode {
          SectionNode("Bought with it") {
            ForEachNode(article.related.compactMap(ShopArticle.find), id: \.number) {
              LinkNode($0.name, value: $0.number)
            }
          }
        }
      }
      .title(article.name)
    } else {
      TextNode("There is no product \(number).").title("Not Found")
    }
  }
}

private struct LabeledPrice: Node {
  let article: ShopArticle

  var body: some Node {
    HStackNode {
      TextNode(article.isInStock ? "In stock" : "Sold out").foregroundColor(.secondary)
      SpacerNode()
      TextNode(article.price).bold()
    }
  }
}

private struct FilterSheet: Node {
  let onlyInStock: Binding<Bool>
  @Environment(\.dismiss) private var dismiss

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      ListNode(
        selection: Binding(get: { onlyInStock.wrappedValue }, set: { onlyInStock.wrappedValue = $0 ?? false })
      ) {
        TextNode("Everything").tag(false)
        TextNode("In stock").tag(true)
      }
      ButtonNode("Done") { dismiss() }
    }
    .title("Filter")
  }
}

struct OrdersScreen: Node {
  @State private var isAsking = false
  @State private var isCancelled = false
  @State private var isChoosing = false
  @State private var carrier = "by train"

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      TextNode(isCancelled ? "Order 1: cancelled" : "Order 1: Tent, \(carrier)")
      ButtonNode("Ship Differently") { isChoosing = true }.disabled(isCancelled)
      ButtonNode("Cancel Order", role: .destructive) { isAsking = true }.disabled(isCancelled)
    }
    .title("Orders")
    .confirmation("Ship order 1 how?", isPresented: $isChoosing) {
      ButtonNode("By Train") { carrier = "by train" }
      ButtonNode("By Bike") { carrier = "by bike" }
    }
    .alert("Cancel order 1?", isPresented: $isAsking) {
      ButtonNode("Keep It", role: .cancel) {}
      ButtonNode("Cancel It", role: .destructive) { isCancelled = true }
    } message: {
      TextNode("The tent stays in the shop.")
    }
  }
}

struct AccountScreen: Node {
  @State private var showsAbout = false

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      LinkNode("Settings", value: AccountPlace.settings)
      ButtonNode("About the Shop") { showsAbout = true }
    }
    .title("Account")
    .destination(for: AccountPlace.self) { AccountPlacePage(place: $0) }
    .destination(isPresented: $showsAbout) {
      TextNode("Tents and what goes into them, since 1931.").title("About")
    }
  }
}

private struct AccountPlacePage: Node {
  let place: AccountPlace
  @Environment(ShopRouter.self) private var router

  var body: some Node {
    switch place {
    case .settings: LinkNode("Privacy", value: AccountPlace.privacy).title("Settings")
    case .privacy: LinkNode("My Data", value: AccountPlace.data).title("Privacy")
    case .data:
      ButtonNode("Delete My Data", role: .destructive) { router.showsDeletion = true }
        .title("My Data")
        .sheet(isPresented: Binding(get: { router.showsDeletion }, set: { router.showsDeletion = $0 })) {
          Stack { DeletionSheet() }
        }
    }
  }
}

/// Asks twice, and then leaves everything from inside a sheet.
private struct DeletionSheet: Node {
  @Environment(ShopRouter.self) private var router

  var body: some Node {
    LinkNode("Go On", value: "sure")
      .title("Delete")
      .destination(for: String.self) { _ in
        ButtonNode("Delete and Log Out", role: .destructive) { router.logOut() }.title("Sure?")
      }
  }
}
