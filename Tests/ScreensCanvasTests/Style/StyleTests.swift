import ScreensCanvas
import Testing

@Suite struct StyleTests {
  @Test func numberZeroIsThePlainStyle() {
    var table = StyleTable()
    #expect(table.number(of: Style()) == 0)
    #expect(table[0] == Style())
    #expect(table.styles.count == 1)
  }

  @Test func equalStylesShareANumber() {
    var table = StyleTable()
    let red = style { $0.foreground = .red }
    let bold = style { $0.attributes = .bold }
    #expect(table.number(of: red) == 1)
    #expect(table.number(of: bold) == 2)
    #expect(table.number(of: red) == 1)
    #expect(table[2] == bold)
    #expect(table.styles.count == 3)
  }

  @Test func stylesPastTheLastNumberArePlain() {
    var table = StyleTable()
    let numbers = (0...65_535).map { number in
      let (red, green) = (UInt8(number >> 8), UInt8(number & 0xFF))
      return table.number(of: style { $0.background = .rgb(red, green, 1) })
    }
    #expect(numbers == (1...65_535).map { UInt16($0) } + [0])
    #expect(table.styles.count == 65_536)
  }

  @Test func someStylesShowOnBlanks() {
    #expect(style { $0.background = .blue }.showsOnBlanks)
    #expect(style { $0.attributes = .reverse }.showsOnBlanks)
    #expect(style { $0.attributes = [.bold, .underline] }.showsOnBlanks)
    #expect(style { $0.attributes = .strikethrough }.showsOnBlanks)
    #expect(!style { $0.attributes = [.bold, .dim, .italic] }.showsOnBlanks)
    #expect(!style { $0.foreground = .red }.showsOnBlanks)
  }

  @Test func addingAttributesKeepsTheRest() {
    let red = style { ($0.foreground, $0.attributes) = (.red, .bold) }
    #expect(red.adding(.dim) == style { ($0.foreground, $0.attributes) = (.red, [.bold, .dim]) })
  }
}

private func style(_ change: (inout Style) -> Void) -> Style {
  var style = Style()
  change(&style)
  return style
}
