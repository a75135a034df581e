import Screens
import Testing

/// A stack of a root and of one screen for each further number; `titles` says what they are called.
private struct Titled: Node {
  var path: Binding<[Int]> = .constant([])
  let title: (Int) -> String?
  var backTitle: (Int) -> String? = { _ in nil }

  var body: some Node {
    Stack(path: path) {
      screen(0).destination(for: Int.self) { screen($0) }
    }
  }

  @NodeBuilder private func screen(_ number: Int) -> some Node {
    TextNode("Content \(number)")
    if let title = title(number) { EmptyNode().title(title) }
    if let title = backTitle(number) { EmptyNode().backTitle(title) }
  }
}

@Test func N29_aTitleBelongsToTheScreenItIsOn() {
  let titles = ["Root", nil, "Second"]
  func screen(_ path: [Int]) -> Screen {
    Session(Titled(path: .constant(path), title: { titles[$0] }), on: .plain(width: 20)).screen
  }
  #expect(screen([]).title == "Root")
  #expect(screen([1]).title == nil)
  #expect(screen([1, 2]).title == "Second")
  #expect(screen([]).render() == "Root\n────────────────────\nContent 0\n")
  #expect(screen([1]).render() == "‹ Root\n────────────────────\nContent 1\n")
  #expect(screen([1, 2]).render() == "‹ Back  Second\n────────────────────\nContent 2\n")
}

@Test func N29_aTitleOnTheStackItselfDoesNothing() {
  let session = Session(Stack { TextNode("Content") }.title("On the stack"), on: .plain(width: 20))
  #expect(session.screen.title == nil)
  #expect(session.text == "Content\n")
  let titled = Session(Stack { TextNode("Content").title("Root") }.title("On the stack"))
  #expect(titled.screen.title == "Root")
}

@Test func N29_ofTwoTitlesTheFirstInTreeOrderWins() {
  let siblings = Session(
    Stack {
      VStackNode { TextNode("a").title("First") }
      TextNode("b").title("Second")
    })
  #expect(siblings.screen.title == "First")
  let around = Session(Stack { TextNode("a").title("Inside").title("Around") })
  #expect(around.screen.title == "Around")
  let back = Session(
    Stack(path: .constant([1])) {
      TextNode("a").backTitle("First").destination(for: Int.self) { _ in EmptyNode() }
      TextNode("b").backTitle("Second")
    })
  #expect(back.screen.backLabel == "First")
}

@Test func N29_theBackLabelIsTheTitleBeneath() {
  let session = Session(Titled(path: .constant([1, 2]), title: { "Screen \($0)" }))
  #expect(session.screen.backLabel == "Screen 1")
  #expect(session.screen.controls.map(\.label) == ["Screen 1"])
  #expect(session.screen.controls.map(\.role) == [.back])
}

@Test func N29_theBackLabelIsKeptUpToDateWhileItsScreenIsCovered() {
  var unread = 3
  let session = Session(Titled(path: .constant([1]), title: { $0 == 0 ? "Inbox (\(unread))" : nil }))
  #expect(session.screen.backLabel == "Inbox (3)")
  unread = 2
  #expect(session.screen.backLabel == "Inbox (2)")
  #expect(session.text.contains("‹ Inbox (2)"))
}

@Test func N29_aBackTitleTakesThePlaceOfTheTitleBeneath() {
  func screen(_ path: [Int]) -> Screen {
    Session(
      Titled(
        path: .constant(path), title: { "Screen \($0)" }, backTitle: { $0 == 1 ? "One" : nil })
    ).screen
  }
  #expect(screen([1]).title == "Screen 1")
  #expect(screen([1]).backLabel == "Screen 0")
  #expect(screen([1, 2]).backLabel == "One")
  #expect(screen([1, 2]).title == "Screen 2")
}

@Test func N29_withoutATitleBeneathTheBackLabelIsBack() {
  #expect(Session(Titled(path: .constant([1]), title: { _ in nil })).screen.backLabel == "Back")
  #expect(Session(Titled(path: .constant([1]), title: { _ in "" })).screen.backLabel == "Back")
  #expect(Session(Titled(title: { _ in "Root" })).screen.backLabel == nil)
}

@Test func N29_aTitleWithoutAStackIsThatOfTheWholeScreen() {
  let session = Session(TextNode("Content").title("Alone"), on: .phone.width(20))
  #expect(session.screen.title == "Alone")
  #expect(
    session.text
      == """
      ╭──────────────────╮
      │      Alone       │
      ├──────────────────┤
      │                  │
      │     Content      │
      │                  │
      ╰──────────────────╯

      """)
}

@Test(arguments: [Device.phone, .watch, .plain(width: 60)])
func N29_hostileTitlesStayOnOneLine(device: Device) throws {
  let hostile = "a\nb\r\nc\u{1B}[31md\u{2028}e\u{85}f\rg\u{7}h"
  func session(_ path: [Int], _ title: String) -> Session {
    Session(Titled(path: .constant(path), title: { _ in title }, backTitle: { _ in title }), on: device)
  }
  let rows = session([], "plain").screen.size.height
  for path in [[], [1]] {
    let screen = session(path, hostile).screen
    #expect(screen.size.height == rows)
    #expect(screen.render().unicodeScalars.count { $0 == "\n" } == rows)
    for text in [screen.render(), screen.title ?? "", screen.backLabel ?? ""] {
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\r" || $0 == "\u{7}" })
    }
    #expect(screen.title?.contains(where: \.isNewline) == false)
    #expect(screen.backLabel?.contains(where: \.isNewline) != true)
    #expect(!screen.controls.contains { $0.label.contains(where: \.isNewline) })
  }
}
