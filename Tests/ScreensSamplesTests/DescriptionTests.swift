import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// What screens of the sample apps mean.
struct DescriptionTests {
  private func check(
    _ session: Session, _ state: String, as formats: [Format] = [.outline], function: String = #function,
    line: UInt = #line
  ) {
    for format in formats {
      assertSnapshot(of: session, as: format, named: state, function: function, line: line)
    }
  }

  @Test func menu() throws {
    let session = Session(Menu(), on: .phone)
    check(session, "root", as: [.text, .outline, .json])
    try session.tap("Straight to Settings")
    check(session, "profile.settings", as: [.outline, .json])
  }

  @Test func shop() throws {
    let session = Session(Shop(), on: .phone)
    check(session, "browse", as: [.outline, .json])
    try session.tap("Tent")
    check(session, "browse.1")
    try session.back()
    try session.tap("Filter")
    check(session, "filter", as: [.outline, .json])
    try session.tap("Done")
    try session.selectTab("Orders")
    try session.tap("Ship Differently")
    check(session, "orders.dialog")
    try session.tap("Cancel")
    try session.tap("Cancel Order")
    check(session, "orders.alert", as: [.outline, .json])
    try session.tap("Cancel It")
    check(session, "orders.cancelled", as: [.outline, .json])
  }

  @Test func aScreenPushedInASheet() throws {
    let session = Session(Shop(), on: .phone)
    try session.selectTab("Account")
    for label in ["Settings", "Privacy", "My Data", "Delete My Data", "Go On"] { try session.tap(label) }
    check(session, "sure")
  }

  @Test func aCover() {
    let router = ShopRouter()
    router.mustUpdate = true
    check(Session(Shop(router: router), on: .phone), "update")
  }

  @Test func aScreenThatScrolls() throws {
    let session = Session(Shop(), on: .phone.height(9))
    try session.tap("Tent")
    session.scroll(to: 2)
    check(session, "scrolled")
  }

  @Test func aSplit() throws {
    let session = Session(Notes(), on: .desktop)
    check(session, "none")
    try session.tap("Milk")
    try session.tap("Pin")
    check(session, "pinned")
  }

  @Test func aForm() throws {
    let session = Session(SignUp(), on: .phone)
    try session.type("ada@example.com", into: "Email")
    try session.type("long enough", into: "Password")
    check(session, "filled", as: [.outline, .json])
  }

  @Test func anotherLookMeansTheSame() throws {
    let secret = try [Device.phone, .watch.glyphs(.ascii)].map { device in
      let session = Session(SignUp(), on: device)
      try session.type("secret", into: "Password")
      return session.screen.render(as: .outline)
    }
    #expect(secret[0] == secret[1])
    for device in [Device.phone, .watch, .plain(width: 80), .phone.glyphs(.ascii)] {
      #expect(render(Shop(), on: device, as: .outline) == render(Shop(), as: .outline))
    }
  }
}
