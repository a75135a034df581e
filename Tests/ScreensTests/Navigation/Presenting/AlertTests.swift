import Screens
import Testing

/// Alerts and dialogs: boxes over the screen whose buttons close them.
struct AlertTests {
  private let model = ShopModel()

  private func session(on device: Device = .phone) -> Session {
    Session(PresentingShop(model: model), on: device)
  }

  @Test func anAlertStandsInTheMiddle() {
    model.asksToEmpty = true
    #expect(
      session().text == """
        ╭──────────────────────────────────────╮
        │                 Shop                 │
        ├──────────────────────────────────────┤
        │      ╭───────────────────────╮       │
        │      │    Empty the cart?    │       │
        │      │ Two things are in it. │       │
        │      │                       │       │
        │ More │  [ Keep ] [! Empty ]  │     › │
        │      ╰───────────────────────╯       │
        ╰──────────────────────────────────────╯

        """)
  }

  @Test func buttonsThatDoNotFitStandInAColumn() {
    model.asksToEmpty = true
    #expect(
      session(on: .watch).text == """
        ╭──────────────────╮
        │       Shop       │
        ├──────────────────┤
        ╭──────────────────╮
        │ Empty the cart?  │
        │ Two things are   │
        │     in it.       │
        │                  │
        │    [ Keep ]      │
        │   [! Empty ]     │
        ╰──────────────────╯

        """)
  }

  @Test func aButtonClosesTheAlertAndThenActs() throws {
    model.asksToEmpty = true
    let session = session()
    try session.tap("Empty")
    #expect(!model.asksToEmpty)
    #expect(model.log == ["emptied"])
    #expect(session.screen.controls.map(\.label) == ["Filter", "More"])
  }

  @Test func N28_anAlertBlocksBackAndDismissAndNamesItself() throws {
    let session = session()
    try session.tap("More")
    try session.back()
    try session.tap("More")
    try session.back()
    model.asksToEmpty = true
    for attempt in [{ try session.back() }, { try session.tap("Filter") }] {
      let error = #expect(throws: DriveError.self) { try attempt() }
      #expect(error?.reason == .blocked(by: #"the alert "Empty the cart?""#))
    }
    #expect(session.screen.controls.map(\.label) == ["Keep", "Empty"])
  }

  @Test func aDialogHasAButtonInEachRowAndACancel() throws {
    model.asksHow = true
    let session = session()
    #expect(
      session.text == """
        ╭──────────────────────────────────────╮
        │                 Shop                 │
        ├──────────────────────────────────────┤
        │           ╭──────────────╮           │
        │           │  Ship how?   │           │
        │           │              │           │
        │           │ [ By Train ] │           │
        │ More      │ [ By Bike ]  │         › │
        │           │  [ Cancel ]  │           │
        │           ╰──────────────╯           │
        ╰──────────────────────────────────────╯

        """)
    try session.tap("By Bike")
    #expect(model.log == ["bike"])
    model.asksHow = true
    try session.dismiss()
    #expect(model.log == ["bike"])
    #expect(!model.asksHow)
  }

  @Test(arguments: 8...14)
  func theRowsAroundABoxGiveWayOnALowDevice(rows: Int) {
    model.asksToEmpty = true
    let text = session(on: .phone.height(rows)).text
    #expect(text.contains("│  [ Keep ] [! Empty ]  │"))
    #expect(text.contains("╰───────────────────────╯"))
    #expect(text.split(separator: "\n").count == rows)
  }

  @Test func anAlertWithoutButtonsHasAnOK() throws {
    struct Home: Node {
      @State private var isShown = true
      var body: some Node {
        TextNode("Home").alert("Saved", isPresented: $isShown) {}
      }
    }
    let session = Session(Home())
    try session.tap("OK")
    #expect(!session.text.contains("Saved"))
  }
}
