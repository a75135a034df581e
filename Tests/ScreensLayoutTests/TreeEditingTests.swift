import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct TreeEditingTests {
  @Test func removingSinceAMarkLeavesWhatWasBefore() {
    var tree = column(["one"])
    let before = tree
    tree.open(.stack(StackElement(axis: .vertical)))
    let mark = tree.mark
    tree.add(.text(TextElement(span: tree.text.append("two"))))
    tree.open(.border(.single))
    tree.add(.fill(0x41))
    tree.close()
    tree.removeAll(since: mark)
    tree.close()
    #expect(tree.count == before.count + 1)
    #expect(tree.text.glyphs == before.text.glyphs)
    #expect(Array(tree.ends) == [2, 2, 3])
    #expect(tree.flexibilities[2].maxWidth == 0)
  }

  @Test func removingNothing() {
    var tree = column(["one"])
    tree.removeAll(since: tree.mark)
    #expect(Array(tree.ends) == [2, 2])
  }

  @Test func aWrapperIsCopiedAroundEachChild() {
    var tree = Tree()
    tree.open(.stack(StackElement(axis: .vertical)))
    tree.open(.border(.single), style: 3)
    for name in ["a", "bc"] { tree.add(.text(TextElement(span: tree.text.append(name)))) }
    tree.open(.padding(InsetsElement(leading: 1)))
    tree.add(.fill(0x2E))
    tree.close()
    tree.close()
    #expect(tree.distribute(1) == [2, 3, 4])
    tree.close()
    #expect(Array(tree.parents) == [-1, 0, 1, 0, 3, 0, 5, 6])
    #expect(Array(tree.ends) == [8, 3, 3, 5, 5, 8, 8, 8])
    #expect(Array(tree.styleNumbers) == [0, 3, 0, 3, 0, 3, 0, 0])
    #expect(tree.flexibilities[1].maxWidth == 3)
    #expect(tree.flexibilities[5].minWidth == 3)
    let placement = Placement(tree, in: Proposal(width: 6, height: 9))
    #expect(
      Encoding.text.encode(Canvas(tree, placement, size: Size(width: 6, height: 9))) == """
         ┌─┐
         │a│
         └─┘
         ┌──┐
         │bc│
         └──┘
        ┌────┐
        │ ...│
        └────┘

        """)
  }

  @Test func aWrapperAroundNothingIsTakenOut() {
    var tree = Tree()
    tree.open(.stack(StackElement(axis: .vertical)))
    tree.open(.border(.single))
    tree.close()
    #expect(tree.distribute(1) == [])
    tree.close()
    #expect(tree.count == 1)
    #expect(Array(tree.ends) == [1])
  }

  @Test func aWrapperAroundOneStaysAsItIs() {
    var tree = Tree()
    tree.open(.border(.single))
    tree.add(.fill(0x2E))
    tree.close()
    #expect(tree.distribute(0) == [1])
    #expect(Array(tree.ends) == [2, 2])
  }

  @Test func copiesKeepThePriority() {
    var tree = Tree()
    tree.open(.stack(StackElement(axis: .horizontal)))
    tree.open(.padding(InsetsElement()))
    for _ in 0..<2 { tree.add(.fill(0x2E)) }
    tree.close()
    tree.setPriority(2, of: 1)
    tree.distribute(1)
    tree.close()
    #expect(tree.flexibilities.map(\.priority) == [0, 2, 0, 2, 0])
  }

  @Test func rotatingPutsTheLastInFront() {
    var tree = column(["one", "two"])
    tree.open(.stack(StackElement(axis: .horizontal)))
    tree.add(.fill(0x41))
    let middle = tree.count
    tree.open(.border(.single))
    tree.add(.fill(0x42))
    tree.close()
    tree.rotate(from: 4, middle: middle)
    tree.close()
    #expect(Array(tree.elements[4...]) == [.border(.single), .fill(0x42), .fill(0x41)])
    #expect(Array(tree.parents) == [-1, 0, 0, -1, 3, 4, 3])
    #expect(Array(tree.ends) == [3, 2, 3, 7, 6, 6, 7])
  }

  @Test func childrenAreTheOnesDirectlyInside() {
    let tree = vstack(text("a").border(), hstack(color(), color()), spacer()).tree
    #expect(tree.children(of: 0) == [1, 3, 6])
    #expect(tree.children(of: 3) == [4, 5])
    #expect(tree.children(of: -1) == [0])
    #expect(tree.children(of: 6) == [])
  }

  private func column(_ names: [String]) -> Tree {
    stack(StackElement(axis: .vertical), names.map { text($0) }).tree
  }
}
