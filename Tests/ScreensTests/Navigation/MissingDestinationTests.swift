import Screens
import Testing

@Test func N4_aValueWithoutARegistrationShowsAPlaceholder() {
  let session = Session(Stack(path: .constant([Route.profile])) { TextNode("Root").title("Home") })
  #expect(
    session.text
      == """
      ╭──────────────────────────────────────╮
      │ ‹ Home                               │
      ├──────────────────────────────────────┤
      │                                      │
      │      ⚠ No destination for Route      │
      │                                      │
      ╰──────────────────────────────────────╯

      """)
  #expect(session.codes == [.missingDestination])
  #expect(session.screen.diagnostics.map(\.severity) == [.error])
  #expect(
    session.messages == [
      "The path holds profile of type Route at depth 1, and no screen beneath it registers Route. "
        + "Nothing is registered. Add .destination(for: Route.self) { … } to the root or to a screen beneath."
    ])
}

@Test func N4_theMessageNamesDepthAndRegisteredTypes() {
  var path = StackPath([1, 2])
  path.append(TaskID("T-7"))
  let session = Session(
    Stack(path: .constant(path)) {
      TextNode("Root")
        .destination(for: String.self) { TextNode($0) }
        .destination(for: Int.self) { TextNode("\($0)") }
    })
  #expect(
    session.messages == [
      "The path holds T-7 of type TaskID at depth 3, and no screen beneath it registers TaskID. "
        + "Registered: Int, String. "
        + "Add .destination(for: TaskID.self) { … } to the root or to a screen beneath."
    ])
}

@Test func N4_theValueStaysOnThePathAndBackWorks() throws {
  let router = Router(StackPath([Route.profile, .settings]))
  let session = Session(Stack(path: router.binding) { TextNode("Root") })
  #expect(session.codes == [.missingDestination, .missingDestination])
  #expect(router.path == StackPath([Route.profile, .settings]))
  #expect(router.writes.isEmpty)
  try session.back()
  #expect(session.screen.path == ["profile"])
  try session.tap(.button("Back"))
  #expect(router.path.isEmpty)
  #expect(session.screen.backLabel == nil)
}

/// A link and what it leads to; the link to 1 is the only one that works.
private struct Links: Node {
  var body: some Node {
    Stack {
      ListNode {
        LinkNode("Number", value: 1)
        LinkNode("Profile", value: Route.profile)
        LinkNode("Nowhere", value: Int?.none)
        LinkNode("Off", value: 2).disabled()
      }
      .destination(for: Int.self) { TextNode("Number \($0)") }
    }
  }
}

@Test func N5_linksThatLeadNowhereAreDrawnDisabled() {
  let session = Session(Links(), on: .watch)
  #expect(
    session.text
      == """
      ╭──────────────────╮
      │Number           ›│
      │Profile          ·│
      │Nowhere          ·│
      │Off              ·│
      ╰──────────────────╯

      """)
  #expect(session.screen.controls.map(\.label) == ["Number", "Profile", "Nowhere", "Off"])
  #expect(session.screen.controls.map(\.isEnabled) == [true, false, false, false])
  #expect(
    session.messages == [
      "The link \"Profile\" leads to profile of type Route, and neither its screen nor one beneath registers Route. "
        + "Registered: Int. Add .destination(for: Route.self) { … } to the link's screen or one beneath."
    ])
  #expect(session.codes == [.missingDestination])
}

@Test func N5_aTapOnALinkWithoutARegistrationChangesNothing() throws {
  let session = Session(Links(), on: .watch)
  let error = session.failure { try $0.tap("Profile") }
  #expect(error?.reason == .noDestination(value: "profile", type: "Route"))
  #expect(
    error?.description
      == """
      tap "Profile": it leads to profile of type Route, and no screen up to this one registers Route. \
      Add .destination(for: Route.self) { … }.

      \(session.text)
      """)
  try session.tap("Number")
  #expect(session.screen.path == ["1"])
}

@Test func N5_deadLinksAreReportedInReadingOrder() {
  let session = Session(
    Stack {
      LinkNode("First", value: 1)
      LinkNode("Second", value: "2")
    })
  #expect(session.messages.map { $0.prefix(14) } == ["The link \"Firs", "The link \"Seco"])
}

@Test func N5_aLinkWithNoValueIsDisabledWithoutADiagnostic() {
  let session = Session(Links())
  #expect(!session.messages.contains { $0.contains("Nowhere") })
  #expect(session.failure { try $0.tap("Nowhere") }?.reason == .disabled)
}

@Test func N5_aLinkOutsideEveryStackIsDisabled() {
  let session = Session(ListNode { LinkNode("Profile", value: Route.profile) }, on: .plain(width: 12))
  #expect(session.text == "Profile    ·\n")
  #expect(session.codes == [.linkOutsideStack])
  #expect(
    session.messages == [
      "The link \"Profile\" is outside every stack, so it leads nowhere. Put it inside a Stack { … }."
    ])
  let error = session.failure { try $0.tap("Profile") }
  #expect(error?.reason == .outsideStack)
  #expect(
    error?.description
      == """
      tap "Profile": it is outside every stack, so it leads nowhere. Put it inside a Stack { … }.

      Profile    ·

      """)
}

@Test func N5_aLinkToAValueThePathCannotHoldIsDisabled() {
  let router = Router<[Route]>([])
  let session = Session(
    Stack(path: router.binding) {
      LinkNode("Number", value: 1).destination(for: Int.self) { TextNode("\($0)") }
    }, on: .plain(width: 12))
  #expect(session.text == "Number     ·\n")
  #expect(session.codes == [.pathTypeMismatch])
  #expect(
    session.messages == [
      "The link \"Number\" leads to 1 of type Int, but the stack's path holds Route only. "
        + "Give the link a Route, or the stack a StackPath."
    ])
  let error = session.failure { try $0.tap("Number") }
  #expect(error?.reason == .pathTypeMismatch(value: "1", type: "Int", pathType: "Route"))
  #expect(
    error?.description
      == """
      tap "Number": it leads to 1 of type Int, but the stack's path holds Route only. \
      Give the link a Route, or the stack a StackPath.

      Number     ·

      """)
  #expect(router.writes.isEmpty)
}

@Test func N6_aRegistrationOutsideEveryStackIsIgnored() {
  let outside = Session(
    TextNode("Alone").destination(for: Int.self, fileID: "App/Home.swift", line: 7) { TextNode("\($0)") })
  #expect(outside.codes == [.destinationOutsideStack])
  #expect(
    outside.messages == [
      ".destination(for: Int.self) at App/Home.swift:7 is outside every stack and is ignored. "
        + "Put it on a node inside the Stack, not on the Stack itself."
    ])
}

@Test func N6_aRegistrationOnTheStackItselfIsIgnored() {
  let session = Session(
    Stack { LinkNode("One", value: 1) }.destination(for: Int.self) { TextNode("Number \($0)") })
  #expect(session.codes == [.destinationOutsideStack, .missingDestination])
  #expect(session.failure { try $0.tap("One") }?.reason == .noDestination(value: "1", type: "Int"))
}
