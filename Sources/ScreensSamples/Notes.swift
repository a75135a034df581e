public import Screens

/// A note by its name.
private struct Note: Hashable {
  let name: String
  let text: String

  static let all = [
    Note(name: "Milk", text: "Two bottles, please."),
    Note(name: "Bread", text: "The dark one."),
  ]
}

/// Notes beside what is in them where there is room, with a toolbar on each side.
public struct Notes: Node {
  @State private var selection: String?
  @State private var pinned: Set<String> = []

  public init() {}

  public var body: some Node {
    SplitNode(selection: $selection) {
      ListNode {
        ForEachNode(Note.all, id: \.name) { note in
          LinkNode(pinned.contains(note.name) ? "\(note.name), pinned" : note.name, value: note.name)
        }
      }
      .title("Notes")
      .toolbar {
        ToolbarItem(.trailing) { ButtonNode("Unpin") { pinned.removeAll() }.disabled(pinned.isEmpty) }
        ToolbarItem(.bottom) { TextNode("\(Note.all.count) notes") }
      }
    } detail: { name in
      NotePage(name: name, isPinned: pinned.contains(name)) { pinned.formSymmetricDifference([name]) }
    } placeholder: {
      TextNode("Choose a note.")
    }
  }
}

private struct NotePage: Node {
  let name: String
  let isPinned: Bool
  let pin: () -> Void

  var body: some Node {
    TextNode(Note.all.first { $0.name == name }?.text ?? "There is no such note.")
      .title(name)
      .toolbar {
        ToolbarItem(.trailing) { ButtonNode(isPinned ? "Unpin This" : "Pin") { pin() } }
      }
  }
}
