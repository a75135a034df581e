import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// A notification's link in eight situations: what is shown afterwards, and what came of it.
struct ShopLinkTests {
  private let router = ShopRouter()
  private let session: Session

  init() { session = Session(Shop(router: router), on: .phone) }

  private func check(_ situation: String, function: String = #function, line: UInt = #line) {
    assertSnapshot(of: session, named: situation, function: function, line: line)
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test func cold() {
    #expect(session.open("shop://product/3") == .opened)
    check("opened")
    #expect(session.screen.path == ["3"])
  }

  @Test func otherTab() throws {
    try session.selectTab("Account")
    #expect(session.open("shop://product/3") == .opened)
    check("opened")
  }

  @Test func sameTabDeep() throws {
    try session.tap("Tent")
    try session.tap("Sleeping Bag")
    #expect(session.open("shop://product/3") == .opened)
    check("opened")
    try session.back()
    #expect(session.screen.title == "Browse")
  }

  @Test func sheetOpen() throws {
    try session.tap("Filter")
    #expect(session.open("shop://account/privacy") == .opened)
    check("opened")
    #expect(session.screen.path == ["settings", "privacy"])
  }

  @Test func forcedCover() {
    router.mustUpdate = true
    #expect(session.open("shop://product/3") == .refused(#"the cover "Update Needed" can't be closed."#))
    check("refused")
  }

  @Test func alreadyThere() throws {
    try session.tap("Stove")
    let events = session.events
    #expect(session.open("shop://product/3") == .alreadyThere)
    check("already-there")
    #expect(session.events == events)
  }

  @Test func missingEntity() {
    #expect(session.open("shop://product/99") == .refused("There is no product 99."))
    check("refused")
  }

  @Test func unmatched() {
    #expect(session.open("shop://coupons") == .unmatched)
    check("unmatched")
  }
}
