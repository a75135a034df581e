import Screens
import Testing

/// The words for what came of a link.
struct LinkOutcomeTests {
  @Test func outcomes() throws {
    let error = try #require(throws: LinkError.self) { try LinkURL("a") }
    let outcomes: [LinkOutcome] = [
      .opened, .alreadyThere, .queued, .refused("Sold out."), .malformed(error), .unmatched,
    ]
    #expect(
      outcomes.map(\.description) == [
        "opened", "already there", "queued", "refused: Sold out.",
        "malformed: The link \"a\" can't be read: it does not begin with a scheme, such as shop: or https:. "
          + "Write the scheme in front.", "unmatched",
      ])
  }

  @Test func targets() {
    #expect(LinkTarget().description == "the root")
    #expect(LinkTarget(tab: "cart").description == "cart: the root")
    #expect(LinkTarget(tab: 2, path: ["a", "b"]).description == "2: a › b")
    #expect(LinkTarget(path: [1]) != LinkTarget(path: [1.0]))
    #expect(LinkTarget(tab: 1, path: [1]) != LinkTarget(path: [1]))
  }

  @Test func aRefusalIsItsReason() { #expect("\(LinkRefusal("Sold out."))" == "Sold out.") }

  @Test func policies() {
    #expect(WhilePresenting.allCases.map(\.rawValue) == ["refuse", "dismissFirst", "queue"])
  }
}
