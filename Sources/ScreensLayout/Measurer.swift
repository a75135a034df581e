import ScreensCanvas

/// Sizes elements for a proposal and places each within its parent.
///
/// The last measurement of an element is the one that stands, and so is that of everything inside it.
/// Elements being measured wait on a list of their own rather than on the call stack, so that no depth can
/// exhaust it: a layout asks for a child, gives up its turn if there is no answer yet, and asks again later.
struct Measurer {
  let entries: UnsafePointer<Tree.Entry>
  let frames: UnsafeMutablePointer<Placement.Frame>
  let count: Int
  let text: TextStore
  var lines: [TextLine] = []
  /// The children of all stacks that are sharing their length at this time.
  let shares: UnsafeMutablePointer<StackShare>
  var shareCount = 0
  /// Heights found by asking, by element; empty until the first one is.
  var heights: [HeightLimits] = []
  /// Unfinished elements, each inside the one before.
  private let waiting: UnsafeMutablePointer<Measurement>
  private var waitingCount = 0
  /// How often an element may still be asked; then nobody is asked a second time for a better fit.
  private var patience: Int

  init(
    entries: UnsafePointer<Tree.Entry>, frames: UnsafeMutablePointer<Placement.Frame>, count: Int,
    text: TextStore
  ) {
    self.entries = entries
    self.frames = frames
    self.count = count
    self.text = text
    // No element is in either area twice, so neither gets longer than the tree; what is not used costs nothing.
    shares = .allocate(capacity: count)
    waiting = .allocate(capacity: count)
    patience = 512 * count + 1 << 16
  }

  /// Finds the size of the first element and of everything inside it.
  mutating func measureAll(_ proposal: Proposal) {
    if ask(0, proposal) { return }
    while waitingCount > 0 {
      let place = waitingCount - 1
      if advance(&waiting[place]) { waitingCount = place }
    }
  }

  func deallocate() {
    shares.deallocate()
    waiting.deallocate()
  }

  /// Whether the size for `proposal` is there; if not, it is the next time the caller has its turn.
  @inline(__always)
  mutating func ask(_ index: Int, _ proposal: Proposal) -> Bool {
    let standing = frames[index].proposal
    // A second question with the same words has the answer that stands already.
    if standing == proposal { return true }
    frames[index].proposal = proposal
    switch entries[index].element {
    case .text(let text): measureText(index, text, proposal, standing: standing)
    case .spacer(let spacer): measureSpacer(index, spacer, proposal)
    case .rule(let rule): measureRule(index, rule, proposal)
    case .fill:
      setSize(
        index, proposal.width < 0 ? 10 : proposal.width, proposal.height < 0 ? 10 : proposal.height)
    default:
      patience -= 1
      waiting[waitingCount] = Measurement(of: index)
      waitingCount += 1
      return false
    }
    return true
  }

  /// Whether asking an element again is worth it; not once a tree has taken far more questions than it has elements.
  var mayAskAgain: Bool { patience > 0 }

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
    index + 1 < Int(entries[index].end) ? index + 1 : nil
  }
}
