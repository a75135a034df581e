import Testing

@testable import ScreensCatalog

@MainActor @Suite struct RunningTests {
  /// The exit code and what was written, in order, with `1` and `2` for the outputs.
  private func run(
    _ arguments: [String], output: WritingOutcome = .written, errors: WritingOutcome = .written
  ) -> (code: ExitCode, written: [String]) {
    var written: [String] = []
    var environment = CommandEnvironment.sample(arguments)
    environment.writeOutput = {
      written.append("1 " + $0)
      return output
    }
    environment.writeError = {
      written.append("2 " + $0.prefix(26))
      return errors
    }
    return (environment.run(SampleCatalog()), written)
  }

  @Test func `screens are written before what is wrong with them`() {
    let run = run(["show", "broken"])
    #expect(run.code == .brokenScreen)
    #expect(run.written.count == 2)
    #expect(run.written.first?.hasPrefix("1 Nowhere") == true)
    #expect(run.written.last == "2 broken: error linkOutsideS")
  }

  @Test func `output that can't be written is trouble`() {
    let run = run(["show", "menu"], output: .failed("No space left on device"))
    #expect(run.code == .trouble)
    #expect(run.written == ["1 Hello\n", "2 ", "2 error: The output could no"])
    #expect(
      CommandError.cannotWrite("No space left on device").text == """
        error: The output could not be written.
        The system says: No space left on device.
        Make sure that what standard output leads to can be written and has room.

        """)
  }

  @Test func `a reader that has enough is no trouble`() {
    #expect(run(["show", "menu"], output: .unwanted).code == .success)
    #expect(run(["show", "broken"], output: .unwanted).code == .brokenScreen)
  }

  @Test func `errors that can't be written change nothing`() {
    #expect(run(["show"], errors: .failed("closed")).code == .usage)
    #expect(run(["show", "menu"], errors: .unwanted).code == .success)
  }

  @Test func `exit codes are what they are documented to be`() {
    #expect([ExitCode.success, .brokenScreen, .trouble, .usage].map(\.rawValue) == [0, 1, 2, 64])
  }
}
