import Screens
import Testing

@testable import ScreensTesting

/// Every state against its snapshot, and everything the exploration found.
@Suite struct StateMapCheckTests {
  private let temporary = TemporaryFolder()
  private let folder = "Snapshots/ShopTests/everyStackState"

  private struct Shelf: Node {
    var isRegistered = true
    var isEndless = false

    var body: some Node {
      Stack {
        VStackNode {
          LinkNode("First", value: 1)
          if isRegistered { EmptyNode().destination(for: Int.self) { Book(number: $0, isLast: !isEndless) } }
        }
        .title("Shelf")
      }
    }
  }

  private struct Book: Node {
    let number: Int
    let isLast: Bool

    var body: some Node {
      if isLast { TextNode("The End") } else { LinkNode("Next", value: number + 1) }
    }
  }

  private func failures(
    of map: StateMap, accepting kinds: Set<Finding.Kind> = [], mayBeCut: Bool = false,
    _ variables: [String: String] = [:]
  ) -> [SnapshotFailure] {
    SnapshotCheck(place: .sample("everyStackState()"), environment: temporary.environment(variables))
      .failures(of: map, accepting: kinds, mayBeCut: mayBeCut, named: nil)
  }

  @Test func `the files are the states`() {
    let map = explore { Shelf() }
    #expect(failures(of: map).count == 2)
    #expect(temporary.files == ["\(folder)/1.txt", "\(folder)/root.txt"])
    #expect(temporary.read("\(folder)/1.txt") == map.states[1].text)
    #expect(failures(of: map) == [])
  }

  @Test func `a pushed value with no destination fails with value, control, screen and tap path`() {
    _ = failures(of: explore { Shelf() })
    let found = failures(of: explore { Shelf(isRegistered: false) }, ["CI": "true"])
    #expect(
      found.map { $0.text() }.first == """
        everyStackState found something wrong with the app (missingDestination).

        On the screen "Shelf": The link "First" leads to 1 of type Int, and neither its screen nor one beneath \
        registers Int. Nothing is registered. Add .destination(for: Int.self) { … } to the link's screen or one beneath.

        Reached by: starting the app

        The screen:
        ╭──────────────────────────────────────╮
        │                Shelf                 │
        ├──────────────────────────────────────┤
        │                                      │
        │ First                              · │
        │                                      │
        ╰──────────────────────────────────────╯

        Correct the app and run the test again; if it is meant, pass accepting: [.missingDestination].
        """)
    // The file of the screen behind the link is not called obsolete.
    #expect(
      found.dropFirst().map { $0.text() } == [
        """
        everyStackState did not compare 1 screen with its snapshot, and recorded none:
          root

        A screen with an error does not show what it is meant to show; the errors are told above.

        Correct the app first; then every screen is compared.
        """
      ])
    #expect(temporary.read("\(folder)/1.txt") != nil)
  }

  @Test(arguments: RecordMode.allCases)
  func `a screen that is wrong in itself is not recorded in any mode`(record: RecordMode) {
    let found = failures(
      of: explore { Shelf(isRegistered: false) }, ["SCREENS_RECORD": record.rawValue])
    #expect(found.count == 2)
    #expect(temporary.files == [])
  }

  private struct Wide: Node {
    var body: some Node {
      VStackNode(alignment: .leading) {
        TextNode("Wide").frame(width: -3)
        ButtonNode("Like") {}
      }
    }
  }

  @Test func `a screen with a warning shows what is meant, and is compared`() {
    let map = explore { Wide() }
    #expect(map.states[0].diagnostics.map(\.severity) == [.warning])
    #expect(failures(of: map, accepting: [.deadControl]).count == 2)
    #expect(temporary.files == ["\(folder)/root.txt"])
    #expect(
      failures(of: map, accepting: [.deadControl]).map { $0.text().prefix { $0 != "\n" } } == [
        "everyStackState found something wrong with the app (diagnostic)."
      ])
  }

  @Test func `what is wrong with one screen is told together`() {
    struct Shelves: Node {
      var body: some Node {
        Stack {
          LinkNode("First", value: 1)
          LinkNode("Second", value: "2")
        }
      }
    }
    let found = failures(of: explore(on: .plain(width: 20)) { Shelves() })
    #expect(found.count == 2)
    #expect(
      found.first?.what == """
        everyStackState found 2 things wrong with the app (missingDestination).

        On the screen "root": The link "First" leads to 1 of type Int, and neither its screen nor one beneath registers \
        Int. Nothing is registered. Add .destination(for: Int.self) { … } to the link's screen or one beneath.

        On the screen "root": The link "Second" leads to 2 of type String, and neither its screen nor one beneath \
        registers String. Nothing is registered. Add .destination(for: String.self) { … } to the link's screen or one \
        beneath.
        """)
    #expect(found.first?.why == "The screen:\nFirst              ·\nSecond             ·")
  }

  @Test func `a finding shows its screen`() {
    let found = failures(of: explore(on: .plain(width: 20)) { Wide() }, accepting: [.diagnostic])
    #expect(found.first?.text().contains("(deadControl)") == true)
    #expect(found.first?.why == "The screen:\nWide\n[ Like ]")
  }

  @Test func `an accepted kind does not fail`() {
    let map = explore { Shelf(isRegistered: false) }
    #expect(failures(of: map, accepting: [.missingDestination]).count == 1)
    #expect(temporary.files == ["\(folder)/root.txt"])
    #expect(failures(of: map, accepting: [.missingDestination]) == [])
  }

  @Test func `two texts are shown as expected and shown`() {
    final class Clock { var ticks = 0 }
    struct Ticking: Node {
      let clock = Clock()
      var body: some Node {
        clock.ticks += 1
        return TextNode("Tick \(clock.ticks)")
      }
    }
    let found = failures(of: explore(on: .plain(width: 20)) { Ticking() }).first?.text() ?? ""
    #expect(found.contains("(unstableRender)"))
    #expect(found.contains("\n\nExpected:\nTick 1\nShown:\nTick 2\n\n"))
  }

  @Test func `a bound that was met fails with the ways that were cut`() {
    let map = explore(depth: 3) { Shelf(isEndless: true) }
    _ = failures(of: map)
    #expect(
      failures(of: map, accepting: [.endlessPath]).map { $0.text() } == [
        """
        everyStackState stopped after 4 states; it did not go on from here:
          start > tap "First" > tap "Next" > tap "Next"

        Every exploration is bounded, by the number of states (limit:) and of actions (depth:).

        Raise the bound, keep controls that go on without an end out with filter: or .exploration(.ignored), or pass \
        mayBeCut: true.
        """
      ])
    #expect(failures(of: map, accepting: [.endlessPath], mayBeCut: true) == [])
  }
}
