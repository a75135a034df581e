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

        On the screen "Shelf": The link "First" leads to 1 of type Int, and no screen up to its own registers Int. \
        Nothing is registered. Add .destination(for: Int.self) { … } to the link's screen or one beneath.

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
    // The picture of the root differs; the file of the screen behind the link is not called obsolete.
    #expect(
      found.map(\.what).dropFirst() == ["everyStackState shows something else than \(folder)/root.txt."])
    #expect(temporary.read("\(folder)/1.txt") != nil)
  }

  @Test func `an accepted kind does not fail`() {
    let map = explore { Shelf(isRegistered: false) }
    _ = failures(of: map)
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
