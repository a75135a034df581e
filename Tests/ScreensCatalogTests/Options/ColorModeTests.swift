import Testing

@testable import ScreensCatalog

@MainActor @Suite struct ColorModeTests {
  private let plain = "Hello\n"
  private let colored = "\u{1B}[1mHello\u{1B}[0m\n"

  private func output(
    _ options: String..., variables: [String: String] = [:], isTerminal: Bool = false
  ) -> String {
    CommandEnvironment.sample(["show", "menu"] + options, variables: variables, isTerminal: isTerminal)
      .result(SampleCatalog().previews).output
  }

  @Test func `only a terminal is given colour`() {
    #expect(output() == plain)
    #expect(output("--color", "auto") == plain)
    #expect(output(isTerminal: true) == colored)
    #expect(output("--color", "auto", isTerminal: true) == colored)
  }

  @Test func `NO_COLOR and a dumb terminal keep it off`() {
    #expect(output(variables: ["NO_COLOR": "1"], isTerminal: true) == plain)
    #expect(output(variables: ["NO_COLOR": ""], isTerminal: true) == colored)
    #expect(output(variables: ["TERM": "dumb"], isTerminal: true) == plain)
    #expect(output(variables: ["TERM": "xterm"], isTerminal: true) == colored)
  }

  @Test func `what the command line says comes first`() {
    #expect(output("--color", "always", variables: ["NO_COLOR": "1"]) == colored)
    #expect(output("--color", "never", isTerminal: true) == plain)
  }

  @Test func `a format that is named needs no terminal`() {
    #expect(output("--as", "ansi") == colored)
    #expect(output("--as", "ansi", variables: ["NO_COLOR": "1"]) == colored)
    #expect(output("--as", "ansi", "--color", "never") == plain)
    #expect(output("--as", "text", isTerminal: true) == plain)
    #expect(output("--as", "text", "--color", "always") == plain)
  }
}
