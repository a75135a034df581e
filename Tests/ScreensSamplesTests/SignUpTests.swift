import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// A form is sent once it is complete, and not before.
struct SignUpTests {
  private let session = Session(SignUp(), on: .phone)

  private func check(_ state: String, function: String = #function, line: UInt = #line) {
    assertSnapshot(of: session, named: state, function: function, line: line)
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test func everyStackState() {
    let map = assertSnapshots(
      exploring: .phone,
      inputs: ["Email": ["ada", "ada@example.com"], "Password": ["secret", "secret enough"]]
    ) {
      SignUp()
    }
    #expect(map.coverage.types.description == "1 of 1")
    #expect(map.coverage.controls.missing == [])
  }

  @Test func filledIn() throws {
    let empty = session.text
    try session.type("ada", into: "Email")
    try session.type("secret", into: "Password")
    check("invalid")
    try session.type("@example.com", into: "Email")
    try session.type(" enough", into: "Password")
    check("complete")
    try session.select("Team", in: "Plan")
    try session.increment("Seats")
    try session.toggle("Newsletter")
    check("team")
    try session.tap("Create Account")
    check("created")
    try session.tap("Start Over")
    #expect(session.text == empty)
  }

  @Test func theFormIsKeptWhenOneComesBack() throws {
    try session.type("ada@example.com", into: "Email")
    try session.type("long enough", into: "Password")
    check("complete")
    try session.tap("Create Account")
    #expect(session.screen.path == ["ada@example.com"])
    try session.back()
    check("complete")
  }

  @Test func anIncompleteFormCantBeSent() throws {
    #expect { try session.tap("Create Account") } throws: { ($0 as? DriveError)?.reason == .disabled }
    try session.type("ada@example.com", into: "Email")
    #expect { try session.tap("Create Account") } throws: { ($0 as? DriveError)?.reason == .disabled }
    try session.type("12345678", into: "Password")
    try session.tap("Create Account")
    #expect(session.screen.title == "Account Created")
    #expect(!session.text.contains("12345678"))
  }

  @Test(arguments: [Device.watch, .desktop, .phone.glyphs(.ascii)])
  func looks(on device: Device) throws {
    let session = Session(SignUp(), on: device)
    let name = device.glyphs == .ascii ? "ascii" : device.name
    assertSnapshot(of: session, named: name)
    #expect(session.screen.diagnostics.isEmpty)
  }
}
