import Foundation
import ScreensCanvas
import ScreensLayout
import Testing

/// No depth of a tree can exhaust the stack, be it that of the main thread or the 512 KB of another.
@Suite struct TreeDepthTests {
  @Test func elementsNestedTooDeeplyAreLeftOut() {
    var tree = Tree()
    for _ in 0..<Tree.depthLimit { tree.open(.border(.single)) }
    #expect(!tree.isCut)
    tree.open(.border(.single))
    tree.add(.fill(0x41))
    #expect(tree.isCut)
    for _ in 0...Tree.depthLimit { tree.close() }
    #expect(tree.count == Tree.depthLimit)
    #expect(tree.enclosing == -1)
    tree.add(.fill(0x42))
    #expect(tree.elements.last == .fill(0x42))
  }

  @Test(arguments: Nesting.allCases, [512, 8_192])
  func deepTreesAreLaidOutAndPainted(nesting: Nesting, kilobytes: Int) {
    let height = onThread(kilobytes: kilobytes) {
      let tree = nesting.tree(depth: 100_000)
      let placement = Placement(tree, in: Proposal(width: 40, height: 20))
      let canvas = Canvas(tree, placement, size: Size(width: 40, height: 20))
      return Encoding.text.encode(canvas).utf8.count { $0 == 0x0A }
    }
    #expect(height == 20)
  }

  @Test func realNestingHasRoom() {
    var tree = Tree()
    for _ in 0..<334 {
      tree.open(.border(.single))
      tree.open(.padding(InsetsElement(EdgeInsets(.all, 1))))
      tree.open(.stack(StackElement(axis: .vertical)))
    }
    tree.add(.text(TextElement(span: tree.text.append("core"))))
    for _ in 0..<(3 * 334) { tree.close() }
    #expect(!tree.isCut)
    #expect(Placement(tree, in: Proposal(width: nil, height: nil)).size.description == "1340 x 1337")
  }
}

/// One kind of element inside itself, with something beside it where it takes several children.
enum Nesting: CaseIterable {
  case padding, border, frame, flexibleFrame, fixedSize, column, row, layers, overlay, background, viewport
  case fitting

  private var element: Element {
    switch self {
    case .padding: .padding(InsetsElement(EdgeInsets(.all, 1)))
    case .border: .border(.single)
    case .frame: .frame(FrameElement(width: 30, height: nil))
    case .flexibleFrame:
      .flexibleFrame(FlexibleFrameElement(width: Bounds(minimum: 4), height: Bounds(maximum: 9)))
    case .fixedSize: .fixedSize(.vertical)
    case .column: .stack(StackElement(axis: .vertical))
    case .row: .stack(StackElement(axis: .horizontal, vertical: .lastTextBaseline))
    case .layers: .layers(.bottomTrailing)
    case .overlay: .attachment(AttachmentElement(alignment: .center, isOverlay: true))
    case .background: .attachment(AttachmentElement(alignment: .center, isOverlay: false))
    case .viewport: .viewport(ViewportElement(axis: .vertical, stretchesContent: true))
    case .fitting: .fitting(.vertical)
    }
  }

  func tree(depth: Int) -> Tree {
    var tree = Tree()
    for _ in 0..<depth {
      tree.open(element)
      guard !tree.isCut else { continue }
      switch self {
      case .column, .row, .layers, .background:
        tree.add(.text(TextElement(span: tree.text.append("a line that wraps"))))
      default: break
      }
    }
    tree.add(.text(TextElement(span: tree.text.append("the core of it all"))))
    for _ in 0..<depth {
      if self == .overlay || self == .fitting { tree.add(.fill(0x2E)) }
      tree.close()
    }
    return tree
  }
}

/// Runs `body` on a thread of its own with so much stack.
private func onThread(kilobytes: Int, _ body: @escaping @Sendable () -> Int) -> Int {
  let done = DispatchSemaphore(value: 0)
  nonisolated(unsafe) var result = 0
  let thread = Thread {
    result = body()
    done.signal()
  }
  thread.stackSize = kilobytes * 1_024
  thread.start()
  done.wait()
  return result
}
