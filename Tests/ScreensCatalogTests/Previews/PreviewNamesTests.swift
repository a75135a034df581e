import Testing

@testable import ScreensCatalog

@MainActor @Suite struct PreviewNamesTests {
  private func result(_ arguments: [String], names: [String]) -> CommandResult {
    CommandEnvironment.sample(arguments).result(Previews(names.map { Preview($0) { Greeting() } }))
  }

  @Test(arguments: [[], ["list"], ["show", "b"], ["--help"], ["--nonsense"]])
  func `two of one name are an error, whatever is asked for`(arguments: [String]) {
    let result = result(arguments, names: ["b", "a", "c", "a", "a"])
    #expect(
      result.errors == """
        error: 3 previews are named "a".
        The command line finds a preview by its name, so no two can share one.
        Rename all but one of them in the catalog.

        """)
    #expect(result.output == "")
    #expect(result.exitCode == .trouble)
  }

  @Test(arguments: ["", "  "]) func `a name must be there`(name: String) {
    let result = result([], names: ["a", name])
    #expect(
      result.errors == """
        error: A preview has no name.
        The command line finds a preview by its name, and this one has blanks at most.
        Give it a name in the catalog, such as Preview("menu") { … }.

        """)
    #expect(result.exitCode == .trouble)
  }

  @Test func `a catalog may be empty`() {
    #expect(result([], names: []) == CommandResult())
    #expect(result(["list"], names: []) == CommandResult())
    #expect(
      result(["show", "menu"], names: []).errors == """
        error: There is no preview "menu".
        The catalog has no previews at all.
        Add one to it: Preview("menu") { … }.

        """)
  }
}
