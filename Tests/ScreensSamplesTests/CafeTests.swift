import Screens
import ScreensTesting
import Testing

private enum Course: Hashable { case starters, mains }

private struct Cafe: Node {
  @State private var isCalling = false

  var body: some Node {
    Stack {
      ListNode {
        LinkNode("Starters", value: Course.starters)
        LinkNode("Mains", value: Course.mains)
        ButtonNode("Call the Waiter") { isCalling = true }
      }
      .title("Café")
      .destination(for: Course.self) { CourseScreen(course: $0) }
      .alert("Call?", isPresented: $isCalling) {
        ButtonNode("Not Yet", role: .cancel) {}
        ButtonNode("Call") {}
      }
    }
  }
}

private struct CourseScreen: Node {
  let course: Course
  @State private var portions = 0

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      TextNode("Ordered: \(portions)")
      ButtonNode("Order One") { portions += 1 }
      if portions > 0 { LinkNode("To the Bill", value: portions) }
    }
    .title("\(course)")
    .destination(for: Int.self) { TextNode("\($0) to pay").title("Bill") }
  }
}

/// The app of the pages about testing.
struct CafeTests {
  @Test func everyStackState() {
    assertSnapshots(exploring: .phone) { Cafe() }
  }
}

// TestingEveryStackState.md

extension DocumentationTests {
  @Test func testingPage() throws {
    let map = explore { Cafe() }
    #expect(map.findings.isEmpty)
    #expect(map.isComplete)

    #expect(map.coverage.types.description == "2 of 2")
    #expect(map.coverage.links.missing == [])
    #expect(map.coverage.controls.missing == [])

    let texts = explore(identity: .screen, filter: { $0.label != "Order One" }) { Cafe() }
    #expect(texts.states.count == 4)

    final class Bell { func ring() { Issue.record("It rings.") } }
    let bell = Bell()
    let quiet = explore {
      ButtonNode("Ring the Bell") { bell.ring() }.exploration(.ignored)
    }
    #expect(quiet.steps.isEmpty)

    let run = try OtherRun()
    #expect(run.failures(of: map).count == map.states.count)
    let shown = ["the files": run.snapshots.joined(separator: "\n")]
    try DocumentationPage.expect("TestingEveryStackState", shows: shown)
  }
}

// ReadingAFailure.md

/// Cafés with something wrong.
private enum WrongCafe {
  /// Its courses have no screens.
  struct Closed: Node {
    var body: some Node {
      Stack {
        ListNode {
          LinkNode("Starters", value: Course.starters)
          LinkNode("Mains", value: Course.mains)
        }
        .title("Café")
      }
    }
  }

  /// Nobody hears its bell.
  struct Deaf: Node {
    var body: some Node {
      Stack {
        ListNode { ButtonNode("Call the Waiter") {} }.title("Café")
      }
    }
  }

  final class Guests {
    var count = 0
  }

  /// Its guests stay when it closes.
  struct Haunted: Node {
    let guests: Guests

    var body: some Node {
      Stack {
        ListNode {
          TextNode("Guests: \(guests.count)")
          ButtonNode("Come In") { guests.count += 1 }
        }
        .title("Café")
      }
    }
  }
}

extension DocumentationTests {
  @Test func failuresPage() throws {
    let map = explore { Cafe() }
    let run = try OtherRun()
    let folder = "Snapshots/CafeTests/everyStackState/"
    var shown: [String: String] = [:]
    func show(_ name: String, _ failures: [String]) {
      #expect(failures.count == 1, "\(name) is \(failures.count) failures.")
      shown[name] = failures.first?.brokenAtBlanks
    }

    _ = run.failures(of: map)
    let starters = try run.read(folder + "starters.txt")
    try run.write(starters.replacing("Ordered: 0 ", with: "Nothing yet"), to: folder + "starters.txt")
    show("a difference", run.failures(of: map))
    #expect(run.failures(of: map, ["SCREENS_RECORD": "failed"]).count == 1)
    #expect(try run.read(folder + "starters.txt") == starters)

    try run.delete(folder + "mains/1.txt")
    show("a missing file in CI", run.failures(of: map, ["CI": "true"]))
    show("a missing file", run.failures(of: map))

    try run.write("Cakes are sold out.\n", to: folder + "desserts.txt")
    show("an obsolete file", run.failures(of: map))
    show("an obsolete file that was deleted", run.failures(of: map, ["SCREENS_RECORD": "all"]))
    show("a bound", run.failures(of: explore(depth: 2) { Cafe() }))
    show("a wrong record mode", run.failures(of: map, ["SCREENS_RECORD": "alll"]))
    show("recording in CI", run.failures(of: map, record: .all, ["CI": "true"]))

    let closed = run.failures(of: explore { WrongCafe.Closed() }, ["CI": "true"])
    #expect(closed.count == 2)
    shown["an error"] = closed.first?.brokenAtBlanks
    shown["what was not compared"] = closed.last?.brokenAtBlanks
    try OtherRun().perform {
      shown["a broken screen"] =
        verifySnapshot(
          of: Session(WrongCafe.Closed()), filePath: "/cafe/Tests/CafeTests/CafeTests.swift",
          function: "courses()", line: 14)?.brokenAtBlanks
    }
    let deaf = try OtherRun().failures(of: explore { WrongCafe.Deaf() })
    shown["a dead control"] = deaf.first?.brokenAtBlanks
    let guests = WrongCafe.Guests()
    let haunted = try OtherRun().failures(of: explore { WrongCafe.Haunted(guests: guests) })
    shown["two pictures"] = haunted.first?.brokenAtBlanks

    let session = Session(Cafe(), on: .phone)
    func verify(line: UInt) -> String? {
      verifySnapshot(
        of: session.text, filePath: "/cafe/Tests/CafeTests/CafeTests.swift", function: "courses()", line: line
      )
    }
    try run.perform {
      #expect(verify(line: 14) != nil)
      try session.tap("Starters")
      shown["two claims"] = verify(line: 16)
    }

    let error = #expect(throws: DriveError.self) { try Session(Cafe()).tap("Main Courses") }
    shown["a session"] = error?.description.brokenAtBlanks
    try DocumentationPage.expect("ReadingAFailure", shows: shown)
  }
}

extension String {
  /// Long rows broken at blanks and nowhere else; commands stay whole.
  fileprivate var brokenAtBlanks: String {
    let command = " swift test --filter "
    let whole = command.replacing(" ", with: "\u{A0}")
    return replacing(command, with: whole).split(separator: "\n", omittingEmptySubsequences: false).map {
      row in
      guard row.count > 94 else { return String(row) }
      return row.split(separator: " ").reduce(into: [""]) { rows, word in
        if rows[rows.count - 1].count + word.count >= 94 { rows.append("") }
        rows[rows.count - 1] += (rows[rows.count - 1].isEmpty ? "" : " ") + word
      }
      .joined(separator: "\n")
    }
    .joined(separator: "\n").replacing(whole, with: command)
  }
}
