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

  private func goToForm() throws {
    for label in ["Network", "Wi-Fi", "Home", "Advanced"] { try session.tap(.link(label)) }
  }

  @Test func everyStackState() {
    let map = assertSnapshots(exploring: .phone) { Settings() }
    #expect(map.coverage.types.description == "2 of 2")
    #expect(map.coverage.links.description == "7 of 7")
    #expect(map.coverage.controls.missing == [])
  }

  @Test func changesAreSavedBeforeOneGoesBack() throws {
    func check(_ state: String) {
      assertSnapshot(of: session, named: state, function: "changesAreSavedBeforeOneGoesBack()")
      #expect(session.screen.diagnostics.isEmpty)
    }
    try goToForm()
    try session.tap("9.9.9.9")
    check("changed")
    #expect(throws: DriveError.self) { try session.back() }
    check("refused")
    try session.tap("Save")
    check("saved")
    try session.back()
    check("connected-again")
    try session.tap("All Settings")
    #expect(session.screen.title == "Settings")
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
    try session.doubleTap("About")
    #expect(session.screen.path == ["about"])
  }
}
