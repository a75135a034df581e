import Testing

@testable import Screens

@Suite struct OutlineTextTests {
  private func line(
    _ role: String = "text", _ label: String = "", value: String? = nil, states: [String] = [],
    depth: Int = 0
  ) -> String {
    var outline = Outline()
    outline.add(OutlineItem(role: role, label: label, value: value, states: states, depth: depth))
    return outline.text
  }

  @Test func aLineHasARoleALabelAValueAndStates() {
    #expect(line("tab", "Inbox", value: "3", states: ["selected"]) == "tab \"Inbox\" 3 [selected]\n")
    #expect(
      line("button", "A", states: ["disabled", "destructive"]) == "button \"A\" [disabled, destructive]\n")
    #expect(line("text", "A", depth: 2) == "    text \"A\"\n")
    #expect(line("list") == "list\n")
  }

  @Test func quotesAndBackslashesAreEscaped() {
    #expect(line("text", #"say "no" \ now"#) == #"text "say \"no\" \\ now""# + "\n")
  }

  @Test func aLineStaysOneLine() {
    #expect(line("field", "Note", value: "a\nb\r\nc\u{2028}d") == #"field "Note" "a\nb\nc\nd""# + "\n")
  }

  @Test func nothingActsOnATerminal() {
    #expect(line("text", "\u{1B}[31m\u{202E}") == #"text "␛[31m\\u{202E}""# + "\n")
  }

  @Test(arguments: ["3", "-0.5", "1,250", "40%", "10:30", "+1", "on", "off"])
  func numbersAndSwitchesNeedNoQuotes(value: String) {
    #expect(line("tab", value: value) == "tab \(value)\n")
  }

  @Test(arguments: ["", "On", "Ada", "3 of 5", "-", "3]", "٣"]) func otherValuesDo(value: String) {
    #expect(line("tab", value: value) == "tab \"\(value)\"\n")
  }
}
