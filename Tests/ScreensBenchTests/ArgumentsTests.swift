import Testing

@testable import screens_bench

@Suite struct ArgumentsTests {
  private func workload(_ letter: Character, _ name: String, isOptional: Bool = false) -> Workload {
    Workload(letter: letter, name: name, size: 1, unit: "rows", isOptional: isOptional, kind: .program([]))
  }

  private func error(_ words: String...) -> String {
    do throws(BenchError) {
      _ = try Arguments(words)
      return ""
    } catch {
      return error.text
    }
  }

  @Test func wordsAndOptionsMayStandInAnyOrder() throws {
    let arguments = try Arguments(["rows", "--floor", "./floor", "c", "--processes", "3"])
    #expect(arguments.command == .compare)
    #expect(arguments.words == ["rows", "c"])
    #expect(arguments.values[.floor] == "./floor")
    #expect(arguments.processes == 3)
  }

  @Test func commandsAreTold() throws {
    #expect(try Arguments(["--help"]).command == .help)
    #expect(try Arguments(["--measure", "rows", "10"]).command == .measure(name: "rows", size: 10))
    #expect(try Arguments(["--text", "rows", "10"]).command == .text(name: "rows", size: 10))
    #expect(try Arguments([]).processes == 5)
  }

  @Test func whatIsWrongIsSaidInThreeParts() {
    #expect(
      error("--fast") == """
        error: There is no option "--fast".
        What begins with dashes is an option.
        The options are --floor, --cold-floor, --preview, --processes, --save, --against, --help, --measure, \
        --text; --help says what they do.

        """)
    #expect(
      error("--save") == """
        error: --save has no value.
        It is followed by the path of a file.
        Write --save before.txt, for example.

        """)
    #expect(
      error("--processes", "0") == """
        error: --processes is "0", which is no number of processes.
        It is a whole number from 1 to 99.
        Write --processes 5, for example.

        """)
    #expect(
      error("--measure", "rows") == """
        error: --measure is not followed by a workload.
        It runs one workload in this process, called by its name and its size.
        Write --measure rows 10000, for example.

        """)
  }

  @Test func aWorkloadIsCalledByNameOrLetter() throws {
    let all = [workload("a", "one"), workload("b", "two"), workload("b", "three", isOptional: true)]
    #expect(try Arguments([]).chosen(of: all).map(\.name) == ["one", "two"])
    #expect(try Arguments(["three", "one"]).chosen(of: all).map(\.name) == ["one", "three"])
    #expect(try Arguments(["b"]).chosen(of: all).map(\.name) == ["two", "three"])
    let arguments = try Arguments(["four"])
    let error = #expect(throws: BenchError.self) { try arguments.chosen(of: all) }
    #expect(
      error?.text == """
        error: There is no workload "four".
        A workload is called by its name or by the letter of its group.
        The names are one, two, three.

        """)
  }
}
