import Testing

@testable import ScreensCatalog

@MainActor @Suite struct OptionTests {
  @Test(arguments: [("phone", 40), ("watch", 20), ("desktop", 80), ("plain", 80)])
  func `a device replaces the preview's`(name: String, width: Int) throws {
    let settings = try Invocation(["--device", name]).settings
    let device = settings.device(for: Preview("a", on: .watch.height(3)) { Greeting() })
    #expect(device.name == name)
    #expect(device.width == width)
    #expect(device.height == nil)
  }

  @Test func `width and height change the preview's device`() throws {
    let settings = try Invocation(["--width", "1000", "--height", "1"]).settings
    #expect(settings.device(for: Preview("a") { Greeting() }) == .phone.width(1000).height(1))
    #expect(
      settings.device(for: Preview("a", on: .watch) { Greeting() }) == .watch.width(1000).height(1))
  }

  @Test func `glyphs are those of the terminal`() throws {
    let settings = try Invocation(["--glyphs", "ascii"]).settings
    #expect(settings.device(for: Preview("a") { Greeting() }) == .phone.glyphs(.ascii))
    #expect(
      result("show", "menu", "--device", "phone", "--glyphs", "ascii", "--width", "11", "--height", "3")
        .output == """
          +---------+
          |         v
          +---------+

          """)
  }

  @Test func `content beyond the height is not printed`() {
    #expect(
      result("show", "menu", "--device", "phone", "--width", "11", "--height", "3").output == """
        ╭─────────╮
        │         ▼
        ╰─────────╯

        """)
  }

  @Test(arguments: ["0", "-5", "1001", "wide", "", "99999999999999999999"])
  func `a size is a number within bounds`(value: String) {
    #expect(
      result("--height", value)
        == .usage(
          """
          error: --height is "\(value)", which is no number of cells.
          It is a whole number from 1 to 1000.
          Write --height 24, for example.

          """))
  }

  @Test func `an unknown device says which there are`() {
    #expect(
      result("--device", "wacth")
        == .usage(
          """
          error: --device is "wacth", which is none of its values.
          Its values are phone, watch, desktop and plain.
          Did you mean "watch"?

          """))
  }

  @Test func `an unknown format says which there are`() {
    #expect(
      result("--as", "pdf")
        == .usage(
          """
          error: --as is "pdf", which is none of its values.
          Its values are text, ansi, outline, json, mermaid, dot and html.
          Write --as text, for example.

          """))
  }

  @Test func `a screen is described instead of shown`() {
    #expect(
      result("show", "main menu", "--as", "outline").output == """
        screen
          text "Hi"

        """)
    #expect(result("show", "main menu", "--as", "json").output.hasPrefix("{\n  \"version\": 1,\n"))
  }

  @Test func `an unknown colour mode says which there are`() {
    #expect(
      result("--color", "alway")
        == .usage(
          """
          error: --color is "alway", which is none of its values.
          Its values are auto, always and never.
          Did you mean "always"?

          """))
  }
}
