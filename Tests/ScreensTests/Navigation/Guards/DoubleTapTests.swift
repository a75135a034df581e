import Observation
import Screens
import Testing

@Observable private final class ObservedNotes {
  var path: [Int] = []
  private var last = 0

  /// Every note is new, so that equal values can't tell a double tap.
  func makeNote() -> Int {
    last += 1
    return last
  }
}

/// Two taps before the next screen is shown.
@Suite struct DoubleTapTests {
  private struct Notes: Node {
    let notes: ObservedNotes
    var body: some Node {
      @Bindable var notes = notes
      Stack(path: $notes.path) {
        NotePage(notes: notes).title("Notes").destination(for: Int.self) {
          NotePage(notes: notes).title("Note \($0)")
        }
      }
    }
  }

  private struct NotePage: Node {
    let notes: ObservedNotes
    @Environment(\.screenDepth) private var depth
    var body: some Node {
      TextNode("Depth \(depth)")
      ButtonNode("Append") { notes.path.append(notes.makeNote()) }
      ButtonNode("New") { notes.path.push(notes.makeNote(), from: depth) }
      ButtonNode("Seven") { notes.path.push(7) }
      LinkNode("Eight", value: 8)
    }
  }

  private let notes = ObservedNotes()
  private let session: Session

  init() { session = Session(Notes(notes: notes)) }

  @Test func appendingPushesTwice() throws {
    try session.doubleTap("Append")
    #expect(notes.path == [1, 2])
    #expect(session.transitions == [.push(2)])
  }

  @Test func anEqualValueIsPushedOnce() throws {
    try session.doubleTap("Seven")
    #expect(notes.path == [7])
    try session.tap("Seven")
    #expect(notes.path == [7])
  }

  @Test func anotherValueFromTheSameScreenIsPushedOnce() throws {
    try session.doubleTap("New")
    #expect(notes.path == [1])
    #expect(session.text.contains("Depth 1"))
    try session.doubleTap("New")
    #expect(notes.path == [1, 3])
    #expect(session.transitions == [.push(1), .push(1)])
  }

  @Test func aLinkPushesOnceAndMayPushItsValueAgain() throws {
    try session.doubleTap("Eight")
    #expect(notes.path == [8])
    try session.tap("Eight")
    #expect(notes.path == [8, 8])
    #expect(session.transitions == [.push(1), .push(1)])
  }

  @Test func theWayBackPopsOnce() throws {
    session.perform { notes.path = [1, 2] }
    try session.doubleTap("Note 1")
    #expect(notes.path == [1])
    #expect(session.transitions == [.push(2), .pop(1)])
  }

  @Test func itFailsAsATapDoes() {
    let error = session.failure { try $0.doubleTap("Nine", nth: 1) }
    #expect(error?.description.hasPrefix(#"double tap "Nine", nth: 1: nothing on this screen"#) == true)
  }

  @Test func aStackWithinAScreenStartsAtDepthZero() {
    struct Depth: Node {
      @Environment(\.screenDepth) private var depth
      var body: some Node { TextNode("\(depth)") }
    }
    let session = Session(width: 10) {
      Depth()
      Stack(path: .constant([1])) {
        TextNode("").destination(for: Int.self) { _ in
          Depth()
          Stack { Depth() }
        }
      }
    }
    #expect(session.text.filter(\.isNumber) == "010")
  }
}
