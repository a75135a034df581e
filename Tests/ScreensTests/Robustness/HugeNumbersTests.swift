import Screens
import Testing

/// Numbers no screen has room for give a picture, and a diagnostic where they were cut.
@Suite struct HugeNumbersTests {
  private static let numbers = [Int.min, -1 << 40, -1 << 31, -5, -1, 0, 1 << 24, 1 << 31, 1 << 40, Int.max]

  private func session<Content: Node>(@NodeBuilder _ content: () -> Content) -> Session {
    Session(content(), on: .plain(width: 12).height(3))
  }

  @Test(arguments: numbers) func everyLengthGivesAPicture(number: Int) {
    let text = TextNode("some text")
    let length = Length(number)
    let session = session {
      GroupNode {
        text.padding(number)
        text.padding(.leading, number)
        text.padding(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
        text.frame(width: number)
        text.frame(height: number)
        text.frame(width: number, height: number).border()
      }
      GroupNode {
        text.frame(minWidth: length, idealWidth: length, maxWidth: length)
        text.frame(minHeight: length, idealHeight: length, maxHeight: length)
        text.frame(minWidth: .infinity, idealHeight: .infinity)
      }
      GroupNode {
        text.offset(x: number, y: number)
        text.lineLimit(number)
        text.layoutPriority(Double(number))
        text.opacity(Double(number))
        HStackNode(spacing: number) {
          text; SpacerNode(minLength: number); text
        }
        VStackNode(spacing: number) {
          text; SpacerNode(minLength: number); text
        }
      }
      text.fixedSize().frame(width: number).overlay { text.offset(x: number) }.background {
        text.padding(number)
      }
    }
    #expect(session.screen.size == Size(width: 12, height: 3))
    #expect(session.text.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(session.codes.allSatisfy { $0 == .invalidLength })
  }

  @Test func numbersThatAreNoneGiveAPicture() {
    let session = session {
      HStackNode {
        TextNode("a").layoutPriority(.nan)
        TextNode("b").layoutPriority(.infinity)
        TextNode("c").layoutPriority(-.infinity)
        TextNode("d").opacity(.nan)
      }
    }
    #expect(session.text == "a b c d\n\n\n")
  }

  @Test func aNegativeWidthIsIgnoredAndReported() {
    let session = Session(width: 10) { TextNode("text").frame(width: -3) }
    #expect(session.text == "text\n")
    #expect(session.messages == ["The width -3 of a frame is negative and was ignored."])
    #expect(session.screen.diagnostics.map(\.code) == [.invalidLength])
    #expect(session.screen.diagnostics.map(\.severity) == [.warning])
  }

  @Test func boundsThatContradictEachOtherAreReported() {
    let session = Session(width: 10) { TextNode("text").frame(minWidth: 8, maxWidth: 2).border() }
    #expect(session.text == "┌────────┐\n│  text  │\n└────────┘\n")
    #expect(
      session.messages == [
        "The bounds of a frame's width contradict each other: minimum, ideal and maximum must not fall. "
          + "The later ones were raised."
      ])
  }

  @Test func boundsThatAreNegativeOrEndlessAreReported() {
    let session = Session(TextNode("text").frame(minWidth: -4, idealHeight: .infinity), on: .phone.height(5))
    #expect(
      session.messages == [
        "A bound of a frame's width is negative and counts as 0.",
        "A bound of a frame's height is endless, which makes sense for a maximum only.",
      ])
  }

  @Test func lengthsThatAreCutAreReported() {
    let session = session {
      TextNode("a").padding(.top, 1 << 25)
      TextNode("b").offset(x: -1 << 25)
      TextNode("c").frame(width: 1 << 25)
      HStackNode(spacing: -2) { TextNode("d") }
    }
    #expect(
      session.messages == [
        "The padding is 33554432 cells, which is too long, and was cut to 16777216.",
        "The offset is -33554432 cells, which is too long, and was cut to 16777216.",
        "The width of a frame is 33554432 cells, which is too long, and was cut to 16777216.",
        "The spacing -2 of a HStackNode is not between 0 and 16777216 and was cut.",
      ])
  }

  @Test func aScreenOfTooManyRowsIsCutAndReported() {
    let session = Session(width: 64) { TextNode("top").frame(height: 1 << 24, alignment: .top) }
    #expect(session.screen.size == Size(width: 64, height: 1 << 21))
    #expect(session.messages == ["The screen is 16777216 rows high, of which 2097152 are kept."])
  }

  @Test func aDeviceThatIsTooWideIsCutAndReported() {
    let session = Session(TextNode("text"), on: .plain(width: Int.max))
    #expect(session.text == "text\n")
    #expect(
      session.messages == ["The device is 9223372036854775807 cells wide and was cut to 65536."])
    #expect(Session(TextNode("text"), on: .plain(width: -7)).screen.size.width == 0)
  }

  @Test func deviceHeightsAreCut() {
    #expect(Session(TextNode("text"), on: .phone.height(Int.max)).screen.size.height == 3_355_443)
    #expect(render(TextNode("text"), on: .phone.height(-1)) == "")
  }
}
