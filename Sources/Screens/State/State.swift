/// A value that belongs to a place on a screen and lives as long as that place.
///
/// A covered screen keeps its state, a popped one loses it (N21). Reading outside a screen gives the initial value.
@propertyWrapper
public struct State<Value>: LinkedProperty {
  private let cell: StateCell<Value>
  var link: PropertyLink { cell }

  public init(wrappedValue: Value) { cell = StateCell(wrappedValue) }

  public init(initialValue: Value) { cell = StateCell(initialValue) }

  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.set(newValue) }
  }

  /// Reads and writes the state from elsewhere.
  public var projectedValue: Binding<Value> {
    let cell = cell
    return Binding(get: { cell.value }, set: { cell.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Holds the value of a state; in a session also tells it of writes at the wrong time.
final class StateCell<Value>: PropertyLink {
  private(set) var value: Value
  private weak var store: SessionStore?

  init(_ value: Value, store: SessionStore? = nil) {
    self.value = value
    self.store = store
  }

  func set(_ value: Value) {
    self.value = value
    store?.noteStateChange()
  }

  override func duplicate() -> PropertyLink { StateCell(value) }

  override func linked(in context: inout LinkContext, property: Int) -> PropertyLink? {
    let (store, initial) = (context.store, value)
    return store.identities.link(context.number, property: property) {
      StateCell(initial, store: store)
    }
  }
}
