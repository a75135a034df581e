import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Every state of the notes, side by side and as one stack.
struct NotesTests {
  @Test(arguments: [Device.phone, .watch, .desktop])
  func everyStackState(on device: Device) {
    let map = assertSnapshots(exploring: device, named: device.name) { Notes() }
    #expect(map.coverage.types.description == "1 of 1")
    #expect(map.coverage.links.missing == [])
    #expect(map.coverage.controls.missing == [])
  }

  @Test(arguments: [Device.phone, .watch, .desktop])
  func aPinShowsOnBothSides(on device: Device) throws {
    let session = Session(Notes(), on: device)
    try session.tap(.link("Milk"))
    try session.tap("Pin")
    assertSnapshot(of: session, named: "\(device.name).Milk")
    if device != .desktop {
      try session.back()
      assertSnapshot(of: session, named: "\(device.name).root")
    }
    #expect(session.screen.diagnostics.isEmpty)
    try session.tap("Unpin")
    #expect(!session.text.contains("pinned"))
  }

  @Test func besideEachOtherAnotherNoteTakesThePlaceOfTheFirst() throws {
    let session = Session(Notes(), on: .desktop)
    try session.tap(.link("Milk"))
    try session.tap(.link("Bread"))
    #expect(session.text.contains("The dark one."))
    #expect(!session.text.contains("Two bottles, please."))
  }
}
