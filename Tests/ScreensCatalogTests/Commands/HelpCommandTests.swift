import Testing

@testable import ScreensCatalog

@MainActor @Suite struct HelpCommandTests {
  @Test(arguments: [
    ["--help"], ["-h"], ["show", "nothing", "--help"], ["--width", "5", "-h", "--nonsense"],
  ])
  func `it is printed wherever it is asked for`(arguments: [String]) {
    let result = CommandEnvironment.sample(arguments).result(SampleCatalog().previews)
    #expect(
      result
        == CommandResult(
          output: """
            Prints the previews of a catalog.

              AppScreens                prints every preview
              AppScreens list           prints the names of the previews and their devices
              AppScreens show NAME…     prints the previews of these names
              AppScreens explore NAME…  prints every state that taps lead to from these previews

              --device NAME  on another device than the preview says: phone, watch, desktop or plain
              --width N      with this many cells from left to right
              --height N     with this many rows
              --glyphs SET   with the marks of this set: unicode or ascii
              --as FORMAT    in this format: text, ansi, outline, json, mermaid, dot or html
              --color WHEN   in colour: auto, always or never
              --limit N      explore up to this many states, 500 unless given
              --depth N      explore up to this many taps from the start, 12 unless given
              --help         print this

            """))
  }
}
