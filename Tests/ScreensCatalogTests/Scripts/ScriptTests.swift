import Testing

@testable import ScreensCatalog

/// What is said of lines that can't be read; none of such a script is carried out.
@Suite struct ScriptTests {
  private func errorText(_ script: String) -> String? {
    do {
      _ = try Script(script)
      return nil
    } catch {
      #expect(error.exitCode == .usage)
      return error.text
    }
  }

  @Test func `lines are counted with those that say nothing`() throws {
    let script = try Script("\u{FEFF}# first\r\n\r\ntap a\r\n  \n back # home\n\u{2028}show")
    #expect(script.lines.map(\.number) == [3, 5, 6])
    #expect(script.lines.map(\.text) == ["tap a", "back # home", "show"])
    #expect(try Script("").lines.isEmpty)
  }

  @Test func `an unclosed quote`() {
    #expect(
      errorText("back\ntap \"Tent\n") == """
        error: Line 2 can't be read: tap "Tent
        A double quote is opened and not closed on the line.
        Close it, or write \\" for one that belongs to the text.

        """)
    #expect(
      errorText("tap Don't") == """
        error: Line 1 can't be read: tap Don't
        A single quote is opened and not closed on the line.
        Close it, or write \\' for one that belongs to the text.

        """)
  }

  @Test func `a backslash with nothing behind it`() {
    #expect(
      errorText("tap a\\") == """
        error: Line 1 can't be read: tap a\\
        A backslash at the end of a line has nothing behind it.
        Write \\\\ for one that belongs to the text.

        """)
  }

  @Test func `an unknown verb`() {
    #expect(
      errorText("tpa a") == """
        error: Line 1 can't be read: tpa a
        "tpa" is not a verb; the verbs are tap, double-tap, type, clear, toggle, select, increment, decrement, \
        select-tab, back, dismiss, scroll, open and show.
        Did you mean "tap"? `--help` says what each does.

        """)
    #expect(errorText("'tap' a")?.contains("\"tap\" is not a verb") == true)
  }

  @Test func `a label that is not quoted`() {
    #expect(
      errorText("tap Sleeping Bag") == """
        error: Line 1 can't be read: tap Sleeping Bag
        "Bag" is more than `tap` takes.
        Quote a text with blanks: tap "Sleeping Bag"

        """)
    #expect(
      errorText("dismiss it now") == """
        error: Line 1 can't be read: dismiss it now
        "it now" is more than `dismiss` takes.
        Write dismiss.

        """)
  }

  @Test func `a label that is not there`() {
    #expect(
      errorText("tap --nth 1") == """
        error: Line 1 can't be read: tap --nth 1
        `tap` is without a label.
        Write tap [ROLE] LABEL.

        """)
    #expect(errorText("select-tab")?.contains("`select-tab` is without a title.") == true)
    #expect(errorText("open")?.contains("`open` is without a URL.") == true)
    #expect(errorText("scroll")?.contains("`scroll` is without a label.") == true)
  }

  @Test func `texts that nothing joins`() {
    #expect(
      errorText("select Large from Size") == """
        error: Line 1 can't be read: select Large from Size
        `select` is without `in`.
        Write select LABEL in LABEL.

        """)
    #expect(errorText("select Large 'in' Size")?.contains("is without `in`.") == true)
    #expect(errorText("type Ada into")?.contains("`type` is without a label.") == true)
    #expect(errorText("toggle toggle Gift")?.contains("toggle \"toggle Gift\"") == true)
  }

  @Test func `what is typed may be a secret and is in no error`() {
    let text = errorText("  type \"hush into Password")
    #expect(text?.hasPrefix("error: Line 1 can't be read: type …\n") == true)
  }

  @Test func `an option that the verb does not have`() {
    #expect(
      errorText("back --nth 1") == """
        error: Line 1 can't be read: back --nth 1
        "--nth" is not an option of `back`.
        Write back [DEPTH]; quote a text that begins with dashes.

        """)
    #expect(errorText("tap --x a")?.contains("\"--x\" is not an option of `tap`.") == true)
    #expect(errorText("tap a --x=1")?.contains("\"--x\" is not an option of `tap`.") == true)
  }

  @Test func `an option without a value, and a number that is none`() {
    #expect(
      errorText("tap a --within") == """
        error: Line 1 can't be read: tap a --within
        --within is without a value.
        Write tap [ROLE] LABEL.

        """)
    #expect(errorText("tap a --within --nth 1")?.contains("--within is without a value.") == true)
    #expect(
      errorText("tap a --nth two") == """
        error: Line 1 can't be read: tap a --nth two
        --nth is "two", which is no number.
        Write tap [ROLE] LABEL.

        """)
    #expect(errorText("back two")?.contains("DEPTH is \"two\", which is no number.") == true)
    #expect(errorText("back '2'")?.contains("DEPTH is \"2\", which is no number.") == true)
    #expect(errorText("tap a --nth 99999999999999999999")?.contains("which is no number.") == true)
  }

  @Test func `what a terminal would obey is shown by a sign, and long lines are cut`() {
    let text = errorText("tap \u{1B}[31m a\u{202E} b\tc")
    #expect(text?.hasPrefix("error: Line 1 can't be read: tap \u{FFFD}[31m a\u{FFFD} b c\n") == true)
    #expect(text?.unicodeScalars.contains("\u{1B}") == false)
    let long = errorText("x" + String(repeating: " y", count: 5_000))
    #expect(long?.split(separator: "\n").first?.hasSuffix("y …") == true)
    #expect((long?.utf8.count ?? 0) < 600)
  }

  @Test func `bytes of any kind are read as text`() {
    let bytes = (0...255).map { UInt8($0) }
    #expect(errorText(String(decoding: bytes + bytes.reversed(), as: UTF8.self)) != nil)
  }
}
