import ScreensCanvas

/// One tab of a `TabsNode`: what the bar calls it, and what is shown while it is selected.
///
/// ```swift
/// TabNode("Inbox", systemImage: "envelope", value: Tab.inbox) { Inbox() }.badge(3)
/// ```
/// ```
/// [✉ Inbox 3]
/// ```
public struct TabNode<Value: Hashable> {
  let label: TabLabel
  let value: Value
  let resolve: (inout Resolver) -> Void

  /// A tab that is shown while the selection is `value`, which its state follows.
  public init<Content: Node>(
    _ title: String, systemImage: String? = nil, value: Value, @NodeBuilder content: () -> Content
  ) {
    let content = content()
    self.init(
      label: TabLabel(title: CleanText.oneLine(title), systemImage: systemImage), value: value,
      resolve: { content.resolve(into: &$0) })
  }

  private init(label: TabLabel, value: Value, resolve: @escaping (inout Resolver) -> Void) {
    self.label = label
    self.value = value
    self.resolve = resolve
  }

  /// A number behind the title; 0 and `nil` show nothing.
  public func badge(_ count: Int?) -> TabNode { with(badge: count.flatMap { $0 == 0 ? nil : "\($0)" }) }

  /// A word behind the title; an empty one and `nil` show nothing.
  public func badge<Text: StringProtocol>(_ text: Text?) -> TabNode {
    with(badge: text.flatMap { $0.isEmpty ? nil : CleanText.oneLine(String($0)) })
  }

  private func with(badge: String?) -> TabNode {
    var label = label
    label.badge = badge
    return TabNode(label: label, value: value, resolve: resolve)
  }
}

extension TabNode where Value == String {
  /// A tab whose title is its value, for tabs that nobody selects from outside.
  public init<Content: Node>(
    _ title: String, systemImage: String? = nil, @NodeBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: title, content: content)
  }
}

/// What a bar shows of a tab.
struct TabLabel {
  let title: String
  let systemImage: String?
  var badge: String?
}
