import Screens

enum ShopRoute: Hashable {
  case category(Int)
  case product(Int)
  case related(Int, String)
  case search(String, page: Int, sort: ShopOrder?)
}

enum ShopOrder: String { case price, name }

enum ShopTab: Hashable { case shop, cart }

extension Links {
  /// The links of a small shop that has the products 1 to 99, each in the category of its tens.
  static var shop: Links {
    Links {
      Link("shop://home", tab: ShopTab.shop) { _ in
        [] as [ShopRoute]
      } printing: { path in
        path.isEmpty ? [:] : nil
      }
      Link("shop://product/:id", tab: ShopTab.shop) { parameters in
        let id: Int = try parameters("id")
        guard 1...99 ~= id else { throw LinkRefusal("There is no product \(id).") }
        return [.category(id / 10), ShopRoute.product(id)]
      } printing: { path in
        guard case .product(let id) = path.last else { return nil }
        return ["id": id]
      }
      Link("shop://product/:id/related/:other") { parameters in
        [ShopRoute.related(try parameters("id"), try parameters("other"))]
      } printing: { path in
        guard case .related(let id, let other) = path.last else { return nil }
        return ["id": id, "other": other]
      }
      Link("shop://search?q=:query&page=:page?&sort=:sort?") { parameters in
        let sort = try parameters.optional("sort", as: ShopOrder.self)
        return [
          ShopRoute.search(try parameters("query"), page: try parameters("page", default: 1), sort: sort)
        ]
      } printing: { path in
        guard case .search(let query, let page, let sort) = path.last else { return nil }
        return ["query": query, "page": page == 1 ? nil : page, "sort": sort?.rawValue]
      }
      Link("https://shop.example/cart") { _ in
        LinkTarget(tab: ShopTab.cart, path: StackPath())
      } printing: { target in
        target.tab == AnyHashable(ShopTab.cart) && target.path.isEmpty ? [:] : nil
      }
    }
  }
}
