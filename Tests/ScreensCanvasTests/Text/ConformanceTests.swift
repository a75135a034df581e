import Foundation
import Testing

@testable import ScreensCanvas

/// Unicode's own test files, which are not part of the package: name them in the environment to run them.
///
///     GRAPHEME_BREAK_TEST=GraphemeBreakTest.txt LINE_BREAK_TEST=LineBreakTest.txt \
///       swift test --filter Conformance
struct ConformanceTests {
  private static let graphemeFile = ProcessInfo.processInfo.environment["GRAPHEME_BREAK_TEST"]
  private static let lineFile = ProcessInfo.processInfo.environment["LINE_BREAK_TEST"]

  @Test(.enabled(if: graphemeFile != nil))
  func UAX29_graphemeBreakTest() throws {
    try run("GraphemeBreakTest", Self.graphemeFile) { graphemeBreaks(in: $0) }
  }

  @Test(.enabled(if: lineFile != nil))
  func UAX14_lineBreakTest() throws {
    try run("LineBreakTest", Self.lineFile) { lineBreaks(in: $0, isTailored: false) }
  }

  private func run(_ name: String, _ path: String?, breaks: ([UInt32]) -> Set<Int>) throws {
    var passed = 0
    var total = 0
    for line in try Fixture.lines(at: try #require(path)) {
      let fields = line.prefix { $0 != "#" }.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard !fields.isEmpty else { continue }
      let scalars = stride(from: 1, to: fields.count, by: 2).map { UInt32(fields[$0], radix: 16)! }
      let expected = Set((1..<scalars.count).filter { fields[$0 * 2] == "÷" })
      total += 1
      if breaks(scalars) == expected { passed += 1 } else { Issue.record("\(line)") }
    }
    print("\(name) \(passed)/\(total)")
    #expect(passed == total && total > 0)
  }
}
