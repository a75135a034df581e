import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Every move on a tree five deep with a guarded form at its end.
struct SettingsTests {
  private let router: SettingsRouter
  private let session: Session

  init() {
    router = SettingsRouter()
    session = Session(Settings(router: router), on: .phone)
  }

  private func check(_ state: String, function: String = #function, line: UInt = #line) {
    assertSnapshot(of: session, named: state, function: function, line: line)
    #expect(session.screen.diagnostics.isEmpty)
  }

  private func goToForm() throws {
    for label in ["Network", "Wi-Fi", "Home", "Advanced"] { try session.tap(.link(label)) }
  }

  @Test func states() throws {
    check("root")
    try session.tap("About")
    check("about")
    try session.back()
    try session.tap("Network")
    check("network")
    try session.tap("Wi-Fi")
    check("network.wifi")
    try session.tap("Home")
    check("network.wifi.Home")
    try session.tap("Advanced")
    check("network.wifi.Home.advanced")
    try session.tap("9.9.9.9")
    check("network.wifi.Home.advanced.changed")
    #expect(throws: DriveError.self) { try session.back() }
    check("network.wifi.Home.advanced.refused")
    try session.tap("Save")
    check("network.wifi.Home.advanced.saved")
    try session.back()
    check("network.wifi.Home.connected-again")
    try session.tap("All Settings")
    check("root")
  }

  @Test func theOtherNetwork() throws {
    try session.tap("Network")
    try session.tap("Wi-Fi")
    try session.tap("Office")
    check("network.wifi.Office")
    try session.tap("Advanced")
    check("network.wifi.Office.advanced")
  }

  @Test func backIsRefusedUntilTheChangesAreDiscarded() throws {
    try goToForm()
    try session.tap("1.1.1.1")
    for verb in [{ try session.back() }, { try session.back(to: 0) }, { try session.tap("Home") }] {
      let error = #expect(throws: DriveError.self) { try verb() }
      #expect(error?.reason == .refusedBack(screen: "Advanced"))
    }
    #expect(session.screen.path.count == 4)
    try session.tap("Discard")
    #expect(session.screen.title == "Home")
    #expect(session.text.contains("Connected, name server: Automatic"))
    #expect(
      session.events.suffix(7) == [
        .refusedBack("Advanced"), .refusedBack("Advanced"), .refusedBack("Advanced"),
        .wrotePath(["network", "wifi", "Home"]), .pop(1), .appeared("Home"), .disappeared("Advanced"),
      ])
  }

  @Test func withoutChangesOneGoesBackToTheRootInOneStep() throws {
    try goToForm()
    try session.back(to: 0)
    #expect(session.screen.title == "Settings")
    #expect(
      session.events.suffix(4) == [
        .wrotePath([]), .pop(4), .appeared("Settings"), .disappeared("Advanced"),
      ])
  }

  @Test func codeIsNotAsked() throws {
    try goToForm()
    try session.tap("1.1.1.1")
    session.perform { router.showAll() }
    #expect(session.screen.title == "Settings")
    #expect(!session.events.contains(.refusedBack("Advanced")))
  }

  @Test func anImpatientPersonOpensEveryPageOnce() throws {
    try session.doubleTap("Network")
    try session.doubleTap("Wi-Fi")
    #expect(session.screen.path == ["network", "wifi"])
    try session.back(to: 0)
    try session.tap("About")
    try session.doubleTap("About")
    #expect(session.screen.path == ["about"])
  }
}
