import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Every state of the notes, side by side and as one stack.
struct NotesTests {
  @Test(arguments: [Device.phone, .watch, .desktop])
  func states(on device: Device) throws {
    let session = Session(Notes(), on: device)
    let function = #function
    func check(_ state: String) {
      assertSnapshot(of: session, named: "\(device.name).\(state)", function: function)
      #expect(session.screen.diagnostics.isEmpty)
    }
    check("root")
    try session.tap(.link("Milk"))
    check("Milk")
    try session.tap("Pin")
    check("Milk.pinned")
    if device == .desktop {
      try session.tap(.link("Bread"))
      check("Bread")
    } else {
      try session.back()
      check("root.pinned")
    }
    try session.tap("Unpin")
    #expect(!session.text.contains("pinned"))
  }
}
