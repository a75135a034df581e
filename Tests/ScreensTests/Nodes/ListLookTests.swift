import Screens
import Testing

@Suite struct ListLookTests {
  @Test func rowsStandBelowEachOtherAndFillTheWidth() {
    let text = picture(width: 12) {
      ListNode {
        TextNode("One")
        TextNode("Two")
      }
      .border()
    }
    #expect(
      text == """
        ┌──────────┐
        │One       │
        │Two       │
        └──────────┘

        """)
  }

  @Test func sectionsHaveAHeaderAndABlankRowBetween() {
    let text = picture(width: 20) {
      ListNode {
        SectionNode("Fruit") {
          TextNode("Apple")
          TextNode("Cherry")
        }
        SectionNode {
          TextNode("without header")
        }
        SectionNode {
          TextNode("Rye")
        } header: {
          LabelNode("Bread", systemImage: "star")
        } footer: {
          TextNode("baked today")
        }
      }
    }
    #expect(
      text == """
        Fruit
          Apple
          Cherry

        without header

        ★ Bread
          Rye
        baked today

        """)
  }

  @Test func separatorsStandOnlyWhereAsked() {
    let text = picture(width: 6) {
      ListNode(separators: true) {
        ForEachNode(["One", "Two", "Three"], id: \.self) { TextNode($0) }
      }
    }
    #expect(text == "One\n──────\nTwo\n──────\nThree\n")
  }

  private struct Choosing: Node {
    @State private var choice: String? = "One"
    var body: some Node {
      ListNode(selection: $choice) {
        ForEachNode(["One", "Two"], id: \.self) { name in
          HStackNode {
            TextNode(name)
            TextNode("!")
          }
          .tag(name)
        }
        TextNode("no choice")
      }
      TextNode("chosen: \(choice ?? "none")")
    }
  }

  @Test func aSelectionIsMarkedAndChanged() throws {
    let session = Session(width: 20) { Choosing() }
    #expect(session.text == "(•) One !\n( ) Two !\nno choice\nchosen: One\n")
    #expect(session.screen.controls.map(\.label) == ["One !", "Two !"])
    #expect(session.screen.controls.map(\.isSelected) == [true, false])
    #expect(session.screen.controls.map(\.role) == [.row, .row])
    try session.tap(.row("Two !"))
    #expect(session.text == "( ) One !\n(•) Two !\nno choice\nchosen: Two\n")
  }

  @Test func aTagWithoutASelectionChangesNothing() {
    #expect(picture { ListNode { TextNode("One").tag(1) } } == "One\n")
  }

  @Test func aRowOfSeveralNodesIsCalledByAllOfThem() {
    let session = Session(width: 20) {
      ListNode(selection: .constant(1)) {
        GroupNode {
          TextNode("Ada")
          TextNode("Lovelace")
        }
        .tag(1)
      }
    }
    #expect(session.screen.controls.map(\.label) == ["Ada Lovelace"])
  }

  @Test func linkRowsEndInAMark() {
    let session = Session(width: 12) {
      Stack {
        ListNode {
          LinkNode("More", value: 1)
          LinkNode("Off", value: 1).disabled()
          LinkNode("None", value: nil as Int?)
          LinkNode("Unknown", value: "x")
          LinkNode(value: 2) {
            LabelNode("Home", systemImage: "house")
            TextNode("3")
          }
        }
        .destination(for: Int.self) { TextNode("\($0)") }
      }
    }
    #expect(
      session.text == """
        More       ›
        Off        ·
        None       ·
        Unknown    ·
        ⌂ Home 3   ›

        """)
    #expect(session.screen.controls.map(\.isEnabled) == [true, false, false, false, true])
    #expect(session.screen.controls.map(\.label) == ["More", "Off", "None", "Unknown", "Home 3"])
  }
}
