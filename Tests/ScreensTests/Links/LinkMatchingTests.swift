import Screens
import Testing

/// Which link a URL belongs to, and where it leads.
@MainActor struct LinkMatchingTests {
  private let links = Links.shop

  @Test func shopHasNothingWrong() { #expect(links.diagnostics.isEmpty) }

  @Test(arguments: [
    ("shop://home", "matched: shop: the root"),
    ("shop:///home", "matched: shop: the root"),
    ("shop://product/7", "matched: shop: category(0) › product(7)"),
    ("shop://product/42/", "matched: shop: category(4) › product(42)"),
    ("SHOP://Product/42?ref=mail#top", "matched: shop: category(4) › product(42)"),
    ("shop:/product/42", "matched: shop: category(4) › product(42)"),
    ("shop://product/%34%32", "matched: shop: category(4) › product(42)"),
    ("shop://product/7/related/caf%C3%A9%2F", "matched: related(7, \"café/\")"),
    ("shop://search?q=", "matched: search(\"\", page: 1, sort: nil)"),
    ("shop://search?page=2&q=a+b&q=c", "matched: search(\"a+b\", page: 2, sort: nil)"),
    (
      "shop://search?q=x&sort=price",
      "matched: search(\"x\", page: 1, sort: Optional(ScreensTests.ShopOrder.price))"
    ),
    ("https://SHOP.example:443/cart/", "matched: cart: the root"),
    ("shop://product/100", "refused: There is no product 100."),
    ("shop://products/7", "unmatched"),
    ("shop:/Product/42", "unmatched"),
    ("shop://product/7/Related/8", "unmatched"),
    ("shop://product//", "unmatched"),
    ("shop://product", "unmatched"),
    ("shop://", "unmatched"),
    ("shops://product/7", "unmatched"),
    ("http://shop.example/cart", "unmatched"),
    ("https://shop.example:8443/cart", "unmatched"),
    ("https://evil.example/cart", "unmatched"),
    ("https://shop.example/Cart", "unmatched"),
    ("https://product/7", "unmatched"),
  ])
  func match(_ url: String, _ description: String) {
    #expect(links.match(url).description == description)
  }

  @Test func aTargetHoldsTypedValuesAndTheTab() {
    let path: [ShopRoute] = [.category(4), .product(42)]
    #expect(links.match("shop://product/42") == .matched(LinkTarget(tab: ShopTab.shop, path: path)))
  }

  @Test func aMalformedLinkOpensNoOtherOne() {
    let links = Links {
      Link("shop://product/:id") { ["product \(try $0("id", as: Int.self))"] }
      Link("shop://:kind/:name") { ["\(try $0("kind", as: String.self))"] }
    }
    #expect(links.match("shop://offer/x").description == "matched: offer")
    guard case .malformed = links.match("shop://product/x") else {
      Issue.record("An unreadable product opened another screen.")
      return
    }
  }

  @Test func anErrorOfTheAppRefuses() {
    struct OutOfStock: Error, CustomStringConvertible { let description = "Sold out." }
    let links = Links { Link("shop://a") { _ -> [Int] in throw OutOfStock() } }
    #expect(links.match("shop://a") == .refused("Sold out."))
  }

  @Test func theClosureSeesTheWholeURL() {
    let links = Links {
      Link("shop://a") { parameters in
        [parameters.url.values(of: "ref"), [parameters.url.fragment ?? "none"]]
      }
    }
    #expect(links.match("shop://a?ref=1&ref=2#f").description == #"matched: ["1", "2"] › ["f"]"#)
  }
}
