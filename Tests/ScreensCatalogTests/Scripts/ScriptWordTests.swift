import Testing

@testable import ScreensCatalog

@Suite struct ScriptWordTests {
  private func texts(_ line: String) throws -> [String] {
    try ScriptWord.words(of: line[...].unicodeScalars).map(\.text)
  }

  @Test(arguments: [
    ("", []),
    (" \t ", []),
    ("tap Tent", ["tap", "Tent"]),
    ("  tap \t Tent\r", ["tap", "Tent"]),
    (#"tap "Sleeping Bag" 'two  blanks'"#, ["tap", "Sleeping Bag", "two  blanks"]),
    (#"a"b c"'d e'f"#, ["ab cd ef"]),
    (#""" ''"#, ["", ""]),
    (#""say \"no\"" "back\\slash" "a\nb""#, [#"say "no""#, #"back\slash"#, #"a\nb"#]),
    (#"'\' \"a\" It\'s\ one"#, [#"\"#, #""a""#, "It's one"]),
    ("tap Tent # buy it", ["tap", "Tent"]),
    ("# nothing", []),
    (##"tap #1 "#2" a#3"##, ["tap"]),
    (##"tap "#2" \#4 a#3"##, ["tap", "#2", "#4", "a#3"]),
    ("tap 👩‍👩‍👧 e\u{301}\"e\u{301}\"", ["tap", "👩‍👩‍👧", "e\u{301}e\u{301}"]),
  ])
  func `words are split as by a shell`(line: String, words: [String]) throws {
    #expect(try texts(line) == words)
  }

  @Test(arguments: [
    (#"tap "Tent"#, ScriptWord.Fault.unclosed("\"")),
    (#"tap 'It's'"#, .unclosed("'")),
    (#"tap "Tent\""#, .unclosed("\"")),
    (#"tap Tent \"#, .nothingEscaped),
  ])
  func `what is not closed is a fault`(line: String, fault: ScriptWord.Fault) {
    #expect(throws: fault) { try texts(line) }
  }

  @Test func `a comment hides what is not closed`() throws {
    #expect(try texts(#"tap Tent # don't"#) == ["tap", "Tent"])
  }

  @Test(arguments: [
    ("--nth", "--nth", nil), ("--nth=1", "--nth", "1"), (#"--within="a b""#, "--within", "a b"),
    (#"--within=a"=b""#, "--within", "a=b"), ("--within=", "--within", ""),
    (#""--nth""#, nil, nil), (#"--"nth=1""#, nil, "1"), (#"\--nth"#, nil, nil), ("-n", nil, nil),
    ("--", "--", nil),
  ])
  func `an option begins with dashes that are not quoted`(text: String, name: String?, value: String?)
    throws
  {
    let word = try #require(try ScriptWord.words(of: text[...].unicodeScalars).first)
    #expect(word.optionName == name)
    #expect(word.optionValue == value)
  }
}
