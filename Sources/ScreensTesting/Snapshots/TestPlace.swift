import Testing

/// Where in the tests an assertion stands.
struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var function: String
  var line: UInt
  var column: UInt
  /// The suites around the function, the outermost first, as far as they are known.
  var suites: [String]?

  init(
    fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt,
    suites: [String]? = nil
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
    self.suites = suites ?? Self.suites(around: function)
  }

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

  /// What `swift test --filter` takes for this test and, where its suites are known, for no test of the same name
  /// elsewhere: `ShopTests/everyStackState`.
  var filter: String {
    guard let suites else { return testName }
    if suites.isEmpty { return "\(fileID.description.prefix { $0 != "/" }).\(testName)" }
    return (suites + [testName]).joined(separator: "/")
  }

  /// `CheckoutTests.swift:12`.
  var description: String { "\(fileName).swift:\(line)" }

  /// The running test tells its suites as in `ShopModule.ShopTests/Orders/everyStackState()/ShopTests.swift:10:4`.
  private static func suites(around function: String) -> [String]? {
    guard let test = Test.current, test.name == function else { return nil }
    let names = "\(test.id)".drop { $0 != "." }.dropFirst().split(separator: "/").map(String.init)
    return names.lastIndex(of: function).map { Array(names[..<$0]) }
  }
}
