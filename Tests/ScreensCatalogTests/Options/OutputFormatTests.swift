import Testing

@testable import ScreensCatalog

@MainActor @Suite struct OutputFormatTests {
  @Test func `one word can mean a screen, or a map, or either`() {
    let words = OutputFormat.all.map {
      "\($0.name)\($0.screen == nil ? "" : " screen")\($0.map == nil ? "" : " map")"
    }
    #expect(
      words == [
        "text screen", "ansi screen", "outline screen map", "json screen map", "mermaid map", "dot map",
        "html map",
      ])
    for format in OutputFormat.all {
      #expect(format.screen == nil || format.screen?.name == format.name)
      #expect(format.map == nil || format.map?.name == format.name)
    }
  }

  @Test func `a format of maps shows no screen`() {
    for arguments in [["show", "menu", "--as", "mermaid"], ["--as", "mermaid"]] {
      #expect(
        CommandEnvironment.sample(arguments).result(SampleCatalog().previews)
          == .usage(
            """
            error: --as is "mermaid", which only `explore` prints.
            A single screen is printed as text, ansi, outline or json.
            Write explore NAME --as mermaid to print the states of a preview that way.

            """))
    }
  }

  @Test func `a format of screens shows no map`() {
    #expect(
      result("explore", "menu", "--as", "ansi")
        == .usage(
          """
          error: --as is "ansi", which `explore` does not print.
          It prints all states of a preview as outline, mermaid, dot, json or html.
          Leave it out for an outline, or write show NAME --as ansi to print the first screen.

          """))
  }

  @Test func `what fits both is what the command prints`() {
    #expect(
      result("show", "menu", "--as", "outline").output != result("explore", "menu", "--as", "outline").output)
    #expect(result("explore", "menu", "--as", "outline").output == result("explore", "menu").output)
  }
}
