import Testing

@Suite struct ImportCheckTests {
  private func problems(in module: String, _ imported: String, file: String = "A.swift") -> [String] {
    SourceFile(path: "Sources/\(module)/\(file)", text: "// A\nimport \(imported)\n").importProblems()
  }

  @Test(arguments: [
    ("ScreensCanvas", "Glibc"), ("ScreensCanvas", "Foundation"), ("ScreensLayout", "Screens"),
    ("Screens", "Foundation"), ("Screens", "Glibc"), ("Screens", "ScreensTesting"),
    ("ScreensTesting", "ScreensCanvas"), ("ScreensCatalog", "ScreensLayout"),
    ("ScreensSamples", "Foundation"), ("screens-bench", "Foundation"),
  ])
  func `forbidden`(module: String, imported: String) {
    #expect(
      problems(in: module, imported) == [
        "Sources/\(module)/A.swift:2: \(module) must not import \(imported)."
      ])
  }

  @Test(arguments: [
    ("ScreensLayout", "ScreensCanvas"), ("Screens", "ScreensCanvas"), ("Screens", "ScreensLayout"),
    ("ScreensTesting", "Foundation"), ("ScreensCatalog", "Glibc"), ("ScreensSamples", "Observation"),
  ])
  func `allowed`(module: String, imported: String) {
    #expect(problems(in: module, imported) == [])
  }

  @Test func `one file asks the system`() {
    #expect(problems(in: "Screens", "Glibc", file: "Resolving/CallStack.swift") == [])
    #expect(problems(in: "Screens", "Foundation", file: "Resolving/CallStack.swift").count == 1)
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"), ("package import ScreensCanvas", "ScreensCanvas"),
    ("@_exported public import Screens", "Screens"), ("import struct Foundation.Data", "Foundation"),
    ("@testable import Screens // for its insides", "Screens"), ("import", nil),
    ("// import Foundation", nil),
    ("let import = Foundation", nil), ("important Foundation", nil),
  ])
  func `an import is told from other rows`(row: String, module: String?) {
    #expect(SourceFile.importedModule(row) == module)
  }

  @Test func `text in a literal is no import`() {
    let text = "let a = \"\"\"\n  import Foundation\n  \"\"\"\nimport Glibc\n"
    #expect(
      SourceFile(path: "Sources/Screens/A.swift", text: text).importProblems() == [
        "Sources/Screens/A.swift:4: Screens must not import Glibc."
      ])
  }

  @Test func `a testable import is found`() {
    let file = SourceFile(path: "Tests/ATests/A.swift", text: "import Testing\n\n@testable import A\n")
    #expect(
      file.testableImportProblems() == ["Tests/ATests/A.swift:3: `@testable import` sees more than users do."]
    )
  }
}
