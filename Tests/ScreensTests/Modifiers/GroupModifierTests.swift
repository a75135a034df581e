import Screens
import Testing

/// A modifier on several nodes applies to each, and on none it shows nothing.
@Suite struct GroupModifierTests {
  private struct Two: Node {
    var body: some Node {
      GroupNode {
        ButtonNode("A") {}
        ButtonNode("B") {}
      }
    }
  }

  private func row<Content: Node>(@NodeBuilder _ content: () -> Content) -> Session {
    let content = content()
    return Session(width: 40) {
      HStackNode {
        TextNode("<")
        content
        ButtonNode(">") {}
      }
    }
  }

  private func starts(_ session: Session) -> [Int] { session.screen.controls.map(\.frame.x) }

  @Test func eachNodeGetsItsOwnBorder() {
    let session = row { Two().border() }
    #expect(
      session.text == """
          ┌─────┐ ┌─────┐
        < │[ A ]│ │[ B ]│ [ > ]
          └─────┘ └─────┘

        """)
    #expect(starts(session) == [3, 11, 18])
    #expect(session.screen.controls.map(\.label) == ["A", "B", ">"])
  }

  @Test func eachNodeGetsItsOwnPaddingAndFrame() {
    #expect(starts(row { Two().padding(.leading, 2) }) == [4, 12, 18])
    #expect(starts(row { Two().frame(width: 9, alignment: .trailing) }) == [6, 16, 22])
    #expect(starts(row { Two().frame(minWidth: 9, alignment: .leading) }) == [2, 12, 22])
    #expect(starts(row { Two().offset(x: 1) }) == [3, 9, 14])
  }

  @Test func modifiersOnModifiersReachEachNode() {
    let session = row { Two().padding(.horizontal).border(.rounded).padding(.leading) }
    #expect(
      session.text == """
           ╭───────╮  ╭───────╮
        <  │ [ A ] │  │ [ B ] │ [ > ]
           ╰───────╯  ╰───────╯

        """)
    #expect(starts(session) == [5, 16, 24])
  }

  @Test func eachNodeGetsItsOwnOverlayAndBackground() throws {
    let overlaid = row { Two().overlay(alignment: .leading) { TextNode("*") } }
    #expect(overlaid.text == "< * A ] * B ] [ > ]\n")
    #expect(starts(overlaid) == [2, 8, 14])
    let backed = row { Two().padding(.vertical).background(alignment: .top) { TextNode("==") } }
    #expect(backed.text == "   ==    ==\n< [ A ] [ B ] [ > ]\n\n")
    #expect(starts(backed) == [2, 8, 14])
  }

  @Test func eachBackgroundHasItsOwnState() throws {
    let session = row { Two().overlay(alignment: .trailing) { TapCounter("o").buttonStyle(.plain) } }
    #expect(session.screen.controls.map(\.label) == ["A", "o", "B", "o", ">"])
    try session.tap("o", nth: 1)
    #expect(session.text == "< [ o 0 [ o 1 [ > ]\n")
    #expect(starts(session) == [2, 4, 8, 10, 14])
  }

  @Test func eachNodeGetsItsOwnName() {
    let session = row { Two().accessibilityLabel("same") }
    #expect(session.screen.controls.map(\.label) == ["same", "same", ">"])
  }

  @Test func forEachRowsAreModifiedEach() {
    let text = picture(width: 20) {
      HStackNode {
        ForEachNode(0..<3) { TextNode("\($0)") }.border()
      }
    }
    #expect(text == "┌─┐ ┌─┐ ┌─┐\n│0│ │1│ │2│\n└─┘ └─┘ └─┘\n")
  }

  @Test func onNothingAModifierShowsNothing() {
    func check<Content: Node>(_ content: Content, _ line: Int = #line) {
      #expect(row { content }.text == "< [ > ]\n", "line \(line)")
    }
    let none = EmptyNode()
    check(none.padding())
    check(none.border())
    check(none.frame(width: 5, height: 5))
    check(none.frame(minWidth: 5))
    check(none.background(.red))
    check(none.background { TextNode("x") })
    check(none.overlay { ButtonNode("x") {} })
    check(none.hidden())
    check(none.opacity(0))
    check(none.offset(x: 1))
    check(none.fixedSize())
    check(none.layoutPriority(1))
    check(none.accessibilityLabel("x"))
    check(none.accessibilityHidden())
    check(none.bold().id(1).tag(1).onAppear {})
    check(GroupNode { if Bool("false")! { TextNode("x") } }.border().padding().background(.red).border())
  }
}
