import Screens
import Testing

private enum Size: Int { case small = 1, large }

private enum Shade: String, LosslessStringConvertible {
  case dark
  init?(_ text: String) { if text == "night" { self = .dark } else { return nil } }
  var description: String { "night" }
}

/// Parameters in the types a link asks for.
struct LinkParametersTests {
  /// What a closure reads from the parameters of a URL, or the words of the error.
  private func read<Value>(
    _ url: String, _ pattern: String = "shop://a/:x?o=:o?", _ read: @escaping (LinkParameters) throws -> Value
  ) -> String {
    let links = Links { Link(pattern) { ["\(try read($0))"] } }
    guard case .malformed(let error) = links.match(url) else { return links.match(url).description }
    return error.description
  }

  @Test func required() {
    #expect(read("shop://a/007") { try $0("x", as: Int.self) } == "matched: 7")
    #expect(read("shop://a/007") { try $0("x", as: String.self) } == "matched: 007")
    #expect(read("shop://a/true") { try $0("x", as: Bool.self) } == "matched: true")
    #expect(read("shop://a/1.50") { try $0("x", as: Double.self) } == "matched: 1.5")
    #expect(read("shop://a/2") { try $0("x", as: Size.self) } == "matched: large")
  }

  @Test func inferred() {
    #expect(
      read("shop://a/7") { parameters -> Int in
        let x: Int = try parameters("x")
        return x + 1
      } == "matched: 8")
    #expect(
      read("shop://a/1") { parameters -> Size in
        let x: Size = try parameters("x")
        return x
      } == "matched: small")
  }

  @Test func optional() {
    #expect(read("shop://a/7") { try $0.optional("o", as: Int.self) ?? -1 } == "matched: -1")
    #expect(read("shop://a/7?o=3") { try $0.optional("o", as: Int.self) ?? -1 } == "matched: 3")
    #expect(read("shop://a/7") { try $0.optional("o", as: Size.self) ?? .small } == "matched: small")
    #expect(read("shop://a/7?o=2") { try $0.optional("o", as: Size.self) ?? .small } == "matched: large")
    #expect(read("shop://a/7?o") { try $0.optional("o", as: String.self)?.count ?? -1 } == "matched: 0")
  }

  @Test func defaults() {
    #expect(read("shop://a/7") { try $0("o", default: 1) } == "matched: 1")
    #expect(read("shop://a/7?o=3") { try $0("o", default: 1) } == "matched: 3")
    #expect(read("shop://a/7") { try $0("o", default: Size.large) } == "matched: large")
    #expect(read("shop://a/7?o=1") { try $0("o", default: Size.large) } == "matched: small")
  }

  @Test func repeated() {
    #expect(read("shop://a/7?o=3&o=1") { try $0("o", default: 0) } == "matched: 3")
    #expect(read("shop://a/7?o=3&o=1") { try $0.all("o", as: Int.self) } == "matched: [3, 1]")
    #expect(read("shop://a/7") { try $0.all("o", as: Int.self) } == "matched: []")
    #expect(read("shop://a/7") { try $0.all("x", as: Int.self) } == "matched: [7]")
    #expect(
      read("shop://a/7?o=2&o=1") { try $0.all("o", as: Size.self).map(\.rawValue) } == "matched: [2, 1]")
  }

  @Test func aTextOfItsOwnGoesBeforeARawValue() {
    #expect(read("shop://a/night") { try $0("x", as: Shade.self).rawValue } == "matched: dark")
    #expect(
      read("shop://a/dark") { try $0("x", as: Shade.self) }
        == "The link \"shop://a/dark\" has the wrong \"x\": \"dark\" was found and Shade is wanted. Correct the link."
    )
  }

  @Test func wordsForAWrongOne() {
    let seven = """
      The link "shop://a/seven" has the wrong "x": "seven" was found and Int is wanted. Correct the link.
      """
    #expect(read("shop://a/seven") { try $0("x", as: Int.self) } == seven)
    let three = """
      The link "shop://a/1?o=3" has the wrong "o": "3" was found and Size is wanted. Correct the link.
      """
    #expect(read("shop://a/1?o=3") { try $0("o", default: Size.small) } == three)
    #expect(read("shop://a/1?o=3") { try $0.optional("o", as: Size.self) == nil } == three)
    #expect(
      read("shop://a/1?o=1&o=3") { try $0.all("o", as: Size.self).count }.hasSuffix("Correct the link."))
    let empty = """
      The link "shop://a/1?o=" has the wrong "o": "" was found and Int is wanted. Correct the link.
      """
    #expect(read("shop://a/1?o=") { try $0("o", default: 1) } == empty)
  }

  @Test func wordsForAMissingOne() {
    #expect(
      read("shop://s", "shop://s?q=:query") { try $0("query", as: String.self) } == """
        The link "shop://s" has no "query": the pattern "shop://s?q=:query" requires it. Add q=… to the link's \
        query, or make it optional with :query? in the pattern.
        """)
    #expect(
      read("shop://a/1") { try $0("o", as: Int.self) } == """
        The link "shop://a/1" has no "o": its closure requires it, and the pattern "shop://a/:x?o=:o?" calls it \
        optional. Ask for it with optional(_:) or a default, or remove the ? in the pattern.
        """)
  }

  @Test func wordsForOneThePatternDoesNotHave() {
    #expect(
      read("shop://a/1") { try $0("id", as: Int.self) } == """
        The link "shop://a/1" can't be opened: its closure asks for "id", and the pattern "shop://a/:x?o=:o?" has \
        only "x", "o". Add :id to the pattern, or correct the name.
        """)
    #expect(
      read("shop://a", "shop://a") { try $0("id", default: 1) } == """
        The link "shop://a" can't be opened: its closure asks for "id", and the pattern "shop://a" has no \
        parameters. Add :id to the pattern, or correct the name.
        """)
  }
}
