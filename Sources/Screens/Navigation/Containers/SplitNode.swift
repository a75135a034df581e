import ScreensLayout

/// A sidebar and the details of what is selected in it: side by side where there is room, else one stack.
///
/// ```swift
/// SplitNode(selection: $note) {
///   ListNode { ForEachNode(notes) { LinkNode($0.name, value: $0.id) } }.title("Notes")
/// } detail: { id in
///   NoteScreen(id: id)
/// } placeholder: {
///   TextNode("Choose a note.")
/// }
/// ```
/// ```
/// ╭──────────────────────────┬───────────────────────────────────────────────────╮
/// │          Notes           │                       Milk                        │
/// ├──────────────────────────┼───────────────────────────────────────────────────┤
/// │                          │                                                   │
/// │ Milk                   › │ Two bottles, please.                              │
/// │ Bread                  › │                                                   │
/// │                          │                                                   │
/// ╰──────────────────────────┴───────────────────────────────────────────────────╯
/// ```
/// The selection is the one truth on every device. A link to a value of its type, and a row of a list with the same
/// selection, write it; whoever else writes it shows the same. On a device of fewer than 60 cells a selection is the
/// screen on top of the sidebar, and going back writes `nil` (N16).
///
/// Both sides are stacks: links to values of other types push onto the side they are on.
public struct SplitNode<Value: Hashable, Sidebar: Node, Detail: Node, Placeholder: Node>: PrimitiveNode {
  private let selection: Binding<Value?>
  private let sidebar: Sidebar
  private let detail: (Value) -> Detail
  private let placeholder: Placeholder
  private let source: SourceLocation

  /// The placeholder stands in the place of the details while nothing is selected.
  public init(
    selection: Binding<Value?>, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    @NodeBuilder sidebar: () -> Sidebar, @NodeBuilder detail: @escaping (Value) -> Detail,
    @NodeBuilder placeholder: () -> Placeholder
  ) {
    self.selection = selection
    self.sidebar = sidebar()
    self.detail = detail
    self.placeholder = placeholder()
    source = SourceLocation(fileID: fileID, line: line, column: column)
  }

  public func resolve(into resolver: inout Resolver) {
    resolver.scoped(.node(ObjectIdentifier(Self.self))) { resolver in
      let identity = resolver.identityNumber()
      let path = SplitPath(
        selection: selection, sidebar: resolver.ownState(identity, initial: StackPath()),
        detail: resolver.ownState(identity, property: 1, initial: SplitPath<Value>.DetailPath()))
      let root = SplitSidebar(
        content: sidebar, registration: Registration(Value.self, source: source, content: detail))
      guard resolver.environment.device.width >= Resolver.splitWidth else {
        return Stack(path: path.whole) { root }.resolve(into: &resolver)
      }
      resolver.addSplit {
        Stack(path: path.sidebarPart) { root }.resolve(into: &$0)
      } detail: { resolver in
        // A selection is another screen than none.
        let value = selection.wrappedValue
        resolver.scoped(.branch(value == nil ? 1 : 2)) { resolver in
          var details = Stack(path: path.detailPart) {
            if let value { detail(value) } else { placeholder }
          }
          details.chosen = value.map { PathEntry($0) }
          details.resolve(into: &resolver)
        }
      }
    }
  }
}

extension SplitNode where Placeholder == TextNode {
  public init(
    selection: Binding<Value?>, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
    @NodeBuilder sidebar: () -> Sidebar, @NodeBuilder detail: @escaping (Value) -> Detail
  ) {
    self.init(
      selection: selection, fileID: fileID, line: line, column: column, sidebar: sidebar, detail: detail
    ) {
      TextNode("Nothing is selected.")
    }
  }
}

/// A sidebar on a stack that knows what a selection looks like.
private struct SplitSidebar<Content: Node>: PrimitiveNode {
  let content: Content
  let registration: Registration

  func resolve(into resolver: inout Resolver) {
    resolver.register(registration)
    content.resolve(into: &resolver)
  }
}
