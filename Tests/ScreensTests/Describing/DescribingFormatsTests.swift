import Screens
import Testing

@Suite struct DescribingFormatsTests {
  @Test func everyFormatHasANameAndAnExtensionOfItsOwn() {
    #expect(Format.all.map(\.name) == ["text", "ansi", "outline", "json"])
    #expect(Format.all.map(\.fileExtension) == ["txt", "ansi", "outline", "json"])
  }

  @Test func aScreenSaysTheSameTwice() {
    let screen = Session(TextNode("a"), on: .plain(width: 9)).screen
    #expect(screen.render(as: .outline) == "screen\n  text \"a\"\n")
    #expect(screen.render(as: .outline) == screen.render(as: .outline))
  }

  @Test(arguments: [Format.outline, .json]) func deepNestingTakesNoStack(format: Format) {
    let screen = onThread(stackSize: 8 * 1024 * 1024) {
      var node = AnyNode(TextNode("core"))
      for _ in 0..<600 { node = AnyNode(ListNode { node }) }
      return Session(node, on: .plain(width: 20)).screen
    }
    let text = onThread(stackSize: 64 * 1024) { screen.render(as: format) }
    let isWhole = text.contains("core")
    #expect(isWhole)
  }
}
