import Screens
import Testing

/// What a session was asked to do, as a person would write it.
@Suite struct StepsTests {
  @Test func stepsReadAsAPersonWritesThem() throws {
    let session = Session(Shop(Router([])), on: .plain(width: 20))
    #expect(session.steps == [])
    try session.tap("Profile")
    try session.tap(.button("Count"), nth: 0)
    try session.doubleTap("Count", within: "profile")
    try session.back()
    try session.tap("Product 1")
    try session.tap("Settings")
    try session.back(to: 0)
    session.perform {}
    #expect(
      session.steps == [
        #"tap "Profile""#, #"tap button "Count", nth: 0"#, #"double tap "Count", within: "profile""#, "back",
        #"tap "Product 1""#, #"tap "Settings""#, "back to depth 0", "perform",
      ])
  }

  @Test func whatFailedIsNoStep() {
    let session = Session(Shop(Router([])), on: .plain(width: 20))
    #expect(session.failure { try $0.tap("Nowhere") } != nil)
    #expect(session.failure { try $0.back() } != nil)
    #expect(session.failure { try $0.dismiss() } != nil)
    #expect(session.steps == [])
  }

  @Test func controlsInALabelAreMadeVisible() throws {
    let session = Session(width: 20) { ButtonNode("a\u{1B}b") {}.id("c\u{1B}\nd") }
    try session.tap(.label("c\u{1B}\nd"))
    #expect(session.steps == ["tap \"c␛ d\""])
  }
}
