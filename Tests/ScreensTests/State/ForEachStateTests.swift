import Screens
import Testing

@Suite struct ForEachStateTests {
  private final class Names {
    var all: [String]
    init(_ all: [String]) { self.all = all }
  }

  private struct Rows: Node {
    let names: Names
    var body: some Node {
      ForEachNode(names.all, id: \.self) { TapCounter($0) }
    }
  }

  @Test func stateFollowsTheID() throws {
    let names = Names(["a", "b", "c"])
    let session = Session(width: 20) { Rows(names: names) }
    try session.tap("b")
    names.all = ["c", "b", "a"]
    #expect(session.text == "[ c 0 ]\n[ b 1 ]\n[ a 0 ]\n")
    names.all = ["b"]
    #expect(session.text == "[ b 1 ]\n")
    names.all = ["a", "b"]
    #expect(session.text == "[ a 0 ]\n[ b 1 ]\n")
  }

  @Test func stateFollowsAnIntegerID() throws {
    final class Numbers { var all = [1, 2, 3] }
    struct NumberRows: Node {
      let numbers: Numbers
      var body: some Node { ForEachNode(numbers.all, id: \.self) { TapCounter("\($0)") } }
    }
    let numbers = Numbers()
    let session = Session(width: 20) { NumberRows(numbers: numbers) }
    try session.tap("3")
    numbers.all = [3, 1]
    #expect(session.text == "[ 3 1 ]\n[ 1 0 ]\n")
  }

  @Test func stateFollowsTheIDOfIdentifiableElements() throws {
    struct Person: Identifiable {
      let id: Int
      var name: String
    }
    final class People { var all = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")] }
    struct PersonRows: Node {
      let people: People
      var body: some Node { ForEachNode(people.all) { TapCounter($0.name) } }
    }
    let people = People()
    let session = Session(width: 20) { PersonRows(people: people) }
    try session.tap("Bo")
    people.all = [Person(id: 2, name: "Beau"), Person(id: 1, name: "Ada")]
    #expect(session.text == "[ Beau 1 ]\n[ Ada 0 ]\n")
  }

  @Test func duplicateIDsKeepStateByTheirOrder() throws {
    let session = Session(width: 20) { Rows(names: Names(["x", "x", "x"])) }
    try session.tap("x", nth: 1)
    try session.tap("x", nth: 2)
    try session.tap("x", nth: 2)
    #expect(session.text == "[ x 0 ]\n[ x 1 ]\n[ x 2 ]\n")
    #expect(
      session.messages == [
        "Two neighbours have the identity x; each keeps its own state by its order only. "
          + "Give every element of a ForEachNode an id of its own."
      ])
    #expect(session.screen.diagnostics.first?.severity == .warning)
    #expect(session.codes == [.duplicateIdentity])
  }

  @Test func rangesNeedNoID() throws {
    let session = Session(width: 20) {
      ForEachNode(0..<2) { TapCounter("row \($0)") }
    }
    try session.tap("row 1")
    #expect(session.text == "[ row 0 0 ]\n[ row 1 1 ]\n")
  }
}
