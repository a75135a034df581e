import Screens
import Testing

/// What has a name, and which of several it is.
@Suite struct AreaNameTests {
  private let log = Log()

  private func session<Content: Node>(@NodeBuilder _ content: () -> Content) -> Session {
    Session(content(), on: .plain(width: 30))
  }

  private func add(_ name: String) -> some Node { ButtonNode("Add") { log(name) } }

  @Test func anIDOfAnyTypeNamesItsNode() throws {
    let session = session {
      HStackNode { add("one") }.id(1)
      GroupNode {
        add("two")
        ButtonNode("Else") {}
      }
      .id("two")
      add("three").id("three")
    }
    for area in ["two", "1", "three"] { try session.tap("Add", within: area) }
    #expect(log.entries == ["two", "one", "three"])
  }

  @Test func anAccessibilityLabelNamesAGroupAndLeavesItsControlsTheirLabels() throws {
    let session = session {
      HStackNode {
        TextNode("12:30")
        add("lunch")
      }
      .accessibilityLabel("Lunch")
      HStackNode {
        TextNode("18:00")
        add("dinner")
      }
      .accessibilityLabel("Dinner")
    }
    #expect(session.screen.controls.map(\.label) == ["Add", "Add"])
    try session.tap("Add", within: "Dinner")
    #expect(log.entries == ["dinner"])
    #expect(session.failure { try $0.tap("Add", within: "18:00") } != nil)
  }

  @Test func anElementIsCalledByItsTextAndThenByItsID() throws {
    let session = session {
      ForEachNode(1..<4) { index in
        HStackNode {
          TextNode("\(index + 1)")
          add("row \(index)")
        }
      }
    }
    // "2" can be read in the first row; the id of the second is seen nowhere.
    try session.tap("Add", within: "2")
    try session.tap("Add", within: "1")
    #expect(log.entries == ["row 1", "row 1"])
  }

  @Test func aLabelOfAControlNamesItsRow() throws {
    let session = session {
      Stack {
        ListNode {
          HStackNode {
            LinkNode("Tea", value: 1)
            add("tea")
          }
          HStackNode {
            LinkNode("Rice", value: 2)
            add("rice")
          }
        }
        .destination(for: Int.self) { _ in TextNode("") }
      }
    }
    try session.tap("Add", within: "Rice")
    #expect(log.entries == ["rice"])
  }

  @Test func ofAreasInsideOneAnotherTheInnermostCounts() throws {
    let session = session {
      VStackNode {
        add("outer")
        VStackNode { add("inner") }.id("box")
      }
      .id("box")
    }
    try session.tap("Add", within: "box")
    #expect(log.entries == ["inner"])
  }

  @Test func aGroupThatIsNoRowIsOneAreaForAllItsNodes() throws {
    let session = session {
      GroupNode {
        add("first")
        ButtonNode("Take") {}
      }
      .accessibilityLabel("both")
      GroupNode {
        HStackNode {
          TextNode("a")
          add("second")
        }
        HStackNode {
          TextNode("b")
          ButtonNode("Take") { log("take") }
        }
      }
      .accessibilityLabel("rows")
    }
    #expect(session.screen.controls.map(\.label) == ["both", "both", "Add", "Take"])
    try session.tap("Take", within: "rows")
    #expect(log.entries == ["take"])
  }

  @Test func screensBesideEachOtherAreCalledByTheirTitles() throws {
    let session = Session(
      SplitNode(selection: .constant(1)) {
        Stack { add("left").title("Folders") }
      } detail: { _ in
        Stack { add("right").title("Notes") }
      }, on: .desktop)
    try session.tap("Add", within: "Notes")
    try session.tap("Add", within: "Folders")
    #expect(log.entries == ["right", "left"])
  }

  @Test func itemsOfAToolbarAreOnTheScreenThatDeclaresThem() throws {
    let session = session {
      Stack {
        add("content").id("content").title("Notes").toolbar { ToolbarItem { add("bar").id("bar") } }
      }
    }
    try session.tap("Add", within: "bar")
    try session.tap("Add", within: "content")
    #expect(log.entries == ["bar", "content"])
    #expect(
      session.failure { try $0.tap("Add", within: "Notes") }?.reason
        == .ambiguous(count: 2, areas: ["bar", "content"]))
  }

  @Test func withoutAnyNameThereIsNoArea() {
    let session = session { add("alone") }
    let error = session.failure { try $0.tap("Add", within: "box") }
    #expect(
      error?.description == """
        tap "Add", within: "box": nothing on this screen that can be acted on is in an area with a name. \
        Give the node around it an .id(…) or an .accessibilityLabel(…).

        [ Add ]

        """)
  }

  @Test func whatIsCoveredNamesWhatCoversIt() {
    let session = Session(
      HStackNode { add("covered") }.id("box").alert("Sure?", isPresented: .constant(true)) {})
    #expect(
      session.failure { try $0.tap("Add", within: "box") }?.reason
        == .blocked(by: #"the alert "Sure?""#))
    #expect(
      session.failure { try $0.tap("OK", within: "box") }?.reason == .noSuchArea(nearest: []))
  }

  @Test func aTabIsLookedForInItsArea() throws {
    let session = Session(
      VStackNode {
        TabsNode { TabNode("One") { TextNode("1") } }.id("upper")
        TabsNode { TabNode("One") { TextNode("2") } }.id("lower")
      })
    try session.selectTab("One", within: "lower")
    #expect(session.events.last == .alreadyAtRoot)
    #expect(session.steps == [#"select tab "One", within: "lower""#])
  }
}
