import Screens
import Testing

/// Buttons that count what was tapped, some of the same name.
private struct Counter: Node {
  @State private var taps: [String] = []

  var body: some Node {
    VStackNode(alignment: .leading) {
      TextNode("Taps: \(taps.joined(separator: " "))")
      ButtonNode("Pay") { taps.append("first") }
      ButtonNode("Pay") { taps.append("second") }
      ButtonNode("Pay later") { taps.append("later") }
      ButtonNode("Refund") { taps.append("refund") }.disabled()
    }
  }
}

private let counterText = """
  Taps:
  [ Pay ]
  [ Pay ]
  [ Pay later ]
  [·Refund·]

  """

@Test func aTapFindsTheWholeLabelOnly() throws {
  let session = Session(Counter(), on: .plain(width: 40))
  try session.tap("  Pay\n later ")
  #expect(session.text.hasPrefix("Taps: later\n"))
  #expect(session.failure { try $0.tap("Pay lat") } != nil)
  #expect(session.failure { try $0.tap("pay later") } != nil)
}

@Test func aLabelThatIsNotThereNamesTheNearest() {
  let session = Session(Counter(), on: .plain(width: 40))
  let error = session.failure { try $0.tap("Pay now") }
  #expect(error?.reason == .notFound(nearest: ["Pay", "Pay later", "Refund"]))
  #expect(
    error?.description
      == """
      tap "Pay now": nothing on this screen has exactly that label. Nearest: "Pay", "Pay later", "Refund".

      \(counterText)
      """)
  #expect(
    session.failure { try $0.tap("Refnd") }?.reason == .notFound(nearest: ["Refund", "Pay", "Pay later"]))
}

@Test func aScreenWithNothingToActOnSaysSo() {
  let session = Session(TextNode("Text"), on: .plain(width: 40))
  let error = session.failure { try $0.tap(.button("Text")) }
  #expect(error?.reason == .notFound(nearest: []))
  #expect(
    error?.description
      == "tap button \"Text\": there is nothing to act on, on this screen.\n\nText\n")
}

@Test func severalControlsWithOneLabelNeedANumber() throws {
  let session = Session(Counter(), on: .plain(width: 40))
  let error = session.failure { try $0.tap("Pay") }
  #expect(error?.reason == .ambiguous(count: 2))
  #expect(
    error?.description
      == """
      tap "Pay": 2 controls have that label. Add a role, such as .button(…), or nth: 0 to nth: 1.

      \(counterText)
      """)
  try session.tap("Pay", nth: 1)
  try session.tap(.button("Pay"), nth: 0)
  #expect(session.text.hasPrefix("Taps: second first\n"))
}

@Test(arguments: [2, -1, .max])
func aNumberPastTheLastSaysHowManyThereAre(nth: Int) {
  let session = Session(Counter(), on: .plain(width: 40))
  let error = session.failure { try $0.tap("Pay", nth: nth) }
  #expect(error?.reason == .tooFew(count: 2))
  #expect(
    error?.description
      == """
      tap "Pay", nth: \(nth): only 2 were found with that label. \
      nth counts from 0, so that the last one is nth: 1.

      \(counterText)
      """)
  #expect(
    session.failure { try $0.tap("Pay later", nth: 1) }?.description.hasPrefix(
      "tap \"Pay later\", nth: 1: only 1 was found with that label.") == true)
}

@Test func aDisabledControlCannotBeTapped() {
  let session = Session(Counter(), on: .plain(width: 40))
  let error = session.failure { try $0.tap("Refund") }
  #expect(error?.reason == .disabled)
  #expect(
    error?.description == "tap \"Refund\": it is disabled. Do first what enables it.\n\n\(counterText)")
}

@Test func aRoleTellsControlsOfOneLabelApart() throws {
  let router = Router<[Route]>([])
  var taps = 0
  let session = Session(
    Stack(path: router.binding) {
      ButtonNode("Profile") { taps += 1 }
      LinkNode("Profile", value: Route.profile).destination(for: Route.self) { RouteScreen(route: $0) }
    })
  #expect(session.failure { try $0.tap("Profile") }?.reason == .ambiguous(count: 2))
  try session.tap(.button("Profile"))
  #expect(taps == 1)
  #expect(router.path == [])
  try session.tap(.link("Profile"))
  #expect(router.path == [.profile])
}

@Test func anotherRoleThanAskedForIsNamed() {
  let session = Session(Shop(Router([])), on: .plain(width: 20))
  let error = session.failure { try $0.tap(.button("Profile")) }
  #expect(error?.reason == .otherRole(.link))
  #expect(
    error?.description
      == """
      tap button "Profile": what has that label is a link. Ask for .link(…), or for the label alone.

      \(session.text)
      """)
  let pushed = Session(Shop(Router([.profile])))
  let back = pushed.failure { try $0.tap(.link("Shop")) }
  #expect(back?.reason == .otherRole(.back))
  #expect(back?.description.contains("is a button. Ask for .button(…), or") == true)
}

@Test func atTheRootThereIsNothingToGoBackTo() {
  let session = Session(Shop(Router([])), on: .plain(width: 20))
  let error = session.failure { try $0.back() }
  #expect(error?.reason == .nothingToGoBackTo)
  #expect(
    error?.description
      == "back: this is the root; there is nothing to go back to. Go to a screen first.\n\n\(session.text)")
  #expect(session.failure { try $0.back(to: 0) }?.reason == .nothingToGoBackTo)
  #expect(session.failure { try $0.back(to: 0) }?.request == "back to depth 0")
  let noStack = Session(TextNode("Text"))
  #expect(noStack.failure { try $0.back() }?.reason == .nothingToGoBackTo)
}

@Test(arguments: [2, 3, -1])
func backToADepthThatIsNotBeneathFails(depth: Int) {
  let router = Router<[Route]>([.profile, .settings])
  let session = Session(Shop(router), on: .plain(width: 20))
  let error = session.failure { try $0.back(to: depth) }
  #expect(error?.reason == .noSuchDepth(depth, deepest: 2))
  #expect(
    error?.description
      == """
      back to depth \(depth): there is no screen at depth \(depth) beneath this one, which is at depth 2. \
      Depths go from 0, the root, to 1.

      \(session.text)
      """)
  #expect(router.writes == [])
}

@Test func aLabelOfWhichAPartWasAskedForIsNear() {
  let session = Session(
    VStackNode {
      ButtonNode("Map") {}
      ButtonNode("Tap") {}
      ButtonNode("Pay with card") {}
      ButtonNode("Something else") {}
    })
  #expect(
    session.failure { try $0.tap("Pay") }?.reason == .notFound(nearest: ["Pay with card", "Map", "Tap"]))
}
