import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Every stack state, sheet, alert and tab of the shop.
struct ShopTests {
  private let session = Session(Shop(), on: .phone)

  @Test func everyStackState() {
    // Products lead to products in circles, as they do in every shop, and each tab leads out.
    let map = assertSnapshots(exploring: .phone, accepting: [.endlessPath]) { Shop() }
    #expect(map.findings.map(\.kind) == [.endlessPath])
    #expect(map.coverage.types.description == "3 of 3")
    #expect(map.coverage.links.description == "12 of 12")
    #expect(map.coverage.controls.missing == [])
  }

  @Test func aCancelledOrderCanNotBeChanged() throws {
    try session.selectTab("Orders")
    try session.tap("Ship Differently")
    try session.tap("By Bike")
    #expect(session.text.contains("Order 1: Tent, by bike"))
    try session.tap("Cancel Order")
    try session.tap("Cancel It")
    assertSnapshot(of: session)
    #expect(session.screen.diagnostics.isEmpty)
    #expect(
      session.screen.controls.filter { !$0.isEnabled }.map(\.label) == ["Ship Differently", "Cancel Order"])
  }

  @Test func aTabKeepsItsPathUntilItIsSelectedAgain() throws {
    try session.tap("Tent")
    try session.tap("Sleeping Bag")
    try session.tap(.link("Tent"))
    try session.selectTab("Orders")
    try session.selectTab("Browse")
    #expect(session.screen.path == ["1", "2", "1"])
    try session.selectTab("Browse")
    #expect(session.screen.title == "Browse")
    #expect(session.events.suffix(4).contains(.pop(3)))
  }

  @Test func filterSheet() throws {
    try session.tap("Filter")
    try session.tap("In stock")
    assertSnapshot(of: session, named: "filter.in-stock")
    let error = #expect(throws: DriveError.self) { try session.selectTab("Orders") }
    #expect(error?.reason == .blocked(by: #"the sheet "Filter""#))
    try session.tap("Done")
    assertSnapshot(of: session, named: "browse.in-stock")
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test func loggingOutFromASheetThreeLevelsDeepInTheThirdTab() throws {
    try session.tap("Tent")
    try session.selectTab("Account")
    for label in ["Settings", "Privacy", "My Data"] { try session.tap(.link(label)) }
    for label in ["Delete My Data", "Go On", "Delete and Log Out"] { try session.tap(label) }
    #expect(session.screen.title == "Welcome")
    try session.tap("Log In")
    #expect(session.screen.title == "Browse")
    #expect(session.screen.path.isEmpty)
    try session.selectTab("Account")
    #expect(session.screen.title == "Account")
    #expect(session.screen.path.isEmpty)
  }
}
