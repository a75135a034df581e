import Screens
import Testing

/// Dismisses the screen it is on.
private struct DoneButton: Node {
  var title = "Done"
  @Environment(\.dismiss) private var dismiss

  var body: some Node { ButtonNode(title) { dismiss() } }
}

/// The screen of a number leads to a text, whose screen gets the number's `dismiss`.
private struct NumberScreen: Node {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some Node {
    VStackNode {
      TextNode("Number \(number)")
      LinkNode("Text", value: "text")
      DoneButton()
    }
    .destination(for: String.self) { text in
      TextNode(text)
      DoneButton()
      ButtonNode("Done with the number") { dismiss() }
      ButtonNode("Done twice") {
        dismiss()
        dismiss()
      }
    }
  }
}

private func stack(_ router: Router<StackPath>) -> some Node {
  Stack(path: router.binding) {
    VStackNode {
      LinkNode("One", value: 1)
      DoneButton()
    }
    .destination(for: Int.self) { NumberScreen(number: $0) }
    .destination(for: Route.self) { RouteScreen(route: $0) }
  }
}

@Test func N26_dismissPopsTheScreenWhereItWasRead() throws {
  let router = Router(StackPath([1]))
  let session = Session(stack(router))
  try session.tap("Text")
  try session.tap("Done")
  #expect(router.path == StackPath([1]))
  #expect(session.text.contains("Number 1"))
  try session.tap("Done")
  #expect(router.path.isEmpty)
  #expect(session.transitions == [.push(1), .pop(1), .pop(1)])
}

@Test func N26_dismissOfACoveredScreenPopsItAndAllAboveIt() throws {
  let router = Router(StackPath([Route.profile]))
  router.path.append(1)
  let session = Session(stack(router))
  try session.tap("Text")
  try session.tap("Done with the number")
  #expect(router.path == StackPath([Route.profile]))
  #expect(router.writes.count == 2)
  #expect(session.transitions == [.push(1), .pop(2)])
}

@Test func N26_dismissingAScreenThatIsGoneDoesNothing() throws {
  let router = Router(StackPath([Route.profile]))
  router.path.append(1)
  let session = Session(stack(router))
  try session.tap("Text")
  try session.tap("Done twice")
  #expect(router.path == StackPath([Route.profile]))
  #expect(router.writes.count == 2)
}

@Test func N26_dismissAtARootDoesNothing() throws {
  let router = Router(StackPath())
  let session = Session(stack(router))
  let before = session.text
  try session.tap("Done")
  #expect(session.text == before)
  #expect(router.writes == [])
  #expect(session.transitions == [])
}

@Test func N26_dismissActsOnItsOwnStack() throws {
  let left = Router(StackPath([1]))
  let right = Router(StackPath([2]))
  let session = Session(
    HStackNode {
      stack(left); stack(right)
    }, on: .desktop)
  try session.tap("Done", nth: 0)
  #expect(left.path.isEmpty)
  #expect(right.path == StackPath([2]))
}

@Test func N26_dismissMayBeCalledOutsideTheSession() {
  struct Leaving: Node {
    let keep: (DismissAction) -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some Node { TextNode("Pushed").onAppear { keep(dismiss) } }
  }
  var dismiss: DismissAction?
  let session = Session(
    Stack(path: Router(StackPath([1])).binding) {
      TextNode("Root").title("Root").destination(for: Int.self) { _ in Leaving { dismiss = $0 } }
    })
  #expect(session.events == [.appeared("1")])
  dismiss?()
  #expect(
    session.events == [
      .appeared("1"), .wrotePath([]), .pop(1), .appeared("Root"), .disappeared("1"),
    ])
}
