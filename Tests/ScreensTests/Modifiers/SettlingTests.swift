import Screens
import Testing

/// N24: lifecycle actions may change state, and the session renders until nothing changes.
@Suite struct SettlingTests {
  @Test func N24_onAppearMayChangeState() {
    struct Loading: Node {
      @State private var text = "loading"
      var body: some Node { TextNode(text).onAppear { text = "loaded" } }
    }
    let session = Session(width: 20) { Loading() }
    #expect(session.text == "loaded\n")
    #expect(session.codes == [])
  }

  @Test func N24_onDisappearMayChangeState() throws {
    struct Panel: Node {
      @State private var isOpen = true
      @State private var closings = 0
      var body: some Node {
        TextNode("closed \(closings) times")
        if isOpen { ButtonNode("close") { isOpen = false }.onDisappear { closings += 1 } }
      }
    }
    let session = Session(width: 20) { Panel() }
    try session.tap("close")
    #expect(session.text == "closed 1 times\n")
    #expect(session.codes == [])
  }

  @Test func N24_onChangeMayChangeState() throws {
    struct Follower: Node {
      @State private var lead = 0
      @State private var next = 0
      @State private var last = 0
      var body: some Node {
        ButtonNode("\(lead) \(next) \(last)") { lead += 1 }
          .onChange(of: lead) { _, new in next = new * 10 }
          .onChange(of: next) { old, new in last = old * 100 + new }
      }
    }
    let session = Session(width: 20) { Follower() }
    try session.tap("0 0 0")
    #expect(session.text == "[ 1 10 10 ]\n")
    try session.tap("1 10 10")
    #expect(session.text == "[ 2 20 1020 ]\n")
  }

  @Test func N24_statesThatNeverRestStopAfter100Rounds() {
    struct Restless: Node {
      let log: Log
      @State private var count = 0
      var body: some Node {
        log("body")
        return TextNode("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let log = Log()
    let screen = Session(Restless(log: log), on: .plain(width: 20)).screen
    #expect(log.entries.count == 100)
    #expect(screen.render() == "99\n")
    #expect(
      screen.diagnostics.map(\.message) == [
        "The screen did not come to rest in 100 rounds: actions of Restless change state each time. "
          + "Change state in onAppear, onDisappear or onChange only where it is not yet what it should be."
      ])
    #expect(screen.diagnostics.map(\.code) == [.stateCycle])
    #expect(screen.diagnostics.map(\.severity) == [.error])
  }

  @Test func N24_aLongButFiniteChainComesToRest() {
    struct Counting: Node {
      @State private var count = 0
      var body: some Node {
        TextNode("\(count)").onChange(of: count, initial: true) { if count < 98 { count += 1 } }
      }
    }
    let session = Session(width: 20) { Counting() }
    #expect(session.text == "98\n")
    #expect(session.codes == [])
  }

  @Test func N24_stateChangedInABodyIsADiagnostic() {
    struct Impure: Node {
      @State private var count = 0
      var body: some Node {
        count += 1
        return TextNode("\(count)")
      }
    }
    struct Parent: Node {
      var body: some Node {
        TextNode("above")
        Impure()
        TapCounter("below")
      }
    }
    let session = Session(width: 20) { Parent() }
    #expect(
      session.messages == [
        "State was changed while the body of Impure was evaluated. "
          + "A body only describes; change state in an action, in onAppear or in onChange."
      ])
    #expect(session.codes == [.stateChangedInBody])
    #expect(session.screen.diagnostics.map(\.severity) == [.error])
  }

  @Test func N24_stateChangedInAClosureOfABodyNamesThatNode() {
    struct Rows: Node {
      @State private var count = 0
      var body: some Node {
        ForEachNode(0..<2) { row in
          let _ = count += 1
          TapCounter("row \(row)")
        }
      }
    }
    struct Parent: Node {
      var body: some Node {
        Rows()
        TapCounter("below")
      }
    }
    let session = Session(width: 20) { Parent() }
    #expect(
      session.messages.map { $0.prefix(55) } == ["State was changed while the body of Rows was evaluated."])
  }

  @Test func N24_stateChangedByAnActionIsNone() throws {
    let session = Session(width: 20) { TapCounter("fine") }
    try session.tap("fine")
    #expect(session.codes == [])
  }
}
