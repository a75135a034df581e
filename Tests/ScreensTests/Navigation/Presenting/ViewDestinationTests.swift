import Screens
import Testing

/// Screens pushed by state, over the values of a path (N25).
struct ViewDestinationTests {
  private final class Model {
    var path: [Int] = []
    var showsHelp = false
    var showsMore = false
    var topic: String?
    var writes: [String] = []
  }

  private struct Home: Node {
    let model: Model

    var body: some Node {
      Stack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
        VStackNode {
          LinkNode("One", value: 1)
          ButtonNode("Help") { model.showsHelp = true }
        }
        .title("Home")
        .destination(for: Int.self) { number in
          LinkNode("Next", value: number + 1).title("Number \(number)")
        }
        .destination(isPresented: flag(\.showsHelp)) { Help(model: model) }
        .destination(item: Binding(get: { model.topic }, set: { model.topic = $0 })) { topic in
          TextNode("About \(topic)").title(topic)
        }
      }
    }

    func flag(_ keyPath: ReferenceWritableKeyPath<Model, Bool>) -> Binding<Bool> {
      Binding(
        get: { model[keyPath: keyPath] },
        set: {
          model[keyPath: keyPath] = $0
          model.writes.append("\($0)")
        })
    }
  }

  private struct Help: Node {
    let model: Model
    @Environment(\.dismiss) private var dismiss

    var body: some Node {
      VStackNode {
        ButtonNode("More") { model.showsMore = true }
        ButtonNode("Close") { dismiss() }
        LinkNode("Two", value: 2)
      }
      .title("Help")
      .destination(isPresented: Home(model: model).flag(\.showsMore)) { TextNode("Still more").title("More") }
    }
  }

  private let model = Model()

  @Test func N25_itPushesAndIsNotOnThePath() throws {
    let session = Session(Home(model: model))
    try session.tap("Help")
    #expect(session.screen.title == "Help")
    #expect(session.screen.backLabel == "Home")
    #expect(session.screen.path.isEmpty && model.path.isEmpty)
    #expect(
      session.events == [.appeared("Home"), .push(1), .appeared("Help"), .disappeared("Home")])
  }

  @Test func N25_backWritesFalse() throws {
    let session = Session(Home(model: model))
    try session.tap("Help")
    try session.tap("More")
    try session.back()
    #expect(session.screen.title == "Help" && model.showsHelp && !model.showsMore)
    try session.tap(.button("Home"))
    #expect(session.screen.title == "Home" && !model.showsHelp)
    #expect(model.writes == ["false", "false"])
  }

  @Test func N25_backWritesNil() throws {
    model.topic = "Apples"
    let session = Session(Home(model: model))
    #expect(session.screen.title == "Apples")
    try session.back()
    #expect(model.topic == nil)
    #expect(session.screen.title == "Home")
  }

  @Test func N25_itStandsOverTheValuesThatAreThere() throws {
    model.path = [1, 2]
    let session = Session(Home(model: model))
    model.showsHelp = true
    #expect(session.screen.title == "Help")
    #expect(session.screen.backLabel == "Number 2")
    try session.back(to: 1)
    #expect(session.screen.title == "Number 1")
    #expect(model.path == [1] && !model.showsHelp)
  }

  @Test func N25_aValuePushedOverItDismissesItFirst() throws {
    let session = Session(Home(model: model))
    try session.tap("Help")
    try session.tap("Two")
    #expect(session.screen.title == "Number 2")
    #expect(session.screen.backLabel == "Home")
    #expect(model.path == [2] && !model.showsHelp)
  }

  @Test func N25_aValuePushedByCodeDismissesIt() throws {
    let session = Session(Home(model: model))
    try session.tap("Help")
    model.path.append(7)
    #expect(session.screen.title == "Number 7")
    #expect(!model.showsHelp)
  }

  @Test func N25_emptyingThePathDismissesThemAtAnyNumberOfLevels() throws {
    model.path = [1]
    let session = Session(Home(model: model))
    model.showsHelp = true
    _ = session.text
    try session.tap("More")
    #expect(session.screen.title == "More")
    model.path = []
    #expect(session.screen.title == "Home")
    #expect(!model.showsHelp && !model.showsMore)
  }

  @Test func N26_dismissLeavesTheScreenAndAllAboveIt() throws {
    let session = Session(Home(model: model))
    try session.tap("Help")
    try session.tap("Close")
    #expect(session.screen.title == "Home")
    #expect(!model.showsHelp)
  }

  @Test func N6_outsideAStackItIsIgnored() {
    let node = TextNode("a").destination(isPresented: .constant(true)) { TextNode("b") }
    let session = Session(node)
    #expect(session.screen.diagnostics.map(\.code) == [.destinationOutsideStack])
    #expect(session.text.contains("a") && !session.text.contains("b"))
  }

  @Test func aScreenBeneathDoesNotPresent() throws {
    final class Flags {
      var showsHelp = true
    }
    struct App: Node {
      let flags: Flags
      var body: some Node {
        Stack {
          TextNode("Home").title("Home")
            .destination(isPresented: Binding(get: { flags.showsHelp }, set: { flags.showsHelp = $0 })) {
              TextNode("Help").title("Help")
            }
            .sheet(isPresented: .constant(true)) { TextNode("News").title("News") }
        }
      }
    }
    let session = Session(App(flags: Flags()))
    #expect(session.screen.title == "Help")
    try session.back()
    #expect(session.screen.title == "News")
  }
}
