import Foundation
import Testing

@testable import Screens

@Suite struct JSONWriterTests {
  @Test func rowsAndRow() {
    var json = JSONWriter()
    json.beginObject()
    json.member("text", "a")
    json.member("nothing", nil as String?)
    json.member("number", -1)
    json.member("yes", true)
    json.member("texts", ["a", "b"])
    json.key("rows")
    json.beginArray()
    json.value(1)
    json.beginObject(.row)
    json.member("a", 1)
    json.key("b")
    json.beginArray()
    json.value("c")
    json.end()
    json.member("d", false)
    json.end()
    json.end()
    json.key("none")
    json.beginArray()
    json.end()
    json.key("empty")
    json.beginObject(.row)
    json.end()
    json.end()
    #expect(
      json.text == """
        {
          "text": "a",
          "nothing": null,
          "number": -1,
          "yes": true,
          "texts": ["a", "b"],
          "rows": [
            1,
            {"a": 1, "b": [
              "c"
            ], "d": false}
          ],
          "none": [],
          "empty": {}
        }

        """)
  }

  @Test func aValueMayStandAlone() {
    var json = JSONWriter()
    json.value("a")
    #expect(json.text == "\"a\"")
  }

  @Test func whatIsEndedTooOftenChangesNothing() {
    var json = JSONWriter()
    json.beginArray()
    json.end()
    json.end()
    #expect(json.text == "[]\n")
  }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }

  @Test func textsAreEscaped() {
    #expect(quoted(#"say "no" \ now/then"#) == #""say \"no\" \\ now/then""#)
    #expect(quoted("\n\r\t\u{8}\u{0}\u{1F}") == #""\n\r\t\u0008\u0000\u001F""#)
    #expect(quoted("é 日本 👩‍👩‍👧 \u{10FFFF}") == "\"é 日本 👩‍👩‍👧 \u{10FFFF}\"")
  }

  @Test func nothingActsOnATerminal() {
    #expect(
      quoted("\u{1B}[31m\u{7F}\u{9B}\u{202E}\u{2066}\u{200E}\u{61C}\u{2028}")
        == #""\u001B[31m\u007F\u009B\u202E\u2066\u200E\u061C\u2028""#)
  }

  @Test func everyScalarComesBack() throws {
    var scalars = String.UnicodeScalarView()
    for value in Array(0..<UInt32(0x3000)) + [0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x1F600, 0x10FFFF] {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    var json = JSONWriter()
    json.beginArray()
    json.value(String(scalars))
    json.end()
    let values = try #require(JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String])
    #expect(values.map { Array($0.utf8) } == [Array(String(scalars).utf8)])
  }
}
