import Screens
import Testing

/// Opening a URL in a running session: the whole back stack, and what is presented meanwhile.
struct OpeningTests {
  private enum Place: Hashable { case category(Int), product(Int) }

  private final class Model {
    var path: [Place] = []
    var showsSheet = false
    var mustLogIn = false
    var log: [String] = []
  }

  private struct App: Node {
    let model: Model
    let policy: WhilePresenting

    var body: some Node {
      let path = Binding(
        get: { model.path },
        set: {
          model.path = $0
          model.log.append("\($0.count)")
        })
      Stack(path: path) {
        TextNode("Welcome").title("Shop")
          .destination(for: Place.self) { TextNode("\($0)").title("\($0)") }
          .sheet(isPresented: Binding(get: { model.showsSheet }, set: { model.showsSheet = $0 })) {
            TextNode("Sort by price").title("Filter")
          }
          .cover(isPresented: Binding(get: { model.mustLogIn }, set: { _ in })) {
            TextNode("Who are you?").title("Log In")
          }
      }
      .links(links, path: path, whilePresenting: policy)
    }

    private var links: Links {
      Links {
        Link("shop://product/:id") { parameters in
          let id: Int = try parameters("id")
          guard id < 100 else { throw LinkRefusal("There is no product \(id).") }
          return [Place.category(id / 10), .product(id)]
        }
      }
    }
  }

  private let model = Model()

  private func session(_ policy: WhilePresenting = .refuse) -> Session {
    Session(App(model: model, policy: policy))
  }

  @Test func aLinkBringsItsBackStack() throws {
    let session = session()
    #expect(session.open("shop://product/42") == .opened)
    #expect(session.screen.path == ["category(4)", "product(42)"])
    #expect(session.events.filter { $0 == .push(2) }.count == 1)
    try session.back()
    #expect(session.screen.title == "category(4)")
  }

  @Test func whatOpensIsAStepAndWhatDoesNotIsNone() {
    let session = session()
    for url in [
      "shop://help", "shop://product/42", "shop://product/700", "shop://product/7\u{1B}", "shop://product/43",
    ] {
      session.open(url)
    }
    #expect(session.steps == [#"open "shop://product/42""#, #"open "shop://product/43""#])
  }

  @Test func beingThereAlreadyChangesNothing() {
    let session = session()
    session.open("shop://product/42")
    let (events, writes) = (session.events, model.log)
    #expect(session.open("shop://product/42") == .alreadyThere)
    #expect(session.events == events)
    #expect(model.log == writes)
  }

  @Test(arguments: [
    ("shop://help", "unmatched"),
    ("shop://product/700", "refused: There is no product 700."),
  ])
  func aLinkThatLeadsNowhereChangesNothing(url: String, outcome: String) {
    let session = session()
    let before = session.text
    #expect(session.open(url).description == outcome)
    #expect(session.text == before && model.log.isEmpty)
  }

  @Test func aMalformedLinkIsATypedResult() {
    guard case .malformed(let error) = session().open("shop://product/seven") else {
      Issue.record("It was not found to be malformed.")
      return
    }
    #expect(error.url == "shop://product/seven")
    #expect(model.log.isEmpty)
  }

  @Test func anOpenSheetRefuses() {
    model.showsSheet = true
    #expect(session(.refuse).open("shop://product/42") == .refused(#"the sheet "Filter" is open."#))
    #expect(model.path.isEmpty && model.showsSheet)
  }

  @Test func anOpenSheetIsClosedFirst() {
    model.showsSheet = true
    let session = session(.dismissFirst)
    #expect(session.open("shop://product/42") == .opened)
    #expect(!model.showsSheet)
    #expect(session.screen.title == "product(42)")
  }

  @Test func aLinkWaitsForAnOpenSheet() throws {
    model.showsSheet = true
    let session = session(.queue)
    #expect(session.open("shop://product/41") == .queued)
    #expect(session.open("shop://product/42") == .queued)
    #expect(session.screen.title == "Filter")
    try session.dismiss()
    #expect(session.screen.title == "product(42)")
    #expect(model.log == ["2"])
  }

  @Test func aCoverThatStaysRefuses() {
    model.mustLogIn = true
    let session = session(.dismissFirst)
    #expect(session.open("shop://product/42") == .refused(#"the cover "Log In" can't be closed."#))
    #expect(session.screen.title == "Log In")
    #expect(model.path.isEmpty)
  }

  @Test func anAppWithoutLinksMatchesNone() {
    #expect(Session(TextNode("a")).open("shop://product/1") == .unmatched)
  }
}
