import Screens
import Testing

/// Every way a pattern can be wrong, with its words.
struct LinkDiagnosticTests {
  @Test(arguments: [
    (
      "product/:id",
      """
      The pattern "product/:id" can't be read: it does not begin with a scheme, such as shop: or https:. Write the \
      scheme in front.
      """
    ),
    (
      "shop://a//b",
      """
      The pattern "shop://a//b" has an empty segment: no parameter and no text is between two slashes. Remove one \
      slash.
      """
    ),
    (
      "shop://product/:id?",
      """
      The pattern "shop://product/:id?" ends with a ? that begins a query with nothing in it: only a parameter of a \
      query can be optional. Remove the ?, or write the parameter as ?key=:name?
      """
    ),
    (
      "shop://a#b",
      """
      The pattern "shop://a#b" has a fragment: what follows # does not choose a link. Remove it; the closure finds \
      it in parameters.url.fragment.
      """
    ),
    (
      "shop://a/:",
      """
      The pattern "shop://a/:" has a parameter "": a name is letters, digits and _, and begins with no digit. \
      Rename it.
      """
    ),
    (
      "shop://a/item-:id",
      """
      The pattern "shop://a/item-:id" has "item-:id": a parameter is a colon and a name, and takes the whole \
      segment or value. Write it as :name, or a character that is meant as it is with a percent sign, such as %3A \
      for a colon.
      """
    ),
    (
      "shop://a?q",
      """
      The pattern "shop://a?q" has "q" in its query: an item needs a key and a value. Write key=:name, key=:name? \
      or key=text.
      """
    ),
    (
      "shop://a/:id/b/:id",
      "The pattern \"shop://a/:id/b/:id\" has :id twice: only one value can be given for it. Rename one."
    ),
    (
      "shop://a?k=:a&k=:b",
      """
      The pattern "shop://a?k=:a&k=:b" has the key "k" twice in its query: both would be given the same values. \
      Remove one; parameters.all(_:) gives the values a URL repeats.
      """
    ),
  ])
  func words(_ pattern: String, _ words: String) {
    let links = Links {
      Link(pattern) { _ in
        [1]
      } printing: { _ in
        [:]
      }
    }
    #expect(links.diagnostics.map(\.description) == [words])
    #expect(links.url(for: [1]) == nil)
  }

  @Test(
    arguments: [
      ("shop://a/:1", .invalidName("1")), ("shop://a/:a-b", .invalidName("a-b")),
      ("shop://a/:é", .invalidName("é")), ("shop://a?q=:?", .invalidName("")),
      ("shop://a?q=:a??", .invalidName("a?")), ("shop://a/{id}", .partOfText("{id}")),
      ("shop://a/*", .partOfText("*")), ("shop://a?k=b:c", .partOfText("b:c")),
      ("shop://a?:k=b", .partOfText(":k")), ("shop://a?=:k", .incompleteItem("=:k")),
      ("shop://a/:x?q=:x", .repeatedParameter("x")),
      ("shop://%zz", .malformed(.invalidPercent(found: "%zz", position: 7))),
      ("shop://a?q=%zz", .malformed(.invalidPercent(found: "%zz", position: 11))),
      ("https:///a", .malformed(.noHost)), ("https://:host/a", .malformed(.noHost)),
      ("shop://a b", .malformed(.forbiddenCharacter(code: 0x20, position: 8))),
    ] as [(String, LinkDiagnostic.Reason)])
  func reasons(_ pattern: String, _ reason: LinkDiagnostic.Reason) {
    let diagnostics = Links { Link(pattern) { _ in [1] } }.diagnostics
    #expect(diagnostics.map(\.reason) == [reason])
    #expect(diagnostics.map(\.pattern) == [pattern])
  }

  @Test(arguments: [
    ("shop://a/:x", "shop://A/:y/", true), ("shop:a", "shop:A", false),
    ("https://A.example/x", "https://a.example:443/x", true), ("shop://a/x", "shop://a/X", false),
    ("shop://a?q=:q", "shop://a?q=:r&s=:s?", true), ("shop://a?q=:q", "shop://a?r=:q", false),
    ("shop://a?q=b", "shop://a?q=:b", false), ("shop://a?q=b&r=c", "shop://a?r=c&q=b", true),
    ("shop://a", "shop://b", false), ("shop://:x", "shop://a", false),
  ])
  func linksThatAnEarlierOneTakes(_ first: String, _ second: String, _ isShadowed: Bool) {
    let links = Links {
      Link(first) { _ in [1] }
      Link(second) { _ in [2] }
    }
    let expected = isShadowed ? [LinkDiagnostic.Reason.shadowed(by: first)] : []
    #expect(links.diagnostics.map(\.reason) == expected)
  }

  @Test func wordsForALinkThatIsNeverUsed() {
    let links = Links {
      Link("shop://a/:x") { _ in [1] }
      Link("shop://a/:y") { _ in [2] }
    }
    #expect(
      links.diagnostics.first?.description == """
        The pattern "shop://a/:y" is never used: "shop://a/:x" comes earlier and takes the same links. Remove one, \
        or tell them apart by a text.
        """)
  }

  @Test func aWrongPatternLeavesTheOthersAlone() {
    let links = Links {
      Link("shop://a//b") { _ in [1] }
      Link("shop://a/b") { _ in [2] }
    }
    #expect(links.match("shop://a/b").description == "matched: 2")
    #expect(links.match("shop://a//b") == .unmatched)
  }
}
