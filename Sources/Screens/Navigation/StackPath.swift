/// A path of values of any types, as a value: copies never alias (N11).
///
/// ```swift
/// var path = StackPath([Route.project(1)])
/// path.append(TaskID("T-7"))
/// print(path)              // project(1) › T-7
/// path.pop(to: Route.self) // true
/// ```
public struct StackPath: RandomAccessCollection, Hashable, CustomStringConvertible {
  /// One value of a path with the type it was appended with.
  public struct Entry: Hashable {
    let entry: PathEntry

    /// What was appended.
    public var value: any Hashable { entry.value }
    /// The static type at the moment of appending, by which its destination is found (N2).
    public var type: Any.Type { entry.type }

    public static func == (a: Entry, b: Entry) -> Bool { a.entry.isEqual(to: b.entry) }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(type))
      value.hash(into: &hasher)
    }
  }

  var entries: [PathEntry] = []

  public init() {}

  /// A path of these values; entries of another path, such as `path.prefix(2)`, keep their types.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    entries = values.map { PathEntry($0) }
  }

  init(entries: [PathEntry]) { self.entries = entries }

  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }
  public subscript(position: Int) -> Entry { Entry(entry: entries[position]) }

  public static func == (a: StackPath, b: StackPath) -> Bool { a.elementsEqual(b) }

  public func hash(into hasher: inout Hasher) {
    for entry in self { hasher.combine(entry) }
  }

  /// The values as a breadcrumb: `project(1) › T-7`.
  public var description: String { entries.map(\.description).joined(separator: " › ") }
}

extension StackPath {
  /// The topmost value of exactly this type.
  public func last<Value: Hashable>(as type: Value.Type) -> Value? { elements(of: type).last }

  /// All values of exactly this type, from the bottom up.
  public func elements<Value: Hashable>(of type: Value.Type) -> [Value] {
    entries.compactMap { $0.type == type ? $0.value as? Value : nil }
  }

  /// Puts a value on top.
  public mutating func append<Value: Hashable>(_ value: Value) { entries.append(PathEntry(value)) }

  /// Takes `k` values off the top; as `Array` does, it stops the program past the count (N12).
  public mutating func removeLast(_ k: Int = 1) { entries.removeLast(k) }

  /// Takes every value off.
  public mutating func removeAll() { entries.removeAll() }

  /// Takes at most `k` values off the top; what is more than there are, or less than none, changes nothing else (N12).
  public mutating func pop(_ k: Int = 1) { entries.removeLast(Swift.min(Swift.max(0, k), entries.count)) }

  /// Takes off everything above the topmost value equal to `value`; says whether there is one.
  @discardableResult
  public mutating func pop<Value: Hashable>(to value: Value) -> Bool {
    pop(toLast: { $0.isEqual(to: PathEntry(value)) })
  }

  /// Takes off everything above the topmost value of exactly this type; says whether there is one.
  @discardableResult
  public mutating func pop<Value: Hashable>(to type: Value.Type) -> Bool {
    pop(toLast: { $0.type == type })
  }

  /// Puts `value` in the place of the topmost one with fresh state (N22); on an empty path it is appended.
  public mutating func replaceLast<Value: Hashable>(_ value: Value) {
    var entry = PathEntry(value)
    entry.generation = (entries.popLast()?.generation ?? -1) + 1
    entries.append(entry)
  }

  private mutating func pop(toLast matches: (PathEntry) -> Bool) -> Bool {
    guard let index = entries.lastIndex(where: matches) else { return false }
    entries.removeLast(entries.count - 1 - index)
    return true
  }
}
