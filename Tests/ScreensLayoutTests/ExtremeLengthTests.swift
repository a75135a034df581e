import ScreensCanvas
import ScreensLayout
import Testing

/// Lengths that an author may write and no screen has: nothing traps, and what fits is right.
@Suite struct ExtremeLengthTests {
  @Test func hugePadding() {
    let tree = text("abc").padding(Int.max)
    #expect(tree.size(width: 20, height: 5) == "33554433 x 33554433")
    #expect(tree.picture(width: 4, height: 2) == "\n\n")
  }

  @Test func hugeNegativePadding() {
    #expect(text("abc").padding(Int.min).size(width: 20, height: 5) == "0 x 0")
  }

  @Test func nestedHugePaddingStaysInRange() {
    var sketch = fixed(1, 1)
    for _ in 0..<300 { sketch = sketch.padding(Int.max) }
    let placement = sketch.placement(width: 20, height: 5)
    #expect(placement.size.width == Int(Proposal.infinite))
    #expect(placement.frames.last?.x == Proposal.infinite)
  }

  @Test func insetsOfTheLargestNumbers() {
    let insets = InsetsElement(top: .max, leading: .max, bottom: .max, trailing: .max)
    let sketch = text("abc").wrapped(in: .padding(insets), named: "padding")
    #expect(sketch.size(width: 3, height: 3) == "1073741824 x 1073741824")
    let negative = InsetsElement(top: .min, leading: .min, bottom: .min, trailing: .min)
    #expect(
      text("abc").wrapped(in: .padding(negative), named: "padding").size(width: 3, height: 3) == "0 x 0")
  }

  @Test func hugeFrames() {
    #expect(text("abc").frame(width: .max, height: 1).size(width: 9, height: 9) == "1073741824 x 1")
    #expect(color().frame(minWidth: .max).size(width: 9, height: 9) == "1073741824 x 9")
    #expect(color().frame(maxWidth: .max).size(width: 9, height: 9) == "9 x 9")
    let row = hstack(color().frame(width: .max), color().frame(width: .max))
    #expect(row.size(width: 9, height: 1) == "1073741824 x 1")
  }

  @Test func negativeFramesAreIgnored() {
    #expect(text("abc").frame(width: -4, height: -1).size(width: 9, height: 9) == "3 x 1")
    #expect(color().frame(minWidth: -3, maxWidth: -2, minHeight: -1).size(width: 9, height: 4) == "9 x 4")
    #expect(FrameElement(width: -1, height: 2).width == nil)
  }

  @Test func boundsAreRaised() {
    let bounds = Bounds(minimum: 5, ideal: 3, maximum: 4)
    #expect(bounds.ideal == 5)
    #expect(bounds.maximum == 5)
    #expect(color().frame(minWidth: 6, maxWidth: 2).size(width: 20, height: 1) == "6 x 1")
  }

  @Test func overlongSpacing() {
    let row = hstack(spacing: .max, text("ab"), text("cd"))
    #expect(row.size(width: 9, height: 1) == "1073741824 x 1")
    #expect(row.picture(width: 3, height: 1) == "…\n")
  }

  @Test func negativeSpacingOverlaps() {
    #expect(hstack(spacing: -1, text("ab"), text("cd")).picture(width: 9, height: 1) == "acd\n")
    #expect(hstack(spacing: .min, text("ab"), text("cd")).size(width: 9, height: 1) == "0 x 1")
  }

  @Test func negativeMinimumOfASpacerIsNone() {
    #expect(spacer(minLength: -3).size(width: nil, height: nil) == "0 x 0")
  }

  @Test func farOffsets() {
    var sketch = text("abc").offset(x: .max, y: .min)
    for _ in 0..<4 { sketch = sketch.offset(x: .max, y: .max) }
    #expect(sketch.picture(width: 4, height: 1) == "\n")
    let row = hstack(alignment: .firstTextBaseline, sketch, text("b"))
    #expect(row.picture(width: 5, height: 1) == "\n")
  }

  @Test func priorityThatIsNoNumber() {
    let row = hstack(spacing: 0, text("abc").priority(.nan), color("c"))
    #expect(row.picture(width: 6, height: 1) == "abcccc\n")
    #expect(zstack(text("abc").priority(.nan)).size(width: nil, height: nil) == "3 x 1")
  }

  @Test func farScrolling() {
    let tree = scroll(offset: .max, vstack(text("a"), text("b"), text("c")))
    #expect(tree.picture(width: 2, height: 2) == "b▲\nc\n")
    #expect(scroll(offset: .min, text("a")).picture(width: 2, height: 1) == "a\n")
  }
}
