/// What the standard library hands to a container as it is; everything else is made of it.
protocol SavedScalar {
  var saved: SavedValue { get }
  init?(_ saved: SavedValue)
}

extension Bool: SavedScalar {
  var saved: SavedValue { .bool(self) }

  init?(_ saved: SavedValue) {
    guard case .bool(let flag) = saved else { return nil }
    self = flag
  }
}

extension String: SavedScalar {
  var saved: SavedValue { .string(self) }

  init?(_ saved: SavedValue) {
    guard case .string(let text) = saved else { return nil }
    self = text
  }
}

extension Double: SavedScalar {
  var saved: SavedValue { SavedValue(self) }

  init?(_ saved: SavedValue) {
    switch saved {
    case .integer(let number): self = Double(number)
    case .unsigned(let number): self = Double(number)
    case .double(let exact): self = exact.number
    default: return nil
    }
  }
}

extension Float: SavedScalar {
  var saved: SavedValue { SavedValue(Double(self)) }

  init?(_ saved: SavedValue) {
    guard let number = Double(saved) else { return nil }
    self = Float(number)
  }
}

extension SavedScalar where Self: FixedWidthInteger {
  var saved: SavedValue { SavedValue(whole: self) }

  init?(_ saved: SavedValue) {
    switch saved {
    case .integer(let number): self.init(exactly: number)
    case .unsigned(let number): self.init(exactly: number)
    default: return nil
    }
  }
}

extension Int: SavedScalar {}
extension Int8: SavedScalar {}
extension Int16: SavedScalar {}
extension Int32: SavedScalar {}
extension Int64: SavedScalar {}
extension UInt: SavedScalar {}
extension UInt8: SavedScalar {}
extension UInt16: SavedScalar {}
extension UInt32: SavedScalar {}
extension UInt64: SavedScalar {}
