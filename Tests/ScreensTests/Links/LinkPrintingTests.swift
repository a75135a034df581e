import Screens
import Testing

/// From a path to the URL that leads back to it.
@MainActor struct LinkPrintingTests {
  private let links = Links.shop

  @Test(
    arguments: [
      ([], "shop://home"),
      ([.category(4), .product(42)], "shop://product/42"),
      ([.related(7, "a/b c")], "shop://product/7/related/a%2Fb%20c"),
      ([.related(7, "..")], "shop://product/7/related/%2E%2E"),
      ([.related(7, "~a-b_c.d")], "shop://product/7/related/~a-b_c.d"),
      ([.search("1+1&=?#%", page: 1, sort: nil)], "shop://search?q=1%2B1%26%3D%3F%23%25"),
      ([.search("", page: 3, sort: .price)], "shop://search?q=&page=3&sort=price"),
      ([.search("café 🍰", page: 1, sort: nil)], "shop://search?q=caf%C3%A9%20%F0%9F%8D%B0"),
    ] as [([ShopRoute], String)])
  func printed(_ path: [ShopRoute], _ url: String) {
    #expect(links.url(for: path) == url)
    guard case .matched(let target) = links.match(url) else {
      Issue.record("\(url) leads nowhere.")
      return
    }
    #expect(target.path == StackPath(path))
    #expect(links.url(for: StackPath(path)) == url)
    #expect(links.url(for: target) == url)
  }

  @Test(
    arguments: [
      [.category(4)],
      [.product(42)],
      [.category(10), .product(100)],
      [.category(4), .product(42), .category(4)],
      [.related(7, "")],
    ] as [[ShopRoute]])
  func aPathThatNoURLLeadsBackToHasNone(_ path: [ShopRoute]) { #expect(links.url(for: path) == nil) }

  @Test func aPathOfOtherTypesIsNotThisLinks() {
    #expect(links.url(for: [1]) == nil)
    var mixed = StackPath([ShopRoute.category(4)])
    mixed.append("x")
    mixed.append(ShopRoute.product(42))
    #expect(links.url(for: mixed) == nil)
  }

  @Test func aLinkIsNotAskedToPrintAPartOfAPath() {
    var asked: [[Int]] = []
    let links = Links {
      Link("shop://a") { _ in
        [1]
      } printing: { path in
        asked.append(path)
        return nil
      }
    }
    var mixed = StackPath([1])
    mixed.append("x")
    #expect(links.url(for: mixed) == nil)
    #expect(asked == [])
    #expect(links.url(for: [1, 2]) == nil)
    #expect(asked == [[1, 2]])
  }

  @Test func theTabChoosesWhereItIsGiven() {
    #expect(links.url(for: LinkTarget(tab: ShopTab.cart)) == "https://shop.example/cart")
    #expect(links.url(for: LinkTarget(tab: ShopTab.shop)) == "shop://home")
    #expect(links.url(for: LinkTarget()) == "shop://home")
    let path: [ShopRoute] = [.category(4), .product(42)]
    #expect(links.url(for: LinkTarget(tab: ShopTab.cart, path: path)) == nil)
  }

  @Test func aURLThatAnotherLinkTakesIsNotGiven() {
    let links = Links {
      Link("shop://a/new") { _ in ["a new one"] }
      Link("shop://a/:name") {
        [try $0("name", as: String.self)]
      } printing: {
        ["name": $0.first]
      }
      Link("shop://named?name=:name") {
        [try $0("name", as: String.self)]
      } printing: {
        ["name": $0.first]
      }
    }
    #expect(links.url(for: ["old"]) == "shop://a/old")
    #expect(links.url(for: ["new"]) == "shop://named?name=new")
    #expect(links.url(for: [] as [String]) == nil)
  }

  @Test(arguments: [
    ("SHOP:a/:x", "SHOP:a/7"), ("shop:/a/:x", "shop:/a/7"), ("shop:///a/:x/", "shop:///a/7"),
    ("shop://:x", "shop://7"), ("shop::x", "shop:7"), ("https://Shop.example/:x", "https://Shop.example/7"),
    ("https://shop.example:8443?x=:x", "https://shop.example:8443/?x=7"),
    ("shop://b%C3%BC%2Fcher/:x?k%26=v%3D", "shop://b%C3%BC%2Fcher/7?k%26=v%3D"),
  ])
  func theFormOfThePatternIsKept(_ pattern: String, _ url: String) {
    let links = Links {
      Link(pattern) {
        [try $0("x", as: Int.self)]
      } printing: {
        ["x": $0[0]]
      }
    }
    #expect(links.diagnostics.isEmpty)
    #expect(links.url(for: [7]) == url)
  }

  @Test func aLinkOfAnyTypesPrintsItsPath() {
    let links = Links {
      Link("shop://project/:id/task/:task") { parameters in
        var path = StackPath([try parameters("id", as: Int.self)])
        path.append(try parameters("task", as: String.self))
        return path
      } printing: { path in
        ["id": path.last(as: Int.self), "task": path.last(as: String.self)]
      }
    }
    var path = StackPath([3])
    path.append("T-7")
    #expect(links.url(for: path) == "shop://project/3/task/T-7")
    #expect(links.url(for: StackPath(["T-7"])) == nil)
  }
}
