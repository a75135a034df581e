import Testing

@Suite struct VocabularyCheckTests {
  private func problems(_ row: String) -> [String] {
    SourceFile(path: "Sources/Screens/A.swift", text: row).vocabularyProblems()
  }

  @Test func `a word that says nothing`() {
    #expect(
      problems("public final class ScreenManager {") == [
        "Sources/Screens/A.swift:1: `ScreenManager` has the word \"Manager\" in it; say what it is instead."
      ])
    for row in [
      "enum Utils {", "struct TextHelper<A> {", "extension WidgetNode: Node {", "typealias Pixels = Int",
    ] {
      #expect(problems(row).count == 1, "\(row)")
    }
  }

  @Test(arguments: [
    "struct Row {", "let manager = Manager()", "// struct Manager", "let text = \"struct Manager\"",
    "func helper() {", "/// A class of Widgets.",
  ])
  func `no name of a type`(row: String) {
    #expect(problems(row) == [])
  }
}
