import ScreensCanvas
import ScreensLayout

/// One of several options, under a label: those with a `.tag(_:)` can be chosen.
///
/// ```swift
/// PickerNode("Plan", selection: $plan) {
///   TextNode("Free").tag(Plan.free)
///   TextNode("Team").tag(Plan.team)
/// }
/// ```
/// ```
/// Plan
/// (•) Free   ( ) Team
/// ```
/// Options stand below each other where they don't fit beside each other. A tag must have the type of the selection;
/// one of another type is disabled and gives a `tagTypeMismatch` diagnostic.
public struct PickerNode<Value: Hashable, Options: Node>: PrimitiveNode {
  private let label: String
  private let selection: Binding<Value>
  private let options: Options

  public init(_ label: String, selection: Binding<Value>, @NodeBuilder options: () -> Options) {
    self.label = label
    self.selection = selection
    self.options = options()
  }

  public func resolve(into resolver: inout Resolver) {
    let picker = PickerScope(label: CleanText.oneLine(label))
    resolver.tree.open(
      .stack(StackElement(axis: .vertical, spacing: 0, horizontal: .leading, group: .picker)))
    if !label.isEmpty {
      resolver.withFormStyle { resolver in
        resolver.environment.text.meaning = .heading
        resolver.addText(label)
      }
    }
    resolver.withEnvironment {
      $0.selection = TagSelection(selection, of: picker)
      $0.stackAxis = .horizontal
    } _: { resolver in
      var row = StackElement(axis: .horizontal, spacing: 3, horizontal: .leading)
      row.turnsIntoColumn = true
      resolver.tree.open(.stack(row), style: resolver.styleNumber)
      options.resolve(into: &resolver)
      resolver.tree.close()
    }
    resolver.tree.close()
  }

  public static func reach(within depth: Int) -> NodeReach { Options.reach(within: depth) }
}

extension Tree {
  /// The innermost picker that an element is in.
  func picker(around element: Int) -> Int? {
    var around = Int(parents[element])
    while around >= 0 {
      if case .stack(let stack) = elements[around], stack.group == .picker { return around }
      around = Int(parents[around])
    }
    return nil
  }
}
