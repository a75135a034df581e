import Screens
import Testing

/// Rows that all have the same buttons, so that only the place tells them apart.
private struct Groceries: Node {
  let log: Log

  var body: some Node {
    ListNode {
      SectionNode("To buy") {
        ForEachNode(["Milk", "Bread"], id: \.self) { row($0, amount: "2") }
      }
      SectionNode {
        row("Milk", amount: "1").id("spare milk")
        ButtonNode("Clear") { log("clear bought") }
      } header: {
        TextNode("Bought")
        ButtonNode("Undo") { log("undo") }
      }
      ButtonNode("Clear") { log("clear all") }.accessibilityLabel("Clear everything")
    }
  }

  private func row(_ name: String, amount: String) -> some Node {
    HStackNode {
      TextNode(name)
      TextNode(amount)
      SpacerNode()
      ButtonNode("Delete") { log("\(name) \(amount)") }
    }
  }
}

private let groceriesText = """
  To buy
    Milk 2             [ Delete ]
    Bread 2            [ Delete ]

  Bought
  [ Undo ]
    Milk 1             [ Delete ]
    [ Clear ]
  [ Clear ]

  """

@Suite struct AreaTests {
  private let log = Log()
  private let session: Session

  init() { session = Session(Groceries(log: log), on: .plain(width: 31)) }

  @Test func aRowIsCalledByEachTextInIt() throws {
    #expect(session.text == groceriesText)
    try session.tap("Delete", within: "Bread")
    try session.tap(.button("Delete"), within: " 1\n")
    try session.tap("Delete", within: "spare milk")
    #expect(log.entries == ["Bread 2", "Milk 1", "Milk 1"])
  }

  @Test func aSectionIsCalledByItsHeaderAndHoldsIt() throws {
    try session.tap("Clear", within: "Bought Undo")
    try session.tap("Undo", within: "Bought Undo")
    #expect(log.entries == ["clear bought", "undo"])
    #expect(session.failure { try $0.tap("Clear", within: "To buy") } != nil)
  }

  @Test func nthCountsWithinTheArea() throws {
    try session.tap("Delete", nth: 1, within: "To buy")
    #expect(log.entries == ["Bread 2"])
    let error = session.failure { try $0.tap("Delete", nth: 2, within: "To buy") }
    #expect(
      error?.description == """
        tap "Delete", nth: 2, within: "To buy": only 2 were found with that label. \
        nth counts from 0, so that the last one is nth: 1.

        \(groceriesText)
        """)
  }

  @Test func anAreaThatIsNotThereNamesTheNearest() {
    let error = session.failure { try $0.tap("Delete", within: "Mlik") }
    #expect(error?.reason == .noSuchArea(nearest: ["Milk", "2", "1"]))
    #expect(
      error?.description == """
        tap "Delete", within: "Mlik": nothing on this screen that can be acted on is in an area with exactly \
        that name. Nearest: "Milk", "2", "1".

        \(groceriesText)
        """)
  }

  @Test func severalAreasOfOneNameAreATie() {
    let error = session.failure { try $0.tap("Delete", within: "Milk") }
    #expect(error?.reason == .ambiguousArea(count: 2))
    #expect(
      error?.description == """
        tap "Delete", within: "Milk": 2 areas have that name. \
        Name another area around the control, or give one an .id(…).

        \(groceriesText)
        """)
  }

  @Test func aControlElsewhereIsNotInTheArea() {
    let error = session.failure { try $0.tap("Clear", within: "Bread") }
    #expect(error?.reason == .outsideArea(nearest: ["Delete"]))
    #expect(
      error?.description == """
        tap "Clear", within: "Bread": what has that label is on this screen, but not in that area. \
        Nearest there: "Delete".

        \(groceriesText)
        """)
  }

  @Test func aControlOfAnotherRoleInTheAreaIsNamed() {
    #expect(
      session.failure { try $0.tap(.link("Delete"), within: "Bread") }?.reason == .otherRole(.button))
    #expect(
      session.failure { try $0.tap("Delet", within: "Bread") }?.reason
        == .notFound(nearest: ["Delete", "Clear", "Undo"]))
  }

  @Test func aTieSaysWhichPlacesTellTheControlsApart() {
    let error = session.failure { try $0.tap("Delete") }
    #expect(error?.reason == .ambiguous(count: 3, areas: ["Bread", "spare milk"]))
    let two = Session(width: 20) {
      ListNode {
        ForEachNode(["Tea", "Rice"], id: \.self) { name in
          HStackNode {
            TextNode(name)
            ButtonNode("Delete") {}
          }
        }
      }
    }
    #expect(
      two.failure { try $0.tap("Delete") }?.description == """
        tap "Delete": 2 controls have that label. \
        Add a place, such as within: "Tea" or "Rice", or nth: 0 to nth: 1.

        Tea [ Delete ]
        Rice [ Delete ]

        """)
  }
}
