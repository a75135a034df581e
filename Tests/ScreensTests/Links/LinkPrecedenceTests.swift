import Screens
import Testing

/// Which link wins where several fit.
struct LinkPrecedenceTests {
  /// The pattern that takes a URL, whatever order the patterns are declared in.
  private func winner(_ url: String, of patterns: [String]) -> String {
    Links {
      for pattern in patterns { Link(pattern) { _ in [pattern] } }
    }.match(url).description
  }

  @Test(arguments: [
    ("shop://a/new", ["shop://a/:id", "shop://a/new"], "shop://a/new"),
    ("shop://a/b/c", ["shop://:x/b/c", "shop://a/:y/:z"], "shop://a/:y/:z"),
    ("shop://a/b/c", ["shop://a/:y/c", "shop://a/b/:z"], "shop://a/b/:z"),
    ("shop://s?q=1", ["shop://s", "shop://s?q=:q"], "shop://s?q=:q"),
    ("shop://s", ["shop://s", "shop://s?q=:q"], "shop://s"),
    ("shop://s?p=1", ["shop://s", "shop://s?q=:q"], "shop://s"),
    ("shop://s?q=1&r=2", ["shop://s?q=:q", "shop://s?q=:q&r=:r"], "shop://s?q=:q&r=:r"),
    ("shop://s?k=b", ["shop://s?k=:k", "shop://s?k=b"], "shop://s?k=b"),
    ("shop://s?k=c", ["shop://s?k=:k", "shop://s?k=b"], "shop://s?k=:k"),
    ("shop://s?k=c&k=b", ["shop://s?k=:k", "shop://s?k=b"], "shop://s?k=b"),
  ])
  func theMoreSpecificWins(_ url: String, _ patterns: [String], _ expected: String) {
    #expect(winner(url, of: patterns) == "matched: " + expected)
    #expect(winner(url, of: patterns.reversed()) == "matched: " + expected)
  }

  @Test func theFirstOfEqualsWins() {
    let patterns = ["shop://s?q=:q", "shop://s?r=:r"]
    #expect(winner("shop://s?q=1&r=2", of: patterns) == "matched: shop://s?q=:q")
    #expect(winner("shop://s?q=1&r=2", of: patterns.reversed()) == "matched: shop://s?r=:r")
    #expect(winner("shop://a", of: ["shop://:x", "shop://:y"]) == "matched: shop://:x")
  }

  @Test func aMissingParameterDoesNotSlipThroughToAWiderLink() {
    let links = Links {
      Link("shop://a/:id") { _ in ["wider"] }
      Link("shop://a/new?from=:from") { _ in ["new"] }
    }
    #expect(links.match("shop://a/new?from=x").description == "matched: new")
    #expect(links.match("shop://a/old").description == "matched: wider")
    guard case .malformed(let error) = links.match("shop://a/new") else {
      Issue.record("The parameter was not missed.")
      return
    }
    #expect(
      error.reason == .missingParameter("from", key: "from", pattern: "shop://a/new?from=:from"))
  }

  @Test func linksMayBeBuiltOfParts() {
    let part = Links { Link("shop://b") { _ in ["part"] } }
    let isBeta = true
    let links = Links {
      Link("shop://a") { _ in [1] }
      part
      if isBeta { Link("shop://c") { _ in ["beta"] } }
      if isBeta { Link("shop://d") { _ in ["d"] } } else { Link("shop://e") { _ in ["e"] } }
    }
    let found = ["a", "b", "c", "d", "e"].map { links.match("shop://" + $0).description }
    #expect(found == ["matched: 1", "matched: part", "matched: beta", "matched: d", "unmatched"])
    #expect(Links {}.match("shop://a") == .unmatched)
  }
}
