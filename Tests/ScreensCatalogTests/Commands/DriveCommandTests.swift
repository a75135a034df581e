import Testing

@testable import ScreensCatalog

/// Rows with equal buttons, a link, a sheet, a link from outside, and a way to a screen that is not there.
private struct Shelf: Node {
  @State private var path: [String] = []
  @State private var taken: [String] = []
  @State private var isAsking = false

  var body: some Node {
    Stack(path: $path) {
      ListNode {
        SectionNode("Shelf") {
          ForEachNode(["Tea", "Rice"], id: \.self) { name in
            HStackNode {
              TextNode(name)
              ButtonNode("Take") { taken.append(name) }
            }
          }
        }
        TextNode("Taken: \(taken.joined(separator: " "))")
        LinkNode("About us", value: "about")
        ButtonNode("Ask") { isAsking = true }
      }
      .title("Shop")
      .destination(for: String.self) { TextNode("Since 1931").title($0) }
      .sheet(isPresented: $isAsking) { TextNode("We are closed.").title("Answer") }
    }
    .links(Links { Link("shop://about") { _ in ["about"] } }, path: $path)
  }
}

@MainActor @Suite struct DriveCommandTests {
  private func drive(_ script: String, _ arguments: String...) -> CommandResult {
    drive(.text(script), ["drive", "shelf"] + arguments)
  }

  private func drive(_ input: InputText, _ arguments: [String] = ["drive", "shelf"]) -> CommandResult {
    let previews = Previews([
      Preview("shelf", on: .plain(width: 20)) { Shelf() },
      Preview("broken", on: .plain(width: 100)) { Broken() },
    ])
    return CommandEnvironment.sample(arguments, input: input).result(previews)
  }

  private let root = """
    Shop
    ────────────────────
    Shelf
      Tea [ Take ]
      Rice [ Take ]
    Taken:
    About us           ›
    [ Ask ]

    """

