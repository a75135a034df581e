import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Logging out from three levels deep forgets the path and the account in one step.
struct AccountsTests {
  private let session = Session(Accounts(), on: .phone)

  private func check(_ state: String, function: String = #function, line: UInt = #line) {
    assertSnapshot(of: session, named: state, function: function, line: line)
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test func states() throws {
    check("login")
    try session.tap("Log in as Ada")
    check("Ada")
    try session.tap("Settings")
    check("Ada.settings")
    try session.tap("Privacy")
    check("Ada.settings.privacy")
    try session.tap("Devices")
    check("Ada.settings.privacy.devices")
    try session.back(to: 1)
    check("Ada.settings")
    try session.tap("Log Out")
    check("login")
    try session.tap("Log in as Grace")
    check("Grace")
    try session.tap("Settings")
    check("Grace.settings")
    try session.tap("Privacy")
    check("Grace.settings.privacy")
    try session.tap("Devices")
    check("Grace.settings.privacy.devices")
  }

  @Test func nothingOfTheOldAccountStays() throws {
    try session.tap("Log in as Ada")
    try session.tap("Count a Visit")
    check("Ada.one-visit")
    try session.tap("Settings")
    try session.tap("Privacy")
    try session.tap("Devices")
    try session.tap("Log Out")
    #expect(session.screen.controls.map(\.label) == ["Log in as Ada", "Log in as Grace"])
    #expect(session.screen.path.isEmpty)
    try session.tap("Log in as Grace")
    #expect(!session.text.contains("Ada"))
    #expect(session.text.contains("Visits: 0"))
  }
}
