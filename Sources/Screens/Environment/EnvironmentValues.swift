/// What nodes inherit from the nodes around them.
///
/// An own value has a key and a property:
///
/// ```swift
/// struct CurrencyKey: EnvironmentKey { static let defaultValue = "EUR" }
/// extension EnvironmentValues {
///   var currency: String {
///     get { self[CurrencyKey.self] }
///     set { self[CurrencyKey.self] = newValue }
///   }
/// }
/// ```
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// What decides the look of text; kept apart because every text reads it.
  var text = TextTraits()
  /// The axis of the stack around a node.
  var stackAxis: Axis?
  /// What rows of one height look like, for the rows of the next `ForEachNode`.
  var rows: RowTraits?
  /// What a tag chooses.
  var selection: TagSelection?
  /// What a button does before its action: closes the alert it is in.
  var closing: (() -> Void)?

  /// From which side rows run; mirrors rows, alignments, insets and chevrons, and leaves text in logical order.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether controls can be acted on.
  public var isEnabled = true
  /// What buttons look like.
  public var buttonStyle = ButtonStyle.automatic
  /// The colour of prominent and bordered buttons; `nil` leaves them plain.
  public var tint: Color?
  /// The screen that nodes are shown on.
  public internal(set) var device = Device.phone
  /// Leaves the screen it was read on; at a root it does nothing (N26).
  public internal(set) var dismiss = DismissAction(perform: {})

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The most lines of one text; `nil` for as many as it needs.
  public var lineLimit: Int? {
    get { text.lineLimit == 0 ? nil : Int(text.lineLimit) }
    set { text.lineLimit = newValue.map { Int32(clamping: max(1, $0)) } ?? 0 }
  }

  /// How the lines of one text stand against each other.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// Where a text that is cut gets its `…`.
  public var truncationMode: TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// The object of exactly this type that a node around provides.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }

  @usableFromInline
  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    objects[ObjectIdentifier(Object.self)] = object
  }
}

/// From which side the rows of a layout run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// Names an own value in the environment and what it is where nobody sets it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
