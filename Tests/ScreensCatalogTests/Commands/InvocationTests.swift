import Testing

@testable import ScreensCatalog

@MainActor @Suite struct InvocationTests {
  @Test func `options stand anywhere, with their values beside or behind an equals sign`() throws {
    let invocation = try Invocation(["--device=watch", "show", "a", "--width", "30", "b", "--height=4"])
    #expect(invocation.command.word == "show")
    #expect(invocation.names == ["a", "b"])
    #expect(invocation.settings.device == .watch)
    #expect(invocation.settings.width == 30)
    #expect(invocation.settings.height == 4)
  }

  @Test func `the last of several values counts`() throws {
    #expect(try Invocation(["--width", "30", "--width", "31"]).settings.width == 31)
  }

  @Test func `everything after two dashes is a name`() throws {
    #expect(try Invocation(["show", "--", "--width", "-h"]).names == ["--width", "-h"])
  }

  @Test func `an unknown command says which there are`() {
    #expect(
      result("lsit")
        == .usage(
          """
          error: "lsit" is not a command.
          The commands are list, show, explore and drive; without a command, every preview is printed.
          Did you mean "list"? `--help` says what each does.

          """))
    #expect(
      result("frobnicate").errors == """
        error: "frobnicate" is not a command.
        The commands are list, show, explore and drive; without a command, every preview is printed.
        `--help` says what each does.

        """)
  }

  @Test func `a preview's name is no command`() {
    #expect(
      result("main menu")
        == .usage(
          """
          error: "main menu" is not a command.
          The commands are list, show, explore and drive; without a command, every preview is printed.
          There is a preview of that name; write show "main menu" to print it.

          """))
  }

  @Test func `an unknown option says which there are`() {
    #expect(
      result("list", "--devise=watch")
        == .usage(
          """
          error: "--devise" is not an option.
          The options are --device, --width, --height, --glyphs, --as, --color, --limit, --depth and --help.
          Did you mean "--device"? `--help` says what each does.

          """))
    #expect(
      result("-x").errors == """
        error: "-x" is not an option.
        The options are --device, --width, --height, --glyphs, --as, --color, --limit, --depth and --help.
        `--help` says what each does.

        """)
  }

  @Test(arguments: [["--width"], ["--width", "--color", "never"]])
  func `a value is needed`(arguments: [String]) {
    #expect(
      CommandEnvironment.sample(arguments).result(SampleCatalog().previews)
        == .usage(
          """
          error: --width is without a value.
          It shows the previews with this many cells from left to right.
          Write --width 40, for example.

          """))
  }
}
