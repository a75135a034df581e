import Screens
import Testing

/// A picture made from the rows in sight is the picture made from all rows.
struct ListWindowTests {
  private struct Row: Hashable {
    let id: Int
    let lines: Int
  }

  private struct Mixed: Node {
    let rows: [Row]
    let above: Int
    let height: Int
    let separators: Bool
    let isStateful: Bool

    var body: some Node {
      VStackNode(alignment: .leading) {
        ForEachNode(0..<above) { TextNode("Above \($0)") }
        ListNode(separators: separators) {
          SectionNode("Rows") {
            ForEachNode(rows, id: \.id) { row in
              if isStateful {
                StatefulRow(row: row.id)
              } else {
                VStackNode(alignment: .leading) {
                  ForEachNode(0..<row.lines) { TextNode("Row \(row.id) line \($0)") }
                }
              }
            }
          }
          TextNode("Below")
        }
        .rowHeight(height)
      }
      .title("Mixed")
    }
  }

  fileprivate struct StatefulRow: Node {
    let row: Int
    @State private var count = 0
    var body: some Node { ButtonNode("Row \(row): \(count)") { count += 1 } }
  }

  @Test func `random lists at random offsets look the same as with all rows`() {
    var random = Seeded(7)
    for _ in 0..<300 {
      let count = Int.random(in: 0...120, using: &random)
      // Some lists have ids that collide.
      let ids = Bool.random(using: &random) ? max(1, count) : 5
      let list = Mixed(
        rows: (0..<count).map { Row(id: $0 % ids, lines: Int.random(in: 0...4, using: &random)) },
        above: Int.random(in: 0...30, using: &random), height: Int.random(in: 0...3, using: &random),
        separators: .random(using: &random), isStateful: .random(using: &random))
      let session = Session(list, on: .plain(width: 30).height(Int.random(in: 0...20, using: &random)))
      for _ in 0..<4 {
        session.scroll(to: Int.random(in: 0...500, using: &random))
        #expect(session.text == session.screen.render(as: .text))
      }
    }
  }

  private struct Counters: Node {
    var rows = Array(0..<200)
    var body: some Node {
      ListNode { ForEachNode(rows, id: \.self) { StatefulRow(row: $0) } }.rowHeight(1)
    }
  }

  @Test func `the state of rows that left the window survives`() throws {
    let session = Session(Counters(), on: .plain(width: 20).height(5))
    try session.tap("Row 2: 0")
    for offset in [0, 100, 195, 50] {
      session.scroll(to: offset)
      _ = session.text
    }
    session.scroll(to: 0)
    #expect(session.text.contains("[ Row 2: 1 ]"))
    #expect(session.screen.controls[2].label == "Row 2: 1")
  }

  @Test func `the state of a row that is taken out is gone`() throws {
    final class Rows { var all = Array(0..<200) }
    struct Root: Node {
      let rows: Rows
      var body: some Node { Counters(rows: rows.all) }
    }
    let rows = Rows()
    let session = Session(Root(rows: rows), on: .plain(width: 20).height(5))
    try session.tap("Row 2: 0")
    session.scroll(to: 100)
    _ = session.text
    rows.all.remove(at: 2)
    _ = session.text
    rows.all.insert(2, at: 2)
    session.scroll(to: 0)
    #expect(session.text.contains("[ Row 2: 0 ]"))
  }

  @Test func `a list in a group with one padding for each node looks the same`() {
    let list = GroupNode {
      TextNode("Above")
      ListNode { ForEachNode(0..<300) { TextNode("Row \($0)") } }.rowHeight(1)
    }
    .padding(1)
    let session = Session(list, on: .plain(width: 20).height(8))
    for row in [0, 100, 299] {
      session.scroll(to: row)
      #expect(session.text == session.screen.render(as: .text))
    }
  }

  @Test func N8_registrationsInRowsOutOfSightWork() throws {
    let session = Session(
      Stack {
        ListNode {
          LinkNode("Go", value: "there")
          ForEachNode(0..<500) { number in
            if number == 400 {
              TextNode("Registers").destination(for: String.self) { TextNode("Here: \($0)") }
            } else {
              TextNode("Row \(number)")
            }
          }
        }
        .rowHeight(1)
      }, on: .plain(width: 20).height(5))
    #expect(session.text.hasPrefix("Go                 ›"))
    try session.tap("Go")
    #expect(session.text.contains("Here: there"))
  }
}
