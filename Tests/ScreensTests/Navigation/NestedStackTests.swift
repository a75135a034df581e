import Screens
import Testing

/// A stack whose pushed screen holds another stack; both register numbers.
private struct Nested: Node {
  let outer: Binding<[Int]>
  let inner: Binding<[Int]>

  var body: some Node {
    Stack(path: outer) {
      LinkNode("Open", value: 1).title("Outer").destination(for: Int.self) { number in
        TextNode("Outer \(number)").title("Pushed")
        Stack(path: inner) {
          LinkNode("Deeper", value: 2).title("Inner").destination(for: Int.self) { number in
            LinkNode("Deepest", value: number + 1).title("Inner \(number)")
          }
        }
      }
    }
  }
}

@Test func N9_linksAndDestinationsBelongToTheNearestStack() throws {
  let (outer, inner) = (Router<[Int]>([]), Router<[Int]>([]))
  let session = Session(Nested(outer: outer.binding, inner: inner.binding))
  try session.tap("Open")
  try session.tap("Deeper")
  #expect(outer.path == [1])
  #expect(inner.path == [2])
  #expect(session.screen.path == ["1"])
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │ ‹ Outer        Pushed                │
      ├──────────────────────────────────────┤
      │                                      │
      │               Outer 1                │
      │ ‹ Inner       Inner 2                │
      │ ──────────────────────────────────── │
      │ Deepest                            › │
      │                                      │
      ╰──────────────────────────────────────╯

      """)
}

@Test func N9_stacksDoNotSeeEachOthersRegistrations() throws {
  let session = Session(
    Stack {
      TextNode("Outer").destination(for: Int.self) { TextNode("Number \($0)") }
      Stack {
        LinkNode("Inner", value: 1).destination(for: String.self) { TextNode("Text \($0)") }
        LinkNode("Own", value: "own")
      }
      LinkNode("Outer", value: "text")
    })
  #expect(session.codes == [.missingDestination, .missingDestination])
  #expect(session.failure { try $0.tap("Inner") }?.reason == .noDestination(value: "1", type: "Int"))
  #expect(session.failure { try $0.tap("Outer") }?.reason == .noDestination(value: "text", type: "String"))
  try session.tap("Own")
  #expect(session.text.contains("Text own"))
}

@Test func N9_aStackInsideAPushedScreenIsAWarningAndStillRenders() {
  let session = Session(Nested(outer: .constant([7]), inner: .constant([])))
  #expect(session.codes == [.nestedStack])
  #expect(session.screen.diagnostics.map(\.severity) == [.warning])
  #expect(
    session.messages == [
      "The screen of 7 holds a Stack of its own inside the stack it was pushed on. "
        + "Links in it belong to the inner stack; remove the inner Stack unless that is meant."
    ])
  #expect(session.screen.controls.map(\.label) == ["Outer", "Deeper"])
  let notPushed = Session(Nested(outer: .constant([]), inner: .constant([])))
  #expect(notPushed.codes == [])
}

@Test func N9_backActsOnTheInnermostStackThatIsNotAtItsRoot() throws {
  let (outer, inner) = (Router([1]), Router([2, 3]))
  let session = Session(Nested(outer: outer.binding, inner: inner.binding))
  try session.back()
  #expect((outer.path, inner.path) == ([1], [2]))
  try session.back(to: 0)
  #expect((outer.path, inner.path) == ([1], []))
  try session.back()
  #expect((outer.path, inner.path) == ([], []))
  #expect(session.failure { try $0.back() }?.reason == .nothingToGoBackTo)
}

@Test func N9_theWayBackOfTheOuterStackCanBeTapped() throws {
  let (outer, inner) = (Router([1]), Router([2]))
  let session = Session(Nested(outer: outer.binding, inner: inner.binding))
  try session.tap("Outer")
  #expect((outer.path, inner.path) == ([], [2]))
}

@Test func N9_backLeavesAStackOnACoveredScreenAlone() throws {
  let (outer, covered) = (Router([1, 5]), Router<[Route]>([.profile]))
  let session = Session(
    Stack(path: outer.binding) {
      TextNode("Root").destination(for: Int.self) { number in
        if number == 1 { Shop(covered) } else { TextNode("Number \(number)") }
      }
    })
  try session.back()
  #expect((outer.path, covered.path) == ([1], [.profile]))
  try session.back()
  #expect((outer.path, covered.path) == ([1], []))
}

/// Two shops beside each other.
private func pair(_ left: Router<[Route]>, _ right: Router<[Route]>) -> some Node {
  HStackNode {
    Shop(left)
    Shop(right)
  }
}

@Test func N9_stacksBesideEachOtherHaveBarsOfTheirOwn() {
  let session = Session(pair(Router([]), Router([.profile])), on: .phone.width(49))
  #expect(
    session.text
      == """
      ╭───────────────────────────────────────────────╮
      │                                               │
      │          Shop          ‹ Shop     profile     │
      │ ────────────────────── ────────────────────── │
      │ Profile              › Screen of profile      │
      │ Product 1            › Count 0                │
      │                        [ Count ]              │
      │                        Settings             › │
      │                                               │
      ╰───────────────────────────────────────────────╯

      """)
}

@Test func N9_stacksBesideEachOtherMoveAlone() throws {
  let (left, right) = (Router<[Route]>([]), Router<[Route]>([]))
  let session = Session(pair(left, right), on: .desktop)
  try session.tap("Profile", nth: 1)
  #expect((left.path, right.path) == ([], [.profile]))
  try session.tap("Profile")
  #expect((left.path, right.path) == ([.profile], [.profile]))
  try session.tap("Shop", nth: 0)
  #expect((left.path, right.path) == ([], [.profile]))
  try session.tap("Profile")
  try session.back()
  #expect((left.path, right.path) == ([.profile], []))
  try session.back()
  #expect((left.path, right.path) == ([], []))
}

@Test func N9_backPrefersAnInnerStackToALaterOneBeside() throws {
  let (outer, inner, beside) = (Router([1]), Router([2]), Router<[Route]>([.profile]))
  let session = Session(
    HStackNode {
      Nested(outer: outer.binding, inner: inner.binding)
      Shop(beside)
    }, on: .desktop)
  try session.back()
  #expect((outer.path, inner.path, beside.path) == ([1], [], [.profile]))
}

@Test func N9_backLeavesAHiddenStackAlone() throws {
  let (shown, hidden) = (Router<[Route]>([.profile]), Router<[Route]>([.profile]))
  let session = Session(
    VStackNode {
      Shop(shown)
      Shop(hidden).padding().hidden()
    })
  try session.back()
  #expect((shown.path, hidden.path) == ([], [.profile]))
  #expect(session.failure { try $0.back() }?.reason == .nothingToGoBackTo)
}

@Test func N9_aStackInsideAListRow() throws {
  let router = Router<[Route]>([])
  let session = Session(
    ListNode {
      TextNode("Above")
      Shop(router)
      TextNode("Below")
    }, on: .plain(width: 30))
  try session.tap("Profile")
  #expect(
    session.text
      == """
      Above
      ‹ Shop  profile
      ──────────────────────────────
      Screen of profile
      Count 0
      [ Count ]
      Settings                     ›
      Below

      """)
}

@Test func N9_aStackUnderPadding() {
  let session = Session(Shop(Router([.profile])).padding(.horizontal, 3), on: .phone)
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │                                      │
      │    ‹ Shop     profile                │
      │    ──────────────────────────────    │
      │    Screen of profile                 │
      │    Count 0                           │
      │    [ Count ]                         │
      │    Settings                     ›    │
      │                                      │
      ╰──────────────────────────────────────╯

      """)
}
