import Screens
import Testing

/// One line for each thing there is to perceive, called what it is called.
@Suite struct OutlineReaderTests {
  private func outline<Content: Node>(@NodeBuilder _ content: () -> Content) -> String {
    picture(as: .outline, content)
  }

  @Test func everyTextIsALine() {
    #expect(
      outline {
        TextNode("One two\n  three")
        HStackNode {
          TextNode("left")
          SpacerNode()
          TextNode("right")
        }
        TextNode("")
        DividerNode()
        TextNode("boxed").border().background(.red)
      } == """
        screen
          text "One two three"
          text "left"
          text "right"
          text "boxed"

        """)
  }

  @Test func aTextThatIsWrappedOrCutIsWhole() {
    #expect(
      picture(width: 9, as: .outline) {
        TextNode("Strawberries with cream")
        TextNode("Strawberries with cream").lineLimit(1)
      } == """
        screen
          text "Strawberries with cream"
          text "Strawberries with cream"

        """)
  }

  @Test func nothingAtAllIsAScreenAllTheSame() {
    #expect(outline { EmptyNode() } == "screen\n")
    #expect(render(Stack { EmptyNode() }, as: .outline) == "screen\n")
  }

  @Test func aControlIsOneLineWithItsStates() {
    final class Chosen { var row: Int? = 2 }
    let chosen = Chosen()
    #expect(
      outline {
        ButtonNode(action: {}) {
          TextNode("Two")
          TextNode("texts")
        }
        ButtonNode("Off", role: .destructive) {}.disabled(true)
        ButtonNode("") {}
        ListNode(selection: Binding(get: { chosen.row }, set: { chosen.row = $0 })) {
          TextNode("One").tag(1)
          TextNode("Two").tag(2)
        }
      } == """
        screen
          button "Two texts"
          button "Off" [disabled, destructive]
          button
          list
            row "One"
            row "Two" [selected]

        """)
  }

  @Test func aControlInAControlIsInsideIt() {
    #expect(
      outline {
        ListNode(selection: .constant(1 as Int?)) {
          HStackNode {
            TextNode("Home")
            ButtonNode("Info") {}
          }
          .tag(1)
        }
        TextNode("after")
      } == """
        screen
          list
            row "Home Info" [selected]
              button "Info"
          text "after"

        """)
  }

  @Test func aSectionIsCalledByItsHeader() {
    #expect(
      outline {
        ListNode {
          SectionNode("Fruit") { TextNode("Apple") }
          SectionNode { TextNode("Rye") }
          SectionNode {
            TextNode("Milk")
          } header: {
            HStackNode {
              TextNode("Drinks")
              TextNode("(1)")
              ButtonNode("All") {}
            }
          } footer: {
            TextNode("Cold.")
          }
          SectionNode("Empty") {}
          SectionNode {}
        }
      } == """
        screen
          list
            section "Fruit"
              text "Apple"
            section
              text "Rye"
            section "Drinks (1)"
              button "All"
              text "Milk"
              text "Cold."
            section "Empty"

        """)
  }

  @Test func anImageIsCalledByItsName() {
    #expect(
      outline {
        ImageNode(systemName: "star.fill")
        ImageNode(systemName: "figure.walk")
        LabelNode("Home", systemImage: "house")
        ImageNode(systemName: "star").accessibilityLabel("Favourite")
      } == """
        screen
          image "star.fill"
          image "figure.walk"
          text "Home"
          image "Favourite"

        """)
  }

  @Test func anAccessibilityLabelReplacesWhatItLabels() {
    #expect(
      outline {
        HStackNode {
          TextNode("3")
          TextNode("★")
        }
        .accessibilityLabel("three\nstars")
        HStackNode {
          TextNode("Volume")
          ButtonNode("+") {}
          ButtonNode("-") {}
        }
        .accessibilityLabel("Louder")
        SectionNode {
        } header: {
          TextNode("A–Z").accessibilityLabel("A to Z")
        } footer: {
          EmptyNode()
        }
      } == """
        screen
          text "three stars"
          text "Louder"
          button "+"
          button "-"
          section "A to Z"

        """)
  }

  @Test func whatIsHiddenIsLeftOut() {
    #expect(
      outline {
        TextNode("a").accessibilityHidden()
        ButtonNode("b") {}.accessibilityHidden()
        ListNode { TextNode("c") }.accessibilityHidden()
        TextNode("d").hidden()
        TextNode("e").opacity(0)
        TextNode("f")
      } == "screen\n  text \"f\"\n")
  }

  @Test func aStackInsideOtherNodesIsAScreenInAScreen() {
    #expect(
      outline {
        TextNode("above")
        Stack { TextNode("inside").title("Stack") }
      } == """
        screen
          text "above"
          screen "Stack"
            text "inside"

        """)
  }

  @Test(arguments: [Device.phone, .watch, .plain(width: 60)])
  func theWayBackAndTheToolbarComeBeforeTheContent(device: Device) throws {
    let session = Session(
      Stack {
        LinkNode("Next", value: 1)
          .title("First")
          .destination(for: Int.self) { _ in
            TextNode("content")
              .title("Second")
              .toolbar {
                ToolbarItem(.leading) { ButtonNode("Edit") {} }
                ToolbarItem(.trailing) { ButtonNode("Add") {} }
                ToolbarItem(.bottom) { TextNode("1 thing") }
              }
          }
      }, on: device)
    try session.tap("Next")
    #expect(
      session.screen.render(as: .outline) == """
        screen "Second"
          back "First"
          button "Edit"
          button "Add"
          text "content"
          text "1 thing"

        """)
  }

  @Test func tabsAreInTheScreenAboveThem() {
    let state = TabState()
    #expect(
      render(TabApp(state), on: .watch, as: .outline).hasSuffix(
        """
          tabs
            tab "Home" [selected]
            tab "Search"
            tab "Profile" 3

        """))
    state.tab = .search
    #expect(
      render(TabApp(state), as: .outline) == """
        screen "Search everything"
          button "Find"
          tabs
            tab "Home"
            tab "Search" [selected]
            tab "Profile" 3

        """)
  }

  @Test func whatAHeaderPresentsIsNoHeader() {
    #expect(
      outline {
        SectionNode {
          TextNode("row")
        } header: {
          TextNode("Help").sheet(isPresented: .constant(true)) {
            TextNode("first")
            TextNode("second")
          }
        }
      } == """
        screen [blocked]
          section "Help"
            text "row"
        sheet
          text "first"
          text "second"

        """)
  }

  @Test func aPlaceholderIsAText() {
    let text = outline { NeedsAnObject() }
    #expect(text.hasPrefix("screen\n  text \"⚠ NeedsAnObject reads "))
  }

  @Test func aLinkThatLeadsNowhereIsDisabled() {
    #expect(outline { LinkNode("Nowhere", value: 1) } == "screen\n  link \"Nowhere\" [disabled]\n")
  }
}

private final class MissingObject {}

private struct NeedsAnObject: Node {
  @Environment(MissingObject.self) private var object
  var body: some Node { TextNode("never") }
}
