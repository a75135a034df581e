/// What a value on a path was saved as, whatever format it came from.
///
/// Every number has one form: what is whole and fits is an integer, so that 1 and 1.0 are the same in every format.
enum SavedValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A whole number beyond `Int64`.
  case unsigned(UInt64)
  /// A number that is neither.
  case double(ExactDouble)
  case string(String)
  case array([SavedValue])
  case object([String: SavedValue])

  init(_ number: Double) {
    if number == 0, number.sign == .minus {
      self = .double(ExactDouble(number))
    } else if let whole = Int64(exactly: number) {
      self = .integer(whole)
    } else if let whole = UInt64(exactly: number) {
      self = .unsigned(whole)
    } else {
      self = .double(ExactDouble(number))
    }
  }

  init<Number: BinaryInteger>(whole number: Number) {
    self = Int64(exactly: number).map { .integer($0) } ?? .unsigned(UInt64(clamping: number))
  }

  /// What an error text calls it.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .bool: "a boolean"
    case .integer(let number): "the number \(number)"
    case .unsigned(let number): "the number \(number)"
    case .double(let exact): "the number \(exact.number)"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
