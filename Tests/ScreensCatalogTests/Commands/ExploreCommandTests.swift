import Testing

@testable import ScreensCatalog

/// A page behind a link; with a button that does nothing where that is asked for.
private struct Pages: Node {
  var isSound = true

  var body: some Node {
    Stack {
      VStackNode {
        LinkNode("On", value: 1)
        if !isSound { ButtonNode("Off") {} }
      }
      .title("Start")
      .destination(for: Int.self) { _ in TextNode("There").title("Page") }
    }
  }
}

@MainActor @Suite struct ExploreCommandTests {
  private func result(_ arguments: String...) -> CommandResult {
    CommandEnvironment.sample(arguments).result(
      Previews([
        Preview("pages", on: .plain(width: 20)) { Pages() },
        Preview("unsound", on: .plain(width: 20)) { Pages(isSound: false) },
      ]))
  }

  @Test func `an outline of the states is printed`() {
    #expect(
      result("explore", "pages")
        == CommandResult(
          output: """
            2 states, 2 steps, no findings, no cuts (plain, 20 cells)

            root "Start"
            └─ tap "On" → 1 "Page"
               └─ back → root

            Coverage
            types     1 of 1
            controls  2 of 2
            links     1 of 1

            """))
  }

  @Test func `what is wrong is in the outline, and changes the exit code`() {
    let result = result("explore", "unsound")
    #expect(
      result.output.contains("\n└─ tap \"Off\" does nothing\n\nFindings\n!1 deadControl: The button \"Off\" ")
    )
    #expect(result.errors == "")
    #expect(result.exitCode == .brokenScreen)
  }

  @Test func `beside other formats what is wrong goes to the errors, one line each`() {
    for format in ["mermaid", "dot", "json", "html"] {
      let result = result("explore", "unsound", "--as", format)
      #expect(
        result.errors == """
          unsound: deadControl: The button "Off" on the screen "Start" does nothing that a person could see, \
          in any state. Give its action something to do, disable it while there is nothing, or keep it out with \
          .exploration(.ignored) if what it does shows elsewhere. Reached by: starting the app

          """)
      #expect(result.exitCode == .brokenScreen)
    }
  }

  @Test(arguments: [
    ("outline", "2 states, "), ("mermaid", "flowchart LR\n"), ("dot", "digraph states {\n"),
    ("json", "{\n  \"version\": 1,\n"), ("html", "<!doctype html>\n"),
  ])
  func `the format is the one asked for`(format: String, start: String) {
    let result = result("explore", "--as", format, "pages")
    #expect(result.output.hasPrefix(start))
    #expect(result.errors == "")
    #expect(result.exitCode == .success)
  }

  @Test func `several stand under their names, in that order`() {
    let output = result("explore", "unsound", "pages").output
    #expect(output.hasPrefix("── unsound ──\n2 states, 3 steps, 1 finding, "))
    #expect(output.contains("\nlinks     1 of 1\n\n── pages ──\n2 states, 2 steps, no findings, "))
  }

  @Test func `several are no document of another format`() {
    #expect(
      result("explore", "pages", "unsound", "--as", "html")
        == .usage(
          """
          error: 2 names follow `explore`, and --as is "html".
          A document in that format has the states of one preview; two in one output could not be read.
          Write explore "pages" --as html, then the same for the others.

          """))
  }

  @Test func `bounds and devices are options`() {
    #expect(
      result("explore", "pages", "--limit", "1").output.hasPrefix(
        "1 state, 1 step, no findings, 1 cut (plain, 20 cells)\n"))
    #expect(
      result("explore", "pages", "--depth=0").output.hasPrefix(
        "1 state, no steps, no findings, 1 cut (plain, 20 cells)\n"))
    #expect(
      result("explore", "pages", "--device", "phone", "--height", "12").output.hasPrefix(
        "2 states, 2 steps, no findings, no cuts (phone, 40 × 12 cells)\n"))
  }

  @Test func `bounds are numbers`() {
    #expect(
      result("explore", "pages", "--limit", "0")
        == .usage(
          """
          error: --limit is "0", which is no number of states.
          It is a whole number from 1 to 100000.
          Write --limit 50, for example.

          """))
    #expect(
      result("explore", "pages", "--depth", "far")
        == .usage(
          """
          error: --depth is "far", which is no number of taps.
          It is a whole number from 0 to 1000.
          Write --depth 5, for example.

          """))
    #expect(
      result("explore", "pages", "--depth")
        == .usage(
          """
          error: --depth is without a value.
          It explores the previews up to this many taps from the start, 12 unless given.
          Write --depth 5, for example.

          """))
  }

  @Test func `bounds are for this command only`() {
    #expect(
      result("show", "pages", "--limit", "5")
        == .usage(
          """
          error: --limit is an option of `explore`.
          The command here is `show`, which does not take it.
          Leave it out, or write explore NAME --limit 50.

          """))
    #expect(
      result("--depth", "5")
        == .usage(
          """
          error: --depth is an option of `explore`.
          There is no command here; every preview is printed as it is at the start.
          Leave it out, or write explore NAME --depth 5.

          """))
  }

  @Test func `a name is needed, and one that there is`() {
    #expect(
      result("explore")
        == .usage(
          """
          error: `explore` is without a name.
          It goes through the previews whose names follow it.
          Write explore NAME; `list` prints all names.

          """))
    #expect(
      result("explore", "page").errors == """
        error: There is no preview "page".
        None of the previews in the catalog (2) has exactly that name.
        Did you mean "pages"? `list` prints all names.

        """)
  }
}
