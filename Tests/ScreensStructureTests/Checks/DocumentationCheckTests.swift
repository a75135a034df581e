import Testing

@Suite struct DocumentationCheckTests {
  private func problems(_ text: String) -> [String] {
    SourceFile(path: "Sources/Screens/A.swift", text: text).documentationProblems()
  }

  @Test func `words are missing`() {
    let text = """
      public struct Row: Sendable {
        // Not what readers of the documentation see.
        public let height: Int

        public func grow() {}
      }
      """
    #expect(
      problems(text) == [
        "Sources/Screens/A.swift:1: `Row` has no `///`.",
        "Sources/Screens/A.swift:3: `height` has no `///`.",
        "Sources/Screens/A.swift:5: `grow` has no `///`.",
      ])
  }

  @Test func `words are there, attributes may stand between`() {
    let text = """
      /// A row.
      @frozen
      public struct Row {
        /// In cells.
        @inlinable public static var height: Int { 1 }
      }
      """
    #expect(problems(text) == [])
  }

  @Test(arguments: [
    ("public final class Row: Node {", "Row"), ("@MainActor public protocol Rows {", "Rows"),
    ("public private(set) var count = 0", "count"), ("public nonisolated let name: String", "name"),
    ("nonisolated public func row<A>(of a: A) {", "row"), ("open class Row {", "Row"),
    ("public static func == (a: A, b: A) -> Bool {", "=="),
    ("public static func < (a: A, b: A) -> Bool {", "<"),
    ("public typealias Body = Never", "Body"), ("public mutating func set(_ a: Int) {}", "set"),
  ])
  func `a declaration`(row: String, name: String) {
    #expect(SourceFile.publicName(row) == name)
  }

  @Test(arguments: [
    "struct Row {", "package struct Row {", "public import Screens", "public extension Row {",
    "public init(_ name: String) {", "public subscript(index: Int) -> Int {", "case row",
    "// public struct Row",
    "let public = 1",
  ])
  func `no declaration that needs words`(row: String) {
    #expect(SourceFile.publicName(row) == nil)
  }

  @Test func `some names say it all`() {
    #expect(problems("public static func buildBlock() -> Int { 0 }\n") == [])
    #expect(problems("public func hash(into hasher: inout Hasher) {\n") == [])
    #expect(problems("public static func == (a: A, b: A) -> Bool {\n") == [])
    #expect(problems("public var body: some Node {\n") == [])
    #expect(problems("public func building() {\n").count == 1)
  }
}
