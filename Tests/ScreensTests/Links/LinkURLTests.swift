import Screens
import Testing

/// How a URL is taken apart.
struct LinkURLTests {
  @Test(arguments: [
    ("shop://product/7", ["product", "7"]),
    ("shop:///product/7", ["product", "7"]),
    ("shop:/product/7", ["product", "7"]),
    ("shop:product/7", ["product", "7"]),
    ("shop://product/7/", ["product", "7"]),
    ("shop://product//7", ["product", "", "7"]),
    ("shop://product/7//", ["product", "7", ""]),
    ("shop://", []),
    ("shop:", []),
    ("shop:///", []),
    ("shop://./..", [".", ".."]),
    ("shop://a:80@b/c", ["a:80@b", "c"]),
    ("shop://Product/Seven", ["Product", "Seven"]),
    ("https://shop.example/product/7", ["product", "7"]),
    ("https://shop.example", []),
    ("https://shop.example/", []),
  ])
  func segments(_ text: String, _ segments: [String]) throws {
    #expect(try LinkURL(text).segments == segments)
  }

  @Test(
    arguments: [
      ("shop://product", nil, nil),
      ("HTTPS://Shop.Example/", "shop.example", nil),
      ("https://shop.example:8443/", "shop.example", 8443),
      ("https://shop.example:443/", "shop.example", nil),
      ("https://shop.example:80/", "shop.example", 80),
      ("http://shop.example:80/", "shop.example", nil),
      ("https://shop.example:/", "shop.example", nil),
      ("https://[2001:db8::1]:8443/", "[2001:db8::1]", 8443),
      ("https://[2001:db8::1]/", "[2001:db8::1]", nil),
      ("https://b%C3%BCcher.example/", "bücher.example", nil),
    ] as [(String, String?, Int?)])
  func server(_ text: String, _ host: String?, _ port: Int?) throws {
    let url = try LinkURL(text)
    #expect(url.host == host)
    #expect(url.port == port)
  }

  @Test(
    arguments: [
      ("shop://s", [:]),
      ("shop://s?", [:]),
      ("shop://s?a=1&b=2", ["a": "1", "b": "2"]),
      ("shop://s?a=1&a=&a=3", ["a": "1", "a": "", "a": "3"]),
      ("shop://s?a&=b&&c=", ["a": "", "": "b", "c": ""]),
      ("shop://s?a=b=c?d/e", ["a": "b=c?d/e"]),
      ("shop://s?q=1+1", ["q": "1+1"]),
      ("shop://s?q=1%2B1%20%26", ["q": "1+1 &"]),
      ("shop://s?caf%C3%A9=%F0%9F%8D%B0", ["café": "🍰"]),
      ("shop://s#a?b=c", [:]),
    ] as [(String, KeyValuePairs<String, String>)])
  func query(_ text: String, _ items: KeyValuePairs<String, String>) throws {
    let query = try LinkURL(text).query
    #expect(query.map(\.name) == items.map(\.key))
    #expect(query.map(\.value) == items.map(\.value))
  }

  @Test func fragmentIsWhatFollowsTheFirstMark() throws {
    #expect(try LinkURL("shop://s").fragment == nil)
    #expect(try LinkURL("shop://s#").fragment == "")
    #expect(try LinkURL("shop://s?a=1#b%20c#d").fragment == "b c#d")
  }

  @Test func encodedMarksSeparateNothing() throws {
    let url = try LinkURL("shop://a%2Fb/c%3Fd%23e?f=%26g%3D%25")
    #expect(url.segments == ["a/b", "c?d#e"])
    #expect(url.values(of: "f") == ["&g=%"])
  }

  @Test func aMarkBeforeACombiningMarkStillSeparates() throws {
    let url = try LinkURL("shop://a/\u{301}b?\u{301}c=\u{301}d")
    #expect(url.segments == ["a", "\u{301}b"])
    #expect(url.values(of: "\u{301}c") == ["\u{301}d"])
  }

  @Test func theSchemeHasNoCaseAndTheTextIsKept() throws {
    let url = try LinkURL("Shop+V2.x-y://Product")
    #expect(url.scheme == "shop+v2.x-y")
    #expect(url.description == "Shop+V2.x-y://Product")
  }

  @Test func theLongestLinkIsRead() throws {
    let longest = "shop://" + String(repeating: "a", count: LinkURL.maximumLength - 7)
    #expect(try LinkURL(longest).segments.count == 1)
    #expect(throws: LinkError.self) { try LinkURL(longest + "a") }
  }
}
