import Screens
import Testing

@testable import ScreensTesting

private struct ParcelID: Hashable, CustomStringConvertible {
  let description: String
}

/// Pushes a value by a button, and has a link; nothing is registered for either.
private struct Parcels: Node {
  @State private var path = StackPath()

  var body: some Node {
    Stack(path: $path) {
      ListNode {
        ButtonNode("Parcels") { path.append(ParcelID(description: "P-7")) }
        LinkNode("Help", value: 1)
      }
      .title("Post")
      .destination(for: String.self) { TextNode($0) }
    }
  }
}

@Suite struct ScreenCheckTests {
  private let folder = TemporaryFolder()
  private let session = Session(Parcels(), on: .plain(width: 40))

  private func failure(
    accepting codes: Set<Diagnostic.Code> = [], record: RecordMode? = nil, run: SnapshotRun = SnapshotRun()
  ) -> SnapshotFailure? {
    var environment = folder.environment()
    environment.run = run
    return ScreenCheck(
      screen: session.screen, format: .text, accepted: codes, steps: session.steps
    )
    .failure(
      SnapshotCheck(place: .sample(), record: record, environment: environment), named: nil)
  }

  @Test func `a value without a destination fails with value, control, screen and tap path`() throws {
    try session.tap("Parcels")
    #expect(
      failure()?.text() == """
        checkout shows a screen with an error after tap "Parcels":
          missingDestination: The path holds P-7 of type ParcelID at depth 1, and no screen beneath it registers \
        ParcelID. Registered: String. Add .destination(for: ParcelID.self) { … } to the root or to a screen beneath.
        A screen without a title, with the path P-7.

        ‹ Post
        ────────────────────────────────────────
        ⚠ No destination for ParcelID

        Reached by: tap "Parcels"

        It would be kept in Snapshots/ShopTests/checkout.txt as if it were right, so it was neither compared nor \
        recorded.

        Correct what is wrong. Where the test shows it on purpose, pass accepting: [.missingDestination].
        """)
  }

  @Test func `a link without a destination fails before anybody taps it`() {
    #expect(
      failure()?.text() == """
        checkout shows a screen with an error:
          missingDestination: The link "Help" leads to 1 of type Int, and neither its screen nor one beneath registers Int. \
        Registered: String. Add .destination(for: Int.self) { … } to the link's screen or one beneath.
        The screen "Post".

        Post
        ────────────────────────────────────────
        [ Parcels ]
        Help                                   ·

        It would be kept in Snapshots/ShopTests/checkout.txt as if it were right, so it was neither compared nor \
        recorded.

        Correct what is wrong. Where the test shows it on purpose, pass accepting: [.missingDestination].
        """)
  }

  @Test(arguments: [RecordMode.all, .failed, .missing, .never])
  func `it is not recorded in any mode and an old file stays`(record: RecordMode) throws {
    #expect(failure(record: record) != nil)
    #expect(folder.files == [])
    try folder.write("old\n", to: "Snapshots/ShopTests/checkout.txt")
    #expect(failure(record: record) != nil)
    #expect(folder.read("Snapshots/ShopTests/checkout.txt") == "old\n")
  }

  @Test func `the file of a broken screen is claimed, so that it is not taken for a left-over`() {
    let run = SnapshotRun()
    #expect(failure(run: run) != nil)
    #expect(run.claims.map(\.file.label) == ["Snapshots/ShopTests/checkout.txt"])
  }

  @Test func `an accepted error is compared and recorded as anything else`() {
    #expect(failure(accepting: [.missingDestination])?.what.contains("it was recorded") == true)
    #expect(folder.read("Snapshots/ShopTests/checkout.txt") == session.text)
    #expect(failure(accepting: [.missingDestination, .nestedStack]) == nil)
    #expect(failure(accepting: [.nestedStack])?.remedy.hasSuffix("accepting: [.missingDestination].") == true)
  }

  @Test func `a difference says how the screen was reached`() throws {
    try session.tap("Parcels")
    try session.back()
    try folder.write("old\n", to: "Snapshots/ShopTests/checkout.txt")
    let text = failure(accepting: [.missingDestination])?.text()
    #expect(text?.contains("\n\nReached by: tap \"Parcels\" > back\n\n") == true)
  }

  @Test func `a session, a screen and a node are all checked`() throws {
    try session.tap("Parcels")
    SnapshotEnvironment.$current.withValue(folder.environment(["CI": "1"])) {
      withKnownIssue {
        assertSnapshot(of: session)
      } matching: { issue in
        let text = issue.comments.first?.rawValue ?? ""
        return text.contains("a screen with an error after tap \"Parcels\"")
          && text.contains("Reached by: tap \"Parcels\"")
          && issue.sourceLocation?.fileName == "ScreenCheckTests.swift"
      }
      withKnownIssue {
        assertSnapshot(of: session.screen)
      } matching: {
        $0.comments.first?.rawValue.contains("shows a screen with an error:\n") == true
      }
      withKnownIssue {
        assertSnapshot(of: Parcels(), on: .watch)
      } matching: {
        $0.comments.first?.rawValue.contains("│       Post       │") == true
      }
    }
  }

  @Test func `a session, a screen and a node accept what they are told to`() throws {
    try session.tap("Parcels")
    SnapshotEnvironment.$current.withValue(folder.environment(["SCREENS_RECORD": "all"])) {
      for _ in 1...2 {
        withKnownIssue(isIntermittent: true) {
          assertSnapshot(of: session, named: "session", accepting: [.missingDestination])
          assertSnapshot(of: session.screen, named: "screen", accepting: [.missingDestination])
          assertSnapshot(of: Parcels(), on: .watch, named: "node", accepting: [.missingDestination])
        } matching: {
          $0.comments.first?.rawValue.contains("it was recorded") == true
        }
      }
    }
    #expect(folder.files.count == 3)
  }

  @Test func `a warning is no error`() {
    let check = ScreenCheck(
      screen: Session(TextNode("A").frame(width: -1)).screen, format: .text, accepted: [])
    #expect(check.screen.diagnostics.map(\.severity) == [.warning])
    #expect(check.errors == [])
  }
}
