import Screens
import Testing

/// Sheets and covers: drawn over the screen, blocking it, with a stack and a way out of their own.
struct SheetTests {
  private let model = ShopModel()

  private func session(on device: Device = .phone) -> Session {
    Session(PresentingShop(model: model), on: device)
  }

  @Test func aSheetLeavesTheTopOfTheScreenVisible() {
    model.showsFilter = true
    #expect(
      session().text == """
        ╭──────────────────────────────────────╮
        │                 Shop                 │
        ├──────────────────────────────────────┤
        │ ╭──────────────────────────────────╮ │
        │ │              Filter              │ │
        │ ├──────────────────────────────────┤ │
        │ │                                  │ │
        │ │ Colour                         › │ │
        │ │             [ Sort ]             │ │
        │ │             [ Done ]             │ │
        │ │                                  │ │
        │ ╰──────────────────────────────────╯ │
        ╰──────────────────────────────────────╯

        """)
  }

  @Test func sheetsOverSheetsOnAWatch() throws {
    model.showsFilter = true
    let session = session(on: .watch)
    try session.tap("Sort")
    #expect(
      session.text == """
        ╭──────────────────╮
        │       Shop       │
        ╭──────────────────╮
        │      Filter      │
        ╭──────────────────╮
        │       Sort       │
        ├──────────────────┤
        │     By price     │
        ╰──────────────────╯

        """)
    #expect(session.screen.title == "Sort")
    try session.dismiss()
    #expect(session.screen.title == "Filter")
  }

  @Test func aSheetOnAPlainDeviceHasAFrame() {
    model.showsFilter = true
    #expect(
      session(on: .plain(width: 24)).text == """
        Shop
        ────────────────────────
        ╭──────────────────────╮
        │        Filter        │
        ├──────────────────────┤
        │Colour               ›│
        │       [ Sort ]       │
        │       [ Done ]       │
        ╰──────────────────────╯

        """)
  }

  @Test func N9_aSheetHasAStackOfItsOwn() throws {
    let session = session()
    try session.tap("Filter")
    try session.tap("Colour")
    #expect(session.screen.title == "Colour")
    #expect(session.screen.path == ["1"])
    try session.back()
    #expect(session.screen.title == "Filter")
    #expect(model.showsFilter)
  }

  @Test func N9_linksInASheetDoNotSeeTheStackBeneath() {
    struct Home: Node {
      var body: some Node {
        Stack {
          TextNode("Home").destination(for: Int.self) { _ in EmptyNode() }
            .sheet(isPresented: .constant(true)) { LinkNode("Out", value: 1) }
        }
      }
    }
    let session = Session(Home())
    #expect(session.screen.diagnostics.map(\.code) == [.linkOutsideStack])
  }

  @Test func N26_dismissClosesTheSheetItWasReadIn() throws {
    let session = session()
    try session.tap("Filter")
    try session.tap("Done")
    #expect(!model.showsFilter)
    #expect(session.screen.title == "Shop")
    #expect(model.log == ["filter closed"])
  }

  @Test func N28_aSheetBlocksWhatIsBeneath() throws {
    let session = session()
    try session.tap("Filter")
    #expect(session.screen.controls.map(\.label) == ["Colour", "Sort", "Done"])
    let before = session.events
    let error = #expect(throws: DriveError.self) { try session.tap("More") }
    #expect(error?.reason == .blocked(by: #"the sheet "Filter""#))
    #expect(
      error?.description.hasPrefix(
        #"tap "More": the sheet "Filter" is shown over it and blocks everything beneath. Close the sheet "Filter" first."#
      )
        == true)
    #expect(throws: DriveError.self) { try session.back() }
    #expect(session.events == before)
  }

  @Test func N30_aSheetInheritsFromWhereItIsAttached() {
    struct Limited: Node {
      @Environment(\.lineLimit) private var limit
      @Environment(ShopModel.self) private var model
      var body: some Node { TextNode("\(limit ?? 0) lines, \(model.log.count) entries") }
    }
    struct Home: Node {
      var body: some Node {
        TextNode("Home")
          .sheet(isPresented: .constant(true)) { Limited() }
          .environment(\.lineLimit, 3)
          .environment(ShopModel())
      }
    }
    #expect(Session(Home()).text.contains("3 lines, 0 entries"))
  }

  @Test func aCoverShowsNothingOfWhatIsBeneath() throws {
    let session = session()
    _ = session.text
    model.showsTour = true
    #expect(
      session.text == """
        ╭──────────────────────────────────────╮
        │               Welcome                │
        ├──────────────────────────────────────┤
        │                                      │
        │              [ Start ]               │
        │                                      │
        ╰──────────────────────────────────────╯

        """)
    #expect(throws: DriveError.self) { try session.tap("Filter") }
    try session.tap("Start")
    #expect(
      session.events == [
        .appeared("Shop"), .appeared("Welcome"), .disappeared("Shop"), .appeared("Shop"),
        .disappeared("Welcome"),
      ])
  }

  @Test func N23_whatIsBeneathASheetStays() throws {
    let session = session()
    try session.tap("Filter")
    try session.tap("Done")
    #expect(session.events == [.appeared("Shop"), .appeared("Filter"), .disappeared("Filter")])
  }

  @Test func anotherItemIsAnotherSheetWithFreshState() throws {
    struct Detail: Node {
      let id: Int
      @State private var taps = 0
      var body: some Node {
        ButtonNode("Tapped \(taps)") { taps += 1 }.title("Product \(id)")
      }
    }
    struct Home: Node {
      let model: ShopModel
      var body: some Node {
        TextNode("Home").sheet(item: Binding(get: { model.product }, set: { model.product = $0 })) {
          Detail(id: $0.id)
        }
      }
    }
    let session = Session(Home(model: model))
    model.product = ShopProduct(id: 1)
    try session.tap("Tapped 0")
    #expect(session.screen.controls.map(\.label) == ["Tapped 1"])
    model.product = ShopProduct(id: 2)
    #expect(session.screen.title == "Product 2")
    #expect(session.screen.controls.map(\.label) == ["Tapped 0"])
    try session.dismiss()
    #expect(model.product == nil)
  }

  @Test func twoAtOnceWaitForEachOther() throws {
    model.showsFilter = true
    model.asksToEmpty = true
    let session = session()
    #expect(session.screen.title == "Filter" || session.text.contains("Empty the cart?"))
    #expect(session.screen.diagnostics.map(\.code) == [.presentationConflict])
  }

  @Test func nothingToDismiss() {
    let error = #expect(throws: DriveError.self) { try session().dismiss() }
    #expect(error?.reason == .nothingToDismiss)
  }
}
