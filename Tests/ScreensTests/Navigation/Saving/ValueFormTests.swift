import Foundation
import Screens
import Testing

/// What values become, and that they come back as they were.
struct ValueFormTests {
  private func form<Value: Hashable & Codable>(_ value: Value) throws -> String {
    let codec = StackPath.Codec(.type(Value.self, as: "v"))
    let saved = try codec.save(StackPath([value]))
    let text = try json(saved)
    let (path, _) = try codec.restore(savedPath(text), mode: .strict)
    #expect(path == StackPath([value]))
    let unresolved = try StackPath.Codec().restore(savedPath(text)).path
    #expect(try json(StackPath.Codec().save(unresolved)) == text)
    #expect(text.hasPrefix(#"{"path":[{"tag":"v","value":"#) && text.hasSuffix(#"}],"version":1}"#))
    return String(text.dropFirst(#"{"path":[{"tag":"v","value":"#.count).dropLast(#"}],"version":1}"#.count))
  }

  @Test func N13_numbersKeepTheirValue() throws {
    #expect(try form(Int64.min) == "-9223372036854775808")
    #expect(try form(UInt64.max) == "18446744073709551615")
    #expect(try form(UInt8.max) == "255")
    #expect(try form(1.0) == "1")
    #expect(try form(-0.0) == "-0")
    #expect(try form(0.1) == "0.1")
    #expect(try form(Float(0.5)) == "0.5")
    #expect(try form(Float(0.1)) == "0.10000000149011612")
    #expect(try form(1e16) == "10000000000000000")
    #expect(try form(Double.greatestFiniteMagnitude) == "1.7976931348623157e+308")
    #expect(try form(Double.leastNonzeroMagnitude) == "5e-324")
  }

  @Test func N13_anyCodableShapeHasAForm() throws {
    #expect(try form([true, nil]) == "[true,null]")
    #expect(try form([[Int]]()) == "[]")
    #expect(try form(["é": ["\u{0}": 1]]) == #"{"é":{"\u0000":1}}"#)
    #expect(try form([SavedRoute.inbox: 1]) == #"[{"inbox":{}},1]"#)
    #expect(try form(Set([3])) == "[3]")
    #expect(try form(Data([1, 2])) == "[1,2]")
    #expect(try form(Date(timeIntervalSinceReferenceDate: 1)) == "1")
    #expect(try form(Nothing()) == "{}")
    #expect(try form(Dog()) == #"{"name":"Rex","nested":{"list":[[1],null,"x"]},"super":{"legs":4}}"#)
  }
}

private struct Nothing: Hashable, Codable {
  init() {}
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}

private class Animal: Hashable, Codable {
  private enum Key: CodingKey { case legs }
  var legs = 4

  init() {}
  required init(from decoder: any Decoder) throws {
    legs = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .legs)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(legs, forKey: .legs)
  }
  static func == (a: Animal, b: Animal) -> Bool { a.legs == b.legs }
  func hash(into hasher: inout Hasher) { hasher.combine(legs) }
}

/// Uses every kind of container.
private final class Dog: Animal {
  private enum Key: CodingKey { case name, nested, list }
  var name = "Rex"

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    var list = try container.nestedContainer(keyedBy: Key.self, forKey: .nested)
      .nestedUnkeyedContainer(forKey: .list)
    var inner = try list.nestedUnkeyedContainer()
    #expect(try inner.decode(Int.self) == 1)
    #expect(inner.isAtEnd)
    #expect(throws: DecodingError.self) { try inner.decode(Int.self) }
    #expect(throws: DecodingError.self) { try inner.decodeNil() }
    #expect(throws: DecodingError.self) { try list.decode(Int.self) }
    #expect(try list.decodeNil())
    #expect(try !list.decodeNil())
    #expect(try String(from: list.superDecoder()) == "x")
    #expect(list.isAtEnd && list.currentIndex == 3 && list.count == 3)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    var nested = container.nestedContainer(keyedBy: Key.self, forKey: .nested)
    var list = nested.nestedUnkeyedContainer(forKey: .list)
    var inner = list.nestedUnkeyedContainer()
    try inner.encode(1)
    try list.encodeNil()
    try "x".encode(to: list.superEncoder())
    try super.encode(to: container.superEncoder())
  }
}
