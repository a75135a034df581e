/// Where in the tests an assertion stands.
struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var function: String
  var line: UInt
  var column: UInt

  /// The test file's name without its folder and `.swift`.
  var fileName: String {
    var name = filePath.description.split(separator: "/").last.map(String.init) ?? ""
    if name.hasSuffix(".swift") { name.removeLast(6) }
    return name
  }

  /// The function's name without parentheses, labels and back-ticks.
  var testName: String {
    var name = Substring(function)
    if name.last == ")", let open = name.lastIndex(of: "(") { name = name[..<open] }
    return String(name.filter { $0 != "`" })
  }

  /// `CheckoutTests.swift:12`.
  var description: String { "\(fileName).swift:\(line)" }
}
