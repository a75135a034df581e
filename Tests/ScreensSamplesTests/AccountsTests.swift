import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Logging out from three levels deep forgets the path and the account in one step.
struct AccountsTests {
  private let session = Session(Accounts(), on: .phone)

  /// Whose account it is shows in no path, so each of them is explored for itself.
  @Test(arguments: ["Ada", "Grace"]) func everyStackState(of account: String) {
    let map = assertSnapshots(
      exploring: .phone, named: account,
      filter: { !$0.label.hasPrefix("Log in as ") || $0.label == "Log in as \(account)" }
    ) {
      Accounts()
    }
    #expect(map.coverage.types.description == "1 of 1")
    #expect(map.coverage.links.description == "3 of 3")
  }

  @Test func nothingOfTheOldAccountStays() throws {
    try session.tap("Log in as Ada")
    try session.tap("Count a Visit")
    assertSnapshot(of: session, named: "Ada.one-visit")
    #expect(session.screen.diagnostics.isEmpty)
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

  @Test func severalScreensAreLeftAtOnce() throws {
    for label in ["Log in as Ada", "Settings", "Privacy", "Devices"] { try session.tap(label) }
    try session.back(to: 1)
    #expect(session.screen.path == ["settings"])
    #expect(session.events.contains(.pop(2)))
  }
}
