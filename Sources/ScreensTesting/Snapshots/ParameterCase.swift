import Testing

/// The arguments of the parameterised test case that is running, as in `device: phone`.
enum ParameterCase {
  static var current: String? {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    return description(of: testCase)
  }

  // Swift Testing does not publish a case's arguments, and without them a message could not tell two
  // cases apart; where its layout is another, the case goes unnamed.
  static func description(of testCase: Test.Case) -> String {
    let kind = Mirror(reflecting: testCase).descendant("_kind")
    let payload = kind.flatMap { Mirror(reflecting: $0).children.first?.value }
    let arguments = payload.flatMap { Mirror(reflecting: $0).descendant("arguments") }
    let described = (arguments as? [Any])?.compactMap { argument -> String? in
      let mirror = Mirror(reflecting: argument)
      guard let value = mirror.descendant("value") else { return nil }
      let name = mirror.descendant("parameter", "secondName") as? String?
      let label = (name ?? nil) ?? mirror.descendant("parameter", "firstName") as? String
      return (label.map { "\($0): " } ?? "") + String(describing: value)
    }
    guard let described, !described.isEmpty else { return "unnamed" }
    return described.joined(separator: ", ")
  }
}