  @Test func `each step says where it led, and the last screen is shown`() {
    let result = drive(
      """
      # in and out again
      tap "About us"
      back

      tap button Take --within Rice
      double-tap Take --nth=0
      tap 'Ask'
      """)
    #expect(
      result.output
        == """
        tap "About us" → about (about)
        back → Shop
        tap button "Take", within: "Rice" → Shop
        double tap "Take", nth: 0 → Shop
        tap "Ask" → Answer

        Shop
        ────────────────────
        ╭──────────────────╮
        │      Answer      │
        ├──────────────────┤
        │  We are closed.  │
        │                  │
        ╰──────────────────╯

        """)
    #expect(result.errors == "")
    #expect(result.exitCode == .success)
  }

  @Test func `an empty script shows the screen as it is at first`() {
    #expect(drive("") == CommandResult(output: root))
    #expect(drive("\n# nothing\n").output == root)
  }

  @Test func `show prints the screen in between, and not once more at the end`() {
    let about = """
      ‹ Shop  about
      ────────────────────
      Since 1931

      """
    #expect(
      drive("show\ntap \"About us\"\nshow\nback\n").output == """
        \(root)
        tap "About us" → about (about)

        \(about)
        back → Shop

        \(root)
        """)
    #expect(drive("tap \"About us\"\nshow").output == "tap \"About us\" → about (about)\n\n\(about)")
  }

  @Test func `every verb does what its name says`() {
    let output = drive(
      """
      scroll 2
      scroll "About us"
      scroll link "About us" --within Shop
      open shop://about
      back 0
      tap Ask
      dismiss
      """, "--height", "4"
    ).output
    #expect(
      output == """
        scroll to row 2 → Shop
        scroll to "About us" → Shop
        scroll to link "About us", within: "Shop" → Shop
        open "shop://about" → about (about)
        back to depth 0 → Shop
        tap "Ask" → Answer
        dismiss → Shop

        Shop
        ────────────────────
        Taken:
        About us           ›

        """)
  }

  @Test func `a miss says which line, why, and what is near, and ends the script`() {
    let result = drive("tap \"About us\"\nback\ntap  'Abuot us' # oh\nshow")
    #expect(
      result.output == """
        tap "About us" → about (about)
        back → Shop

        """)
    #expect(
      result.errors == """
        error: Line 3 could not be done: tap  'Abuot us' # oh
        tap "Abuot us": nothing on this screen has exactly that label. Nearest: "About us", "Take", "Ask".

        \(root)
        """)
    #expect(result.exitCode == .brokenScreen)
    #expect(result.exitCode.rawValue == 1)
  }

  @Test func `a tie is told in the words of a script, too`() {
    #expect(
      drive("tap Take").errors == """
        error: Line 1 could not be done: tap Take
        tap "Take": 2 controls have that label. Add a place, such as within: "Tea" or "Rice", or nth: 0 to nth: 1.

        \(root)
        In a script these are --nth N, --within AREA, and a role before the label, as in tap button "Pay".

        """)
  }

  @Test func `a link that is not opened is a miss`() {
    #expect(
      drive("open shop://help").errors == """
        error: Line 1 could not be done: open shop://help
        The link was not opened: unmatched

        \(root)
        """)
  }

  @Test func `what is wrong with a screen is told where it is met first`() {
    let result = drive(.text("scroll 1"), ["drive", "broken"])
    #expect(result.errors.hasPrefix("broken: error linkOutsideStack: "))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.exitCode == .brokenScreen)
    let later = Previews([
      Preview("later") {
        Stack(path: .constant(StackPath())) {
          VStackNode { Later() }
        }
      }
    ])
    let script = CommandEnvironment.sample(["drive", "later"], input: .text("# go\ntap Go")).result(later)
    #expect(script.errors.hasPrefix("later, line 2: error missingDestination: "))
  }

  @Test func `nothing of a script that can't be read is carried out`() {
    let result = drive("tap Ask\ntap \"Ask")
    #expect(result.output == "")
    #expect(result.exitCode == .usage)
  }

  @Test func `a terminal is told what is expected`() {
    #expect(
      drive(.terminal)
        == .usage(
          """
          error: `drive` has no script.
          It reads one from standard input, and that is a terminal.
          Write printf 'tap "Settings"\\n' | AppScreens drive shelf, or AppScreens drive shelf < FILE; \
          `--help` lists the verbs.

          """))
  }

  @Test func `input that can't be read is trouble`() {
    let failed = drive(.failed("Input/output error"))
    #expect(
      failed.errors == """
        error: Standard input could not be read.
        The system says: Input/output error.
        Lead a file or a pipe to `drive`.

        """)
    #expect(failed.exitCode == .trouble)
    #expect(
      drive(.tooLong).errors == """
        error: The script is too long.
        Standard input holds more than 1048576 bytes.
        Make sure that it comes to an end, and split a script that does.

        """)
  }

  @Test func `one name is needed, and it is looked up before anything is read`() {
    #expect(
      drive(.terminal, ["drive"])
        == .usage(
          """
          error: `drive` is without a name.
          It acts on the preview whose name follows it.
          Write drive NAME; `list` prints all names.

          """))
    #expect(
      drive(.terminal, ["drive", "shelf", "broken"])
        == .usage(
          """
          error: "broken" follows the name "shelf".
          `drive` acts on one preview, and takes what to do from standard input.
          Leave it out; quote a name that has blanks.

          """))
    #expect(drive(.terminal, ["drive", "shlef"]).errors.contains("Did you mean \"shelf\"?"))
  }

  @Test func `a document for a program is alone on standard output`() {
    let result = drive("tap \"About us\"", "--as", "json")
    #expect(result.output.hasPrefix("{\n"))
    #expect(result.errors == "tap \"About us\" → about (about)\n")
    #expect(Format.all.filter { !Drive.isForReading($0) }.map(\.name) == ["json"])
  }

  @Test func `a map's format is no screen's`() {
    #expect(
      drive(.terminal, ["drive", "shelf", "--as", "dot"]).errors.contains("which only `explore` prints"))
  }

  @Test func `fields, toggles, pickers and steppers have verbs of their own`() {
    let previews = Previews([Preview("form", on: .plain(width: 30)) { Order() }])
    let script = """
      type "Ada Lovelace" into Name
      type secret into Password
      clear Name
      type Ada into Name --within Guest
      toggle Gift
      select Large in Size
      increment Cups
      increment Cups
      decrement Cups
      tap option Small
      """
    let result = CommandEnvironment.sample(["drive", "form"], input: .text(script)).result(previews)
    #expect(result.errors == "")
    #expect(
      result.output == """
        type "Ada Lovelace" into "Name" → a screen without a title
        type into "Password" → a screen without a title
        clear "Name" → a screen without a title
        type "Ada" into "Name", within: "Guest" → a screen without a title
        toggle "Gift" → a screen without a title
        select "Large" in "Size" → a screen without a title
        increment "Cups" → a screen without a title
        increment "Cups" → a screen without a title
        decrement "Cups" → a screen without a title
        tap option "Small" → a screen without a title

        Guest
          Name
          [Ada                       ]
        Password
        [••••••                      ]
        Gift                       [x]
        Size
        (•) Small   ( ) Large
        Cups                     − 2 +

        """)
    let miss = CommandEnvironment.sample(["drive", "form"], input: .text("type 'hush' into Nmae"))
      .result(previews)
    #expect(miss.errors.hasPrefix("error: Line 1 could not be done: type …\ntype into \"Nmae\": nothing"))
    #expect(!miss.errors.contains("hush"))
  }
}

private struct Order: Node {
  @State private var name = ""
  @State private var password = ""
  @State private var isGift = false
  @State private var size = "Small"
  @State private var cups = 1

  var body: some Node {
    FormNode {
      SectionNode("Guest") { TextFieldNode("Name", text: $name) }
      SecureFieldNode("Password", text: $password)
      ToggleNode("Gift", isOn: $isGift)
      PickerNode("Size", selection: $size) {
        TextNode("Small").tag("Small")
        TextNode("Large").tag("Large")
      }
      StepperNode("Cups", value: $cups, in: 1...9)
    }
  }
}

/// Leads to a link that leads nowhere.
private struct Later: Node {
  @State private var isBroken = false

  var body: some Node {
    ButtonNode("Go") { isBroken = true }
    if isBroken { LinkNode("Nowhere", value: 1) }
  }
}
