import Testing

@testable import ScreensCatalog

@MainActor @Suite struct ShowAllCommandTests {
  @Test func `every preview stands under its name, and what is wrong goes to the errors`() {
    let result = result()
    #expect(
      result.output == """
        ── menu ──
        Hello

        ── main menu ──
        ╭──────────────────╮
        │        Hi        │
        ╰──────────────────╯

        ── broken ──

        """ + Preview("broken", on: .plain(width: 100)) { Broken() }.session().text)
    #expect(result.errors.hasPrefix("broken: error linkOutsideStack: "))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.exitCode == .brokenScreen)
  }

  @Test func `options alone leave the command as it is`() {
    let result = result("--device", "plain", "--width=30")
    #expect(result.output.hasPrefix("── menu ──\nHello\n\n── main menu ──\nHi\n\n── broken ──\n"))
  }

  @Test func `one preview has a heading, too`() {
    let previews = Previews([Preview("a", on: .plain(width: 9)) { Greeting() }])
    #expect(CommandEnvironment.sample().result(previews) == CommandResult(output: "── a ──\nHello\n"))
  }
}
