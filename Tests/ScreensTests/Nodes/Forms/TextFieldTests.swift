import Screens
import Testing

@Suite struct TextFieldTests {
  private func field(_ text: String, prompt: String? = nil) -> TextFieldNode {
    TextFieldNode("Name", text: .constant(text), prompt: prompt)
  }

  private func value(_ text: String) -> String? {
    Session(width: 20) { field(text) }.screen.controls.first?.value
  }

  @Test func theTextStandsBelowTheLabel() {
    let session = Session(width: 20) { field("Ada") }
    #expect(session.text == "Name\n[Ada               ]\n")
    let control = session.screen.controls.first
    #expect(control?.role == .field)
    #expect(control?.label == "Name")
    #expect(control?.value == "Ada")
    #expect(control?.frame == Rect(x: 0, y: 0, width: 20, height: 2))
  }

  @Test func anEmptyFieldShowsThePromptAndHasNoValue() {
    let session = Session(width: 20) { field("", prompt: "as in your\npassport") }
    #expect(session.text == "Name\n[as in your passp… ]\n")
    #expect(session.screen.controls.map(\.value) == [""])
    #expect(picture(width: 12) { field("") } == "Name\n[          ]\n")
    #expect(picture(width: 12) { field("Ada", prompt: "Name") } == "Name\n[Ada       ]\n")
  }

  @Test func promptsAreDimAndTextIsNot() {
    #expect(
      picture(width: 8, as: .ansi) { field("", prompt: "you") }
        == "Name\n[\u{1B}[2myou\u{1B}[0m   ]\n")
    #expect(picture(width: 8, as: .ansi) { field("Ada") } == "Name\n[Ada   ]\n")
  }

  @Test func aFieldWithoutALabelIsOneRow() throws {
    let session = Session(width: 12) {
      TextFieldNode("", text: .constant("Ada")).accessibilityLabel("Name")
    }
    #expect(session.text == "[Ada       ]\n")
    #expect(session.screen.controls.map(\.label) == ["Name"])
  }

  @Test func ofALongTextOneSeesTheEnd() {
    let rows = (1...12).map { width in
      picture(width: width) { TextFieldNode("", text: .constant("Ada King")) }
    }
    #expect(
      rows.joined() == """
        [
        […
        […
        [… ]
        […g ]
        […ng ]
        […ing ]
        […King ]
        […King  ]
        […a King ]
        [Ada King ]
        [Ada King  ]

        """)
  }

  @Test func halfAWideClusterIsABlank() {
    let rows = (5...9).map { width in
      picture(width: width) { TextFieldNode("", text: .constant("日本語")) }
    }
    #expect(rows.joined() == "[…  ]\n[…語 ]\n[…語  ]\n[…本語 ]\n[日本語 ]\n")
  }

  @Test func controlsAreMadeVisible() {
    #expect(picture(width: 20) { field("a\u{1B}[2J\u{202E}b") } == "Name\n[a␛[2J\\u{202E}b    ]\n")
    #expect(value("a\u{1B}b") == "a␛b")
  }

  @Test func aFieldIsOneRowWhateverIsInIt() {
    #expect(picture(width: 20) { field("one\r\ntwo\n\nthree") } == "Name\n[one␊two␊␊three    ]\n")
    #expect(value("one\r\ntwo\n") == "one␊two␊")
    #expect(picture(width: 20) { field("a\tb") } == "Name\n[a       b         ]\n")
  }

  @Test func itsWidthIsTwentyWhereNoneIsGiven() {
    let text = picture(width: 40) {
      HStackNode {
        field("a text that is longer than that").fixedSize()
        TextNode("x")
      }
    }
    #expect(text == "Name                 x\n[…longer than that ]\n")
  }

  @Test func theValueIsNoPartOfALabel() {
    let session = Session(width: 20) {
      ListNode(selection: .constant(1)) { field("Ada").tag(1) }
    }
    #expect(session.screen.controls.map(\.label) == ["Name", "Name"])
  }

  @Test func veryLongTextIsCut() {
    let text = String(repeating: "x", count: 100_000)
    #expect(picture(width: 10) { field(text) } == "Name\n[…xxxxxx ]\n")
    #expect(value(text)?.utf8.count == 100_000)
  }
}
