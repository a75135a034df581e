import Testing

@testable import Screens

@Suite struct ScreenCellsTests {
  @Test(arguments: [
    "", "A row\n", "╭──╮\n│ é│\n╰──╯\n", "▐ Pay ▌ › “Да” …\n",
  ])
  func `what monospace fonts have stays as it is`(text: String) {
    #expect(screenCells(text).text == text)
  }

  @Test func `markup in a screen is text`() {
    #expect(screenCells("<b>&\n").text == "&lt;b&gt;&amp;\n")
  }

  @Test func `other clusters have boxes as wide as their cells`() {
    #expect(screenCells("a漢b☺\n").text == "a<i class=\"c2\">漢</i>b<i class=\"c1\">☺</i>\n")
    #expect(
      screenCells("👩‍👧e\u{301}\n").text == "<i class=\"c2\">👩‍👧</i><i class=\"c1\">e\u{301}</i>\n")
  }

  @Test func `text from right to left is on its own`() {
    #expect(screenCells("│ שלום │\n").text == "│ <bdi dir=\"rtl\" style=\"--cells:4\">שלום</bdi> │\n")
    #expect(
      screenCells("a אב, 12 גד!  הו b\n").text
        == "a <bdi dir=\"rtl\" style=\"--cells:9\">אב, 12 גד</bdi>!  <bdi dir=\"rtl\" style=\"--cells:2\">הו</bdi> b\n"
    )
  }
}
