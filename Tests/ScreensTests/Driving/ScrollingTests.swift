import Screens
import Testing

/// A root of many links, and screens of many lines.
private struct Rows: Node {
  var body: some Node {
    Stack {
      ListNode {
        ForEachNode(0..<9) { LinkNode("Link \($0)", value: $0) }
      }
      .title("Rows")
      .destination(for: Int.self) { number in
        ListNode {
          ForEachNode(0..<9) { TextNode("Line \($0) of \(number)") }
        }
        .title("Row \(number)")
      }
    }
  }
}

@Test func theBarStaysWhenTheContentScrolls() {
  let session = Session(Rows(), on: .watch.height(6))
  session.scroll(to: 4)
  #expect(
    session.text
      == """
      ╭──────────────────╮
      │       Rows       │
      ├──────────────────┤
      │Link 4           ›▲
      │Link 5           ›▼
      ╰──────────────────╯

      """)
}

@Test func aPushedScreenStartsAtItsTopAndTheCoveredOneKeepsItsPlace() throws {
  let session = Session(Rows(), on: .plain(width: 20).height(4))
  session.scroll(to: 5)
  #expect(session.text == "Rows\n────────────────────\nLink 5             ›\nLink 6             ›\n")
  try session.tap("Link 6")
  #expect(session.text == "‹ Rows  Row 6\n────────────────────\nLine 0 of 6\nLine 1 of 6\n")
  session.scroll(to: 2)
  #expect(session.text.hasSuffix("Line 2 of 6\nLine 3 of 6\n"))
  try session.back()
  #expect(session.text.hasSuffix("Link 5             ›\nLink 6             ›\n"))
  try session.tap("Link 6")
  #expect(session.text.hasSuffix("Line 0 of 6\nLine 1 of 6\n"))
}

@Test func aScreenWithoutAStackScrollsAsAWhole() {
  let session = Session(
    ListNode {
      ForEachNode(0..<9) { TextNode("Line \($0)") }
    }, on: .plain(width: 20).height(2))
  session.scroll(to: 3)
  #expect(session.text == "Line 3\nLine 4\n")
  session.scroll(to: 100)
  #expect(session.text == "Line 7\nLine 8\n")
  session.scroll(to: -1)
  #expect(session.text == "Line 0\nLine 1\n")
}

/// Lines, some of which are links, on four rows under a title.
private struct Book: Node {
  var body: some Node {
    Stack {
      ListNode {
        ForEachNode(1..<10) { TextNode("Line \($0)") }
        LinkNode("Next", value: 1)
        TextNode("Line 11\nin two rows")
        TextNode("Line 3")
      }
      .title("Book")
      .destination(for: Int.self) { _ in TextNode("") }
    }
  }
}

@Suite struct ScrollingToLabelsTests {
  private let session = Session(Book(), on: .plain(width: 20).height(5))

  /// The rows under the title.
  private var rows: [String] { session.text.split(separator: "\n").dropFirst(2).map(String.init) }

  @Test func theContentMovesNoFurtherThanNeeded() throws {
    try session.scroll(to: "Line 5")
    #expect(rows == ["Line 3", "Line 4", "Line 5"])
    try session.scroll(to: "Line 4")
    #expect(rows == ["Line 3", "Line 4", "Line 5"])
    try session.scroll(to: "Next")
    #expect(rows == ["Line 8", "Line 9", "Next               ›"])
    try session.scroll(to: "Line 7")
    #expect(rows == ["Line 7", "Line 8", "Line 9"])
    try session.scroll(to: .link("Next"), within: "Book")
    #expect(rows == ["Line 8", "Line 9", "Next               ›"])
    #expect(session.steps.last == #"scroll to link "Next", within: "Book""#)
  }

  @Test func allRowsOfATextAreShown() throws {
    try session.scroll(to: "Line 11 in two rows")
    #expect(rows == ["Next               ›", "Line 11", "in two rows"])
    try session.scroll(to: "Line 1")
    #expect(rows == ["Line 1", "Line 2", "Line 3"])
  }

  @Test func ofSeveralTextsItIsTheFirstUnlessAnotherIsAskedFor() throws {
    try session.scroll(to: "Line 3")
    #expect(rows == ["Line 1", "Line 2", "Line 3"])
    try session.scroll(to: "Line 3", nth: 1)
    #expect(rows == ["Line 11", "in two rows", "Line 3"])
    let error = session.failure { try $0.scroll(to: "Line 3", nth: 2) }
    #expect(
      error?.description == """
        scroll to "Line 3", nth: 2: only 2 were found with that label. \
        nth counts from 0, so that the last one is nth: 1.

        \(session.text)
        """)
  }

  @Test func whatIsNotThereNamesTheNearestTextsAndControls() {
    let error = session.failure { try $0.scroll(to: "Line 12") }
    #expect(
      error?.description == """
        scroll to "Line 12": nothing on this screen has exactly that label. Nearest: "Line 1", "Line 2", "Line 3".

        Book
        ────────────────────
        Line 1
        Line 2
        Line 3

        """)
    #expect(
      session.failure { try $0.scroll(to: "next") }?.reason == .notFound(nearest: ["Next", "Book", "Line 1"]))
    #expect(session.failure { try $0.scroll(to: .button("Next")) }?.reason == .otherRole(.link))
  }

  @Test func somethingHigherThanTheScreenShowsItsBeginning() throws {
    let session = Session(
      ListNode {
        TextNode("Before")
        ButtonNode(action: {}) {
          VStackNode { ForEachNode(1..<6) { TextNode("Part \($0)") } }
        }
        .buttonStyle(.plain).accessibilityLabel("All")
      }, on: .plain(width: 20).height(3))
    try session.scroll(to: .button("All"))
    #expect(session.text == "Part 1\nPart 2\nPart 3\n")
    try session.scroll(to: "Before")
    #expect(session.text == "Before\nPart 1\nPart 2\n")
  }

  @Test func withoutAHeightThereIsNothingToScroll() throws {
    let session = Session(Book(), on: .plain(width: 20))
    let text = session.text
    try session.scroll(to: "Next")
    #expect(session.text == text)
    #expect(session.steps == [#"scroll to "Next""#])
  }

  @Test func eachColumnScrollsForItself() throws {
    let session = Session(
      SplitNode(selection: .constant(1)) {
        Stack { ListNode { ForEachNode(1..<9) { TextNode("Folder \($0)") } } }
      } detail: { _ in
        Stack { ListNode { ForEachNode(1..<9) { TextNode("Note \($0)") } } }
      }, on: .plain(width: 60).height(2))
    try session.scroll(to: "Folder 7")
    try session.scroll(to: "Note 3")
    #expect(
      session.text == """
        Folder 6           ▲│ Note 2
        Folder 7           ▼│ Note 3

        """)
  }

  @Test func whatASheetCoversIsNotScrolled() throws {
    let session = Session(
      Book().sheet(isPresented: .constant(true)) {
        ListNode { ForEachNode(1..<9) { TextNode("Choice \($0)") } }
      }, on: .plain(width: 20).height(6))
    #expect(session.failure { try $0.scroll(to: "Next") }?.reason == .blocked(by: "the sheet"))
    #expect(session.failure { try $0.scroll(to: "Line 5") }?.reason == .blocked(by: "the sheet"))
    #expect(
      session.failure { try $0.scroll(to: "Line 50") }?.reason
        == .notFound(nearest: ["Choice 5", "Choice 1", "Choice 2"]))
    try session.scroll(to: "Choice 8")
    #expect(session.text.contains("Choice 8"))
  }
}
