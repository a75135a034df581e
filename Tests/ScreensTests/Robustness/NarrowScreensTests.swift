import Screens
import Testing

/// Where there is hardly any room something is shown all the same.
@Suite struct NarrowScreensTests {
  private struct Everything: Node {
    @State private var choice: Int? = 1
    var body: some Node {
      Stack(path: .constant([1])) {
        TextNode("root").title("Home").destination(for: Int.self) { _ in
          VStackNode {
            TextNode("Some words 日本")
            HStackNode {
              TextNode("a"); DividerNode(); SpacerNode(); ImageNode(systemName: "unknown"); TextNode("b")
            }
            ZStackNode {
              TextNode("back"); TextNode("front")
            }
            ButtonNode("Pay", role: .destructive) {}.buttonStyle(.borderedProminent)
            ButtonNode("Pay") {}.disabled().border(.double).padding()
            LabelNode("Home", systemImage: "house.fill")
            LinkNode("More", value: 2)
            ListNode(selection: $choice, separators: true) {
              SectionNode("Rows") { ForEachNode(0..<2) { TextNode("row \($0)").tag($0) } }
            }
            TextNode("x").padding(3).background(.red).overlay { TextNode("over the top") }.offset(x: -2)
            TextNode("truncated text").lineLimit(1).truncationMode(.middle)
          }
          .title("Detail")
        }
      }
    }
  }

  @Test(arguments: 0...3, [Device.phone, .watch, .plain(width: 1)])
  func everyNodeAtEveryWidth(width: Int, device: Device) {
    for height in [nil, 0, 1, 2, 3] {
      let screen = Session(Everything(), on: device.width(width).height(height)).screen
      let lines = screen.render().split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == screen.size.height + 1)
      #expect(screen.size.width == width)
      #expect(screen.render(as: .ansi).hasSuffix("\n") || screen.size.height == 0)
    }
  }

  @Test func aButtonsLabelIsCutBeforeItsMarks() {
    let staircase = (0...8).map { width in
      picture(width: width) { ButtonNode("Pay") {}.lineLimit(1) }
    }
    #expect(
      staircase == ["\n", "[\n", "[\n", "[ …\n", "[ …\n", "[ … ]\n", "[ P… ]\n", "[ Pay ]\n", "[ Pay ]\n"])
  }
}
