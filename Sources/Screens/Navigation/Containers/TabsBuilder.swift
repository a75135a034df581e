/// Builds the tabs of a `TabsNode` from a closure with `if`, `switch` and `for` in it.
@resultBuilder
public enum TabsBuilder<Value: Hashable> {
  public static func buildExpression(_ tab: TabNode<Value>) -> [TabNode<Value>] { [tab] }

  public static func buildBlock(_ tabs: [TabNode<Value>]...) -> [TabNode<Value>] { tabs.flatMap { $0 } }

  public static func buildOptional(_ tabs: [TabNode<Value>]?) -> [TabNode<Value>] { tabs ?? [] }

  public static func buildEither(first tabs: [TabNode<Value>]) -> [TabNode<Value>] { tabs }

  public static func buildEither(second tabs: [TabNode<Value>]) -> [TabNode<Value>] { tabs }

  public static func buildArray(_ tabs: [[TabNode<Value>]]) -> [TabNode<Value>] { tabs.flatMap { $0 } }

  public static func buildLimitedAvailability(_ tabs: [TabNode<Value>]) -> [TabNode<Value>] { tabs }
}
