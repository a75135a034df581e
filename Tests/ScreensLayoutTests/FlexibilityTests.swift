import ScreensCanvas
import ScreensLayout
import Testing

/// What is known of an element when it closes is what asking it would tell.
@Suite struct FlexibilityTests {
  @Test func smallestIdealAndLargestWidthOfEveryKind() {
    #expect(limits(text("hello world")) == "1 11 11")
    #expect(limits(text("hello world", lineLimit: 1)) == "1 11 11")
    #expect(limits(text("")) == "0 0 0")
    #expect(limits(color()) == "0 10 inf")
    #expect(limits(divider()) == "0 1 inf")
    #expect(limits(fixed(7, 2)) == "7 7 7")
    #expect(limits(color().frame(minWidth: 2, idealWidth: 5, maxWidth: 9)) == "2 5 9")
    #expect(limits(text("abc").frame(minWidth: 6)) == "6 6 6")
    #expect(limits(text("abc").frame(maxWidth: Proposal.infinite)) == "1 3 inf")
    #expect(limits(text("hello world").padding(2)) == "5 15 15")
    #expect(limits(color().padding(-3)) == "0 4 inf")
    #expect(limits(text("OK").brackets()) == "5 6 6")
    #expect(limits(text("OK").border()) == "3 4 4")
    #expect(limits(text("hello world").fixedSize()) == "11 11 11")
    #expect(limits(scroll(axis: .horizontal, fixed(30, 2))) == "0 30 inf")
    #expect(limits(hstack(text("abc"), spacer(), text("de"))) == "3 6 inf")
    #expect(limits(hstack(text("abc"), text("de"))) == "3 6 6")
    #expect(limits(hstack(spacing: -2, fixed(3, 1), fixed(4, 1))) == "5 5 5")
    #expect(limits(vstack(text("abc"), divider())) == "1 3 inf")
    #expect(limits(zstack(text("abc"), fixed(2, 2).priority(1))) == "2 2 2")
    #expect(limits(text("abc").background(color())) == "1 3 3")
    #expect(limits(viewThatFits(in: .horizontal, fixed(9, 1), text("abc"))) == "1 9 9")
  }

  @Test func nothingInside() {
    #expect(limits(stack(StackElement(axis: .horizontal), [])) == "0 0 0")
    for element in wrappers {
      let empty = Sketch { $0.wrap(element, named: nil, []) }
      expectKnownLimits(empty, "\(element)")
    }
  }

  @Test(arguments: 0..<800) func randomTrees(seed: Int) {
    expectKnownLimits(.random(seed), "seed \(seed)")
  }

  /// Children beside each other on one baseline need more rows than the highest of them.
  @Test func baselinesMakeARowHigher() {
    let row = hstack(
      alignment: .firstTextBaseline, text("a").frame(height: 3, alignment: .top),
      text("b").frame(height: 3, alignment: .bottom))
    #expect(row.tree.flexibilities[0].minHeight == Flexibility.unknown)
    #expect(row.size(width: 9, height: 0) == "3 x 5")
  }

  @Test func backgroundAloneIsThePrimary() {
    let attachment = AttachmentElement(alignment: .center, isOverlay: false)
    let tree = Sketch { $0.wrap(.attachment(attachment), named: nil, [text("abc")]) }
    #expect(limits(tree) == "1 3 3")
    #expect(tree.size(width: nil, height: nil) == "3 x 1")
  }

  @Test func aLimitCutsTheLongestHardLine() {
    #expect(limits(text("abc\nabcdef", lineLimit: 1)) == "1 4 4")
    #expect(limits(text("abc\nabcdef", lineLimit: 2)) == "1 6 6")
  }

  private let wrappers: [Element] = [
    .padding(InsetsElement(EdgeInsets(.all, 2))), .padding(InsetsElement(EdgeInsets(.all, -2))),
    .border(.single), .brackets(BracketsElement(brackets: .bordered, isDisabled: false)),
    .frame(FrameElement(width: 3, height: nil)),
    .flexibleFrame(FlexibleFrameElement(width: Bounds(minimum: 3, ideal: 4, maximum: 5))),
    .fixedSize(.horizontal), .fixedSize(.vertical), .offset(x: 1, y: 1), .hidden,
    .viewport(ViewportElement(axis: .vertical)), .viewport(ViewportElement(axis: .horizontal)),
    .fitting(.horizontal), .layers(.center),
    .attachment(AttachmentElement(alignment: .center, isOverlay: true)),
    .attachment(AttachmentElement(alignment: .center, isOverlay: false)),
  ]

  /// `1 11 11`: the smallest, the ideal and the largest width, which are also those the tree answers.
  private func limits(_ sketch: Sketch) -> String {
    expectKnownLimits(sketch, "")
    let known = sketch.tree.flexibilities[0]
    let largest = known.maxWidth == Proposal.infinite ? "inf" : "\(known.maxWidth)"
    return "\(known.minWidth) \(known.idealWidth) \(largest)"
  }
}

private func expectKnownLimits(_ sketch: Sketch, _ comment: String) {
  let tree = sketch.tree
  let known = tree.flexibilities[0]
  let endless = Int(Proposal.infinite)
  func size(_ width: Int?, _ height: Int?) -> Size {
    Placement(tree, in: Proposal(width: width, height: height)).size
  }
  #expect(Int(known.minWidth) == size(0, nil).width, "smallest width, \(comment)")
  #expect(Int(known.idealWidth) == size(nil, nil).width, "ideal width, \(comment)")
  #expect(Int(known.maxWidth) == size(endless, nil).width, "largest width, \(comment)")
  for width in [nil, 0, 1, 5, 12, 40] {
    if known.minHeight != Flexibility.unknown {
      #expect(Int(known.minHeight) == size(width, 0).height, "smallest height at \(width ?? -1), \(comment)")
    }
    if known.maxHeight != Flexibility.unknown {
      #expect(
        Int(known.maxHeight) == size(width, endless).height, "largest height at \(width ?? -1), \(comment)")
    }
    if !known.stretchesVertically {
      #expect(size(width, 200).height <= size(width, nil).height, "stretches at \(width ?? -1), \(comment)")
    }
  }
}
