import Screens
import Testing

@Suite struct DecorationTests {
  @Test func everyKindOfBorder() {
    let text = picture(width: 40) {
      HStackNode {
        ForEachNode([Border.single, .rounded, .heavy, .double], id: \.self) { TextNode("Hi").border($0) }
      }
    }
    #expect(
      text == """
        ┌──┐ ╭──╮ ┏━━┓ ╔══╗
        │Hi│ │Hi│ ┃Hi┃ ║Hi║
        └──┘ ╰──╯ ┗━━┛ ╚══╝

        """)
  }

  @Test func aBackgroundStandsBehind() {
    #expect(
      picture {
        TextNode("a").padding().background { TextNode("123\n456\n789") }
      } == "123\n4a6\n789\n")
    #expect(
      picture(width: 9, as: .ansi) { TextNode("a").padding(.horizontal).background(.red) }
        == "\u{1B}[41m a \u{1B}[0m\n")
  }

  @Test func anOverlayStandsInFront() {
    #expect(
      picture {
        TextNode("front").overlay(alignment: .trailing) { TextNode("!") }
        TextNode("under").overlay { TextNode("a wider text").fixedSize() }.padding(.leading, 4)
      } == "fron!\na wider text\n")
  }

  @Test func aHiddenNodeKeepsItsRoom() {
    let session = Session(width: 20) {
      HStackNode {
        TextNode("a")
        ButtonNode("b") {}.hidden()
        TextNode("c")
      }
    }
    #expect(session.text == "a       c\n")
    #expect(session.screen.controls == [])
  }

  @Test func opacityHidesOrDims() {
    #expect(
      picture(width: 20, as: .ansi) {
        HStackNode {
          TextNode("full").opacity(1)
          TextNode("half").opacity(0.5)
          TextNode("less").opacity(0.4)
          TextNode("none").opacity(0)
        }
      } == "full half \u{1B}[2mless\u{1B}[0m\n")
    #expect(Session(width: 20) { ButtonNode("b") {}.opacity(0) }.screen.controls == [])
  }

  @Test func anOffsetMovesTheNodeAndNotItsNeighbours() {
    #expect(
      picture {
        TextNode("one")
        TextNode("two").offset(x: 2, y: 1)
        TextNode("3")
      } == "one\n\n3 two\n")
  }
}
