import Testing

@testable import Screens

@Suite struct MarkupTests {
  @Test func `text stays text`() {
    let text = "</p> & \"a\" 'b'"
    let markup: Markup = "<p title=\"\(text)\">\(text)</p>"
    #expect(
      markup.text
        == "<p title=\"&lt;/p&gt; &amp; &quot;a&quot; &#39;b&#39;\">&lt;/p&gt; &amp; &quot;a&quot; &#39;b&#39;</p>"
    )
  }

  @Test func `what HTML does not allow shows up`() {
    let markup: Markup = "\("a\0\u{1B}\u{7F}\u{85}\nb\tc")"
    #expect(markup.text == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\nb\tc")
  }

  @Test func `parts are put together as they are`() {
    let parts: [Markup] = ["<i>\("<")</i>", "<b>\(2)</b>"]
    let markup: Markup = "\(parts, separator: ", ")\n\(parts)\(safe: "&")"
    #expect(markup.text == "<i>&lt;</i>, <b>2</b>\n<i>&lt;</i>\n<b>2</b>&")
  }
}
