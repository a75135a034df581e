import Screens

/// Keeps what is selected and counts what is written to it.
final class Choice {
  var value: Int?
  private(set) var writes: [Int?] = []

  init(_ value: Int? = nil) { self.value = value }

  var binding: Binding<Int?> {
    Binding(
      get: { self.value },
      set: {
        self.writes.append($0)
        self.value = $0
      })
  }
}

/// Mails in a sidebar, each with a link further on.
struct Mails: Node {
  let choice: Choice
  var hasSelectableRows = false

  init(_ choice: Choice, hasSelectableRows: Bool = false) {
    self.choice = choice
    self.hasSelectableRows = hasSelectableRows
  }

  var body: some Node {
    SplitNode(selection: choice.binding) {
      if hasSelectableRows {
        ListNode(selection: choice.binding) {
          ForEachNode(1..<4) { TextNode("Mail \($0)").tag($0) }
        }
        .title("Inbox")
      } else {
        ListNode {
          ForEachNode(1..<4) { LinkNode("Mail \($0)", value: $0) }
          LinkNode("Archive", value: "archive")
        }
        .title("Inbox")
        .destination(for: String.self) { _ in
          LinkNode("Mail 9", value: 9).title("Archive")
        }
      }
    } detail: { number in
      ListNode {
        TapCounter("Star")
        LinkNode("Sender", value: Route.profile)
      }
      .title("Mail \(number)")
      .destination(for: Route.self) { RouteScreen(route: $0) }
    } placeholder: {
      TextNode("No mail is selected.")
    }
  }
}
