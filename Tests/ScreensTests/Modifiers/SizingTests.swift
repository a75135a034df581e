import Screens
import Testing

@Suite struct SizingTests {
  @Test func paddingIsOneCellUnlessSaid() {
    #expect(picture { TextNode("a").padding().border() } == "┌───┐\n│   │\n│ a │\n│   │\n└───┘\n")
    #expect(picture { TextNode("a").padding(.leading, 2).border() } == "┌───┐\n│  a│\n└───┘\n")
    #expect(picture { TextNode("a").padding([.top, .trailing]).border() } == "┌──┐\n│  │\n│a │\n└──┘\n")
    #expect(
      picture { TextNode("a").padding(EdgeInsets(leading: 1, bottom: 1, trailing: 2)).border() }
        == "┌────┐\n│ a  │\n│    │\n└────┘\n")
  }

  @Test func negativePaddingLetsTheNodeStickOut() {
    #expect(
      picture {
        HStackNode(spacing: 0) {
          TextNode("abc").padding(.trailing, -1)
          TextNode("d")
        }
      } == "abd\n")
    #expect(picture { TextNode("abc").padding(.horizontal, -1).border() } == "┌─┐\nabc\n└─┘\n")
  }

  @Test func aFixedFrameHasItsSize() {
    #expect(picture { TextNode("a").frame(width: 5).border() } == "┌─────┐\n│  a  │\n└─────┘\n")
    #expect(
      picture { TextNode("a").frame(width: 3, height: 2, alignment: .bottomTrailing).border() }
        == "┌───┐\n│   │\n│  a│\n└───┘\n")
  }

  @Test func aFlexibleFrameKeepsWithinItsBounds() {
    #expect(
      picture(width: 9) { TextNode("a").frame(maxWidth: .infinity).border() }
        == "┌───────┐\n│   a   │\n└───────┘\n")
    #expect(
      picture { TextNode("a").frame(minWidth: 3, alignment: .leading).border() } == "┌───┐\n│a  │\n└───┘\n")
    #expect(
      picture { TextNode("long words").frame(maxWidth: 5).border() } == "┌─────┐\n│long │\n│words│\n└─────┘\n"
    )
    #expect(picture { TextNode("a").frame(minHeight: 2, alignment: .top).border() } == "┌─┐\n│a│\n│ │\n└─┘\n")
  }

  @Test func aFixedSizeIgnoresTheRoomThereIs() {
    #expect(picture(width: 6) { TextNode("one two") } == "one\ntwo\n")
    #expect(picture(width: 6) { TextNode("one two").fixedSize() } == "one tw\n")
    #expect(picture(width: 6) { TextNode("one two").fixedSize(.vertical) } == "one\ntwo\n")
  }

  @Test func layoutPriorityDecidesWhoIsCut() {
    func row(_ first: Double, _ second: Double) -> String {
      picture(width: 12) {
        HStackNode {
          TextNode("aaaaaaaa").layoutPriority(first)
          TextNode("bbbbbbbb").layoutPriority(second)
        }
        .lineLimit(1)
      }
    }
    #expect(row(1, 0) == "aaaaaaaa bb…\n")
    #expect(row(0, 1) == "aa… bbbbbbbb\n")
  }
}
