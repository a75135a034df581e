import Screens
import Testing

@Suite struct ButtonLookTests {
  private struct Roles: Node {
    var body: some Node {
      ButtonNode("Plain") {}
      ButtonNode("Delete", role: .destructive) {}
      ButtonNode("Cancel", role: .cancel) {}
    }
  }

  private func rows(_ style: ButtonStyle) -> String {
    picture(width: 20) {
      GroupNode {
        Roles()
        Roles().disabled()
      }
      .buttonStyle(style)
    }
  }

  @Test func everyStyleRoleAndState() {
    let bordered = "[ Plain ]\n[! Delete ]\n[ Cancel ]\n[·Plain·]\n[!·Delete·]\n[·Cancel·]\n"
    #expect(rows(.automatic) == bordered)
    #expect(rows(.bordered) == bordered)
    #expect(
      rows(.borderedProminent)
        == "▐ Plain ▌\n▐! Delete ▌\n▐ Cancel ▌\n▐·Plain·▌\n▐!·Delete·▌\n▐·Cancel·▌\n")
    #expect(rows(.plain) == "Plain\nDelete\nCancel\nPlain\nDelete\nCancel\n")
  }

  @Test func aFullWidthLabelStandsBetweenBracketsAtTheEdges() {
    let text = picture(width: 20) {
      ButtonNode(action: {}) { TextNode("Buy").frame(maxWidth: .infinity) }
      ButtonNode(role: .destructive, action: {}) { TextNode("Buy").frame(maxWidth: .infinity) }
        .buttonStyle(.borderedProminent)
      ButtonNode(action: {}) { TextNode("Buy").frame(maxWidth: .infinity) }.disabled()
    }
    #expect(
      text == """
        [       Buy        ]
        ▐!       Buy       ▌
        [·······Buy········]

        """)
  }

  @Test func aLabelOfSeveralLinesHasTallBrackets() {
    let text = picture(width: 14) {
      ButtonNode("Accept all conditions") {}
      ButtonNode("Delete it all", role: .destructive) {}.disabled()
    }
    #expect(
      text == """
        ⎡ Accept all ⎤
        ⎣ conditions ⎦
        ⎡!·Delete it·⎤
        ⎣·····all····⎦

        """)
  }

  @Test func aLabelOfSeveralNodesIsARow() throws {
    let session = Session(width: 20) {
      ButtonNode("Home", systemImage: "house.fill") {}
      ButtonNode(action: {}) {
        TextNode("Cart")
        TextNode("3")
      }
    }
    #expect(session.text == "[ ⌂ Home ]\n[ Cart 3 ]\n")
    #expect(session.screen.controls.map(\.label) == ["Home", "Cart 3"])
  }

  @Test func aDisabledButtonCantBeTapped() throws {
    let log = Log()
    let session = Session(width: 20) { ButtonNode("Pay") { log("paid") }.disabled() }
    #expect(throws: DriveError.self) { try session.tap("Pay") }
    #expect(log.entries == [])
    #expect(session.screen.controls.map(\.isEnabled) == [false])
  }

  @Test func whatIsDisabledOutsideCantBeEnabledInside() {
    let text = picture(width: 20) {
      VStackNode { ButtonNode("Pay") {}.disabled(false) }.disabled()
    }
    #expect(text == "[·Pay·]\n")
  }

  @Test func stylesAreShownInANSI() {
    #expect(
      picture(width: 12, as: .ansi) { ButtonNode("Go") {}.buttonStyle(.borderedProminent).tint(.blue) }
        == "\u{1B}[7;34m▐ Go ▌\u{1B}[0m\n")
    #expect(
      picture(width: 12, as: .ansi) { ButtonNode("Go", role: .destructive) {}.tint(.blue) }
        == "\u{1B}[31m[! Go ]\u{1B}[0m\n")
    #expect(
      picture(width: 12, as: .ansi) { ButtonNode("Go") {}.disabled() } == "\u{1B}[2m[·Go·]\u{1B}[0m\n")
  }
}
