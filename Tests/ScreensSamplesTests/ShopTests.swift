import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Every stack state, sheet, alert and tab of the shop.
struct ShopTests {
  private let session = Session(Shop(), on: .phone)

  private func check(_ state: String, function: String = #function, line: UInt = #line) {
    assertSnapshot(of: session, named: state, function: function, line: line)
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test func tabs() throws {
    check("browse")
    try session.selectTab("Orders")
    check("orders")
    try session.tap("Ship Differently")
    check("orders.dialog")
    try session.tap("By Bike")
    try session.tap("Cancel Order")
    check("orders.alert")
    try session.tap("Cancel It")
    check("orders.cancelled")
    try session.selectTab("Account")
    check("account")
    try session.tap("About the Shop")
    check("account.about")
    try session.back()
    check("account")
    try session.selectTab("Browse")
    check("browse")
  }

  @Test func relatedProductsLeadInCircles() throws {
    try session.tap("Tent")
    check("1")
    try session.tap("Sleeping Bag")
    check("1.2")
    try session.tap(.link("Tent"))
    check("1.2.1")
    try session.selectTab("Orders")
    try session.selectTab("Browse")
    check("1.2.1")
    try session.selectTab("Browse")
    #expect(session.screen.title == "Browse")
    #expect(session.events.suffix(4).contains(.pop(3)))
  }

  @Test func filterSheet() throws {
    try session.tap("Filter")
    check("filter")
    try session.tap("In stock")
    check("filter.in-stock")
    let error = #expect(throws: DriveError.self) { try session.selectTab("Orders") }
    #expect(error?.reason == .blocked(by: #"the sheet "Filter""#))
    try session.tap("Done")
    check("browse.in-stock")
  }

  @Test func loggingOutFromASheetThreeLevelsDeepInTheThirdTab() throws {
    try session.tap("Tent")
    try session.selectTab("Account")
    for label in ["Settings", "Privacy", "My Data"] { try session.tap(.link(label)) }
    check("data")
    try session.tap("Delete My Data")
    check("data.sheet")
    try session.tap("Go On")
    check("data.sheet.sure")
    try session.tap("Delete and Log Out")
    check("logged-out")
    #expect(session.screen.title == "Welcome")
    try session.tap("Log In")
    #expect(session.screen.title == "Browse")
    #expect(session.screen.path.isEmpty)
    try session.selectTab("Account")
    #expect(session.screen.title == "Account")
    #expect(session.screen.path.isEmpty)
  }
}
