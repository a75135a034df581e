import ScreensCanvas

/// Sizes elements for a proposal and places each within its parent.
///
/// The last measurement of an element is the one that stands, and so is that of everything inside it.
struct Measurer {
  let elements: UnsafePointer<Element>
  let ends: UnsafePointer<Int32>
  let flexibilities: UnsafePointer<Flexibility>
  let frames: UnsafeMutablePointer<Placement.Frame>
  /// Room for the children of all stacks being measured at one time.
  var shares: UnsafeMutablePointer<StackShare>
  let text: TextStore
  var lines: [TextLine] = []

  /// Sets the frame's size; it is finite unless endless room was offered.
  mutating func measure(_ index: Int, _ proposal: Proposal) {
    // A second question with the same words has the answer that stands already.
    if frames[index].proposal == proposal { return }
    frames[index].proposal = proposal
    switch elements[index] {
    case .text(let text): measureText(index, text, proposal)
    case .spacer(let spacer): measureSpacer(index, spacer, proposal)
    case .rule(let rule):
      let isRow = rule.axis == .horizontal
      setSize(
        index, isRow ? (proposal.width < 0 ? 1 : proposal.width) : 1,
        isRow ? 1 : (proposal.height < 0 ? 1 : proposal.height))
    case .fill:
      setSize(
        index, proposal.width < 0 ? 10 : proposal.width, proposal.height < 0 ? 10 : proposal.height)
    case .stack(let stack): measureStack(index, stack, proposal)
    case .layers(let alignment): measureLayers(index, alignment, proposal)
    case .attachment(let attachment): measureAttachment(index, attachment, proposal)
    case .padding(let insets): measurePadding(index, insets, proposal)
    case .border:
      measurePadding(index, InsetsElement(top: 1, leading: 1, bottom: 1, trailing: 1), proposal)
    case .brackets(let element):
      let insets = InsetsElement(
        leading: Int32(element.brackets.leading), trailing: Int32(element.brackets.trailing))
      measurePadding(index, insets, proposal)
    case .frame(let frame): measureFrame(index, frame, proposal)
    case .flexibleFrame(let frame): measureFlexibleFrame(index, frame, proposal)
    case .fixedSize(let axes):
      let width = axes.contains(.horizontal) ? Proposal.ideal : proposal.width
      let height = axes.contains(.vertical) ? Proposal.ideal : proposal.height
      wrapChild(index, Proposal(width: width, height: height))
    case .offset(let x, let y):
      wrapChild(index, proposal, x: x, y: y)
    case .viewport(let viewport): measureViewport(index, viewport, proposal)
    case .fitting(let axes): measureFitting(index, axes, proposal)
    case .named, .hidden: wrapChild(index, proposal)
    }
  }

  @inline(__always)
  func setSize(_ index: Int, _ width: Int32, _ height: Int32) {
    frames[index].width = width
    frames[index].height = height
  }

  @inline(__always)
  func setOrigin(_ index: Int, _ x: Int32, _ y: Int32) {
    frames[index].x = x
    frames[index].y = y
  }

  /// The first element inside `index`, or `nil` where nothing is.
  @inline(__always)
  func firstChild(_ index: Int) -> Int? {
    index + 1 < Int(ends[index]) ? index + 1 : nil
  }

  /// Takes the size of the only child.
  private mutating func wrapChild(_ index: Int, _ proposal: Proposal, x: Int32 = 0, y: Int32 = 0) {
    guard let child = firstChild(index) else { return setSize(index, 0, 0) }
    measure(child, proposal)
    setOrigin(child, x, y)
    setSize(index, frames[child].width, frames[child].height)
  }

  private func measureSpacer(_ index: Int, _ spacer: SpacerElement, _ proposal: Proposal) {
    let width = spacer.axis == .vertical ? 0 : max(proposal.width, spacer.minimum)
    let height = spacer.axis == .horizontal ? 0 : max(proposal.height, spacer.minimum)
    setSize(index, width, height)
  }
}
