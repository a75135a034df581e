import Testing

@testable import ScreensCatalog

@MainActor @Suite struct ShowCommandTests {
  @Test func `one screen is printed alone`() {
    #expect(result("show", "menu") == CommandResult(output: "Hello\n"))
  }

  @Test func `several are printed in the order of their names`() {
    #expect(
      result("show", "main menu", "menu").output == """
        ── main menu ──
        ╭──────────────────╮
        │        Hi        │
        ╰──────────────────╯

        ── menu ──
        Hello

        """)
  }

  @Test func `only what is shown counts`() {
    #expect(result("show", "menu").exitCode == .success)
    #expect(result("show", "broken").exitCode == .brokenScreen)
    #expect(result("show", "menu", "broken").exitCode == .brokenScreen)
  }

  @Test func `a warning is printed and changes no exit code`() {
    let previews = Previews([Preview("wide", on: .plain(width: 9)) { TextNode("A").frame(width: -1) }])
    let result = CommandEnvironment.sample(["show", "wide"]).result(previews)
    #expect(result.errors.hasPrefix("wide: warning invalidLength: "))
    #expect(result.exitCode == .success)
  }

  @Test func `an unknown name prints nothing but what is near`() {
    #expect(
      result("show", "menu", "man menu")
        == .usage(
          """
          error: There is no preview "man menu".
          None of the previews in the catalog (3) has exactly that name.
          Did you mean "main menu"? `list` prints all names.

          """))
    #expect(
      result("show", "zzz").errors == """
        error: There is no preview "zzz".
        None of the previews in the catalog (3) has exactly that name.
        `list` prints all names.

        """)
  }

  @Test func `a name is needed`() {
    #expect(
      result("show", "--width", "40")
        == .usage(
          """
          error: `show` is without a name.
          It prints the previews whose names follow it.
          Write show NAME; `list` prints all names.

          """))
  }
}
