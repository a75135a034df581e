import Screens
import Testing

/// Lists with rows of one height, of which a picture takes only those in sight.
struct RowHeightTests {
  private final class Made {
    var count = 0
  }

  private struct Log: Node {
    let made = Made()
    var count = 1_000_000

    var body: some Node {
      ListNode {
        ForEachNode(0..<count) { number in
          made.count += 1
          return HStackNode(spacing: 0) {
            TextNode("Item \(number)")
            SpacerNode()
            TextNode("\(number * 7)")
          }
        }
      }
      .rowHeight(1)
      .title("Log")
    }
  }

  @Test func `the top, the middle and the end of a million rows`() {
    let session = Session(Log(), on: .plain(width: 20).height(6))
    #expect(
      session.text == """
        Log
        ────────────────────
        Item 0             0
        Item 1             7
        Item 2            14
        Item 3            21

        """)
    session.scroll(to: 500_000)
    #expect(
      session.text == """
        Log
        ────────────────────
        Item 500000  3500000
        Item 500001  3500007
        Item 500002  3500014
        Item 500003  3500021

        """)
    session.scroll(to: .max)
    #expect(
      session.text == """
        Log
        ────────────────────
        Item 999996  6999972
        Item 999997  6999979
        Item 999998  6999986
        Item 999999  6999993

        """)
  }

  @Test func `only rows near the window are made`() {
    let log = Log()
    let session = Session(log, on: .phone.height(24))
    for row in [0, 1, 500_000, 999_990, Int.max] {
      session.scroll(to: row)
      log.made.count = 0
      _ = session.text
      #expect(log.made.count > 0)
      #expect(log.made.count <= 100)
    }
  }

  @Test func `events and actions make no row`() {
    let log = Log()
    let session = Session(log, on: .phone.height(24))
    _ = session.events
    session.perform {}
    session.scroll(to: 3)
    #expect(log.made.count == 0)
  }

  @Test func `a device without a height shows all rows`() {
    let log = Log(count: 30)
    let text = Session(log, on: .plain(width: 20)).text
    #expect(text.split(separator: "\n").count == 32)
    #expect(log.made.count == 30)
  }

  @Test func `what is higher than a row is cut, and text gets an ellipsis`() {
    let text = render(
      ListNode(separators: true) {
        ForEachNode(0..<2) { number in
          VStackNode(alignment: .leading) {
            TextNode("A title that is too long")
            TextNode("Line \(number)")
            TextNode("Never seen")
          }
        }
      }
      .rowHeight(2), on: .plain(width: 12))
    #expect(
      text == """
        A title tha…
        Line 0
        ────────────
        A title tha…
        Line 1

        """)
  }
}
