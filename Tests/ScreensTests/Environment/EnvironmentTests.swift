import Observation
import Screens
import Testing

private struct CurrencyKey: EnvironmentKey { static let defaultValue = "EUR" }

extension EnvironmentValues {
  fileprivate var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

@Suite struct EnvironmentTests {
  @Observable fileprivate final class Account {
    var name: String
    init(_ name: String) { self.name = name }
  }
  fileprivate final class Printer {}

  private struct Price: Node {
    @Environment(\.currency) private var currency
    var body: some Node { TextNode("1 \(currency)") }
  }

  private struct Greeting: Node {
    @Environment(Account.self) private var account
    var body: some Node { ButtonNode("Hello, \(account.name)") { account.name += "!" } }
  }

  private struct Guest: Node {
    @Environment(Account.self) private var account: Account?
    var body: some Node { TextNode(account?.name ?? "guest") }
  }

  @Test func anOwnValueIsInheritedUntilItIsSetAgain() {
    let text = picture(width: 10) {
      Price()
      VStackNode {
        Price()
        Price().environment(\.currency, "CHF")
      }
      .environment(\.currency, "USD")
      Price()
    }
    #expect(text == "1 EUR\n1 USD\n1 CHF\n1 EUR\n")
  }

  @Test func anObjectIsReadByItsType() throws {
    let session = Session(width: 20) { Greeting().environment(Account("Ada")) }
    try session.tap("Hello, Ada")
    #expect(session.text == "[ Hello, Ada! ]\n")
  }

  @Test func theInnermostObjectIsRead() {
    let text = picture(width: 20) {
      GroupNode {
        Greeting()
        Greeting().environment(Account("Bo"))
      }
      .environment(Account("Ada"))
    }
    #expect(text == "[ Hello, Ada ]\n[ Hello, Bo ]\n")
  }

  @Test func anOptionalObjectMayBeMissing() {
    let text = picture(width: 20) {
      Guest()
      Guest().environment(Account("Ada"))
      Guest().environment(nil as Account?).environment(Account("Ada"))
    }
    #expect(text == "guest\nAda\nguest\n")
  }

  @Test func N30_aMissingObjectIsADiagnosticAndAPlaceholder() {
    struct Report: Node {
      @Environment(Account.self) private var account
      @Environment(Printer.self) private var printer
      var body: some Node { TextNode(account.name) }
    }
    let session = Session(width: 40) {
      TextNode("above")
      Report()
    }
    #expect(
      session.text == """
        above
        ⚠ Report reads Account from the
        environment, and nothing around it
        provides one.

        """)
    #expect(
      session.messages == [
        "Report reads Account with @Environment(Account.self), but no node around it provides a Account. "
          + "Add .environment(…) with a Account to a node around Report, outside the stack if pushed screens need it.",
        "Report reads Printer with @Environment(Printer.self), but no node around it provides a Printer. "
          + "Add .environment(…) with a Printer to a node around Report, outside the stack if pushed screens need it.",
      ])
    #expect(session.codes == [.missingObject, .missingObject])
  }

  private struct App: Node {
    let path: [String]
    var body: some Node {
      Stack(path: .constant(path)) {
        Price()
          .destination(for: String.self) { name in
            if name == "set here" {
              Price().environment(\.currency, "JPY")
            } else {
              Price()
              Guest()
            }
          }
          .environment(\.currency, "ROOT")
          .environment(Account("root's"))
      }
      .environment(\.lineLimit, 1)
    }
  }

  @Test func N30_setOutsideTheStackItReachesEveryScreen() {
    for path in [["a"], ["a", "b"]] {
      #expect(
        picture(width: 20) {
          Stack(path: .constant(path)) {
            Price().destination(for: String.self) { _ in
              Price()
              Guest()
            }
          }
          .environment(\.currency, "USD").environment(Account("Ada"))
        } == "‹ Back\n────────────────────\n1 USD\nAda\n")
    }
    #expect(
      picture(width: 20) {
        Stack { Price() }.environment(\.currency, "USD")
      } == "1 USD\n")
  }

  @Test func N30_setOnTheRootsContentItStaysInTheRoot() {
    #expect(picture(width: 20) { App(path: []) } == "1 ROOT\n")
    #expect(picture(width: 20) { App(path: ["plain"]) } == "‹ Back\n────────────────────\n1 EUR\nguest\n")
  }

  @Test func N30_setOnAPushedScreenItStaysThere() {
    #expect(picture(width: 20) { App(path: ["set here"]) } == "‹ Back\n────────────────────\n1 JPY\n")
    #expect(
      picture(width: 20) { App(path: ["set here", "plain"]) }
        == "‹ Back\n────────────────────\n1 EUR\nguest\n")
  }
}
