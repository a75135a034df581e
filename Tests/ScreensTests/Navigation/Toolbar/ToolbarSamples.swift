import Screens

/// A list of notes with items in every place, and a screen for each note with an item of its own.
struct Notes: Node {
  let path: Binding<[Int]>
  var title = "Notes"
  let log: Log

  init(_ path: Router<[Int]>, title: String = "Notes", log: Log = Log()) {
    self.path = path.binding
    self.title = title
    self.log = log
  }

  var body: some Node {
    Stack(path: path) {
      ListNode {
        LinkNode("Milk", value: 1)
      }
      .title(title)
      .toolbar {
        ToolbarItem(.leading) { ButtonNode("Edit") { log("edit") } }
        ToolbarItem(.trailing) { ButtonNode("Add") { log("add") } }
        ToolbarItem(.bottom) { TextNode("1 note") }
      }
      .destination(for: Int.self) { number in
        TextNode("Note \(number)").title("Note")
          .toolbar { ToolbarItem { ButtonNode("Share") { log("share") } } }
      }
    }
  }
}
