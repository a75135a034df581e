package import ScreensCanvas

/// Where every element of a tree stands: the result of one layout.
package struct Placement: Sendable {
  /// One frame for each element, from the top left of the whole.
  package private(set) var frames: [Frame]
  /// The lines of wrapped texts, by the line numbers of their frames.
  package private(set) var lines: [TextLine]

  /// The place of one element in cells and, for a text, its lines.
  package struct Frame: Sendable {
    package var x: Int32 = 0
    package var y: Int32 = 0
    package var width: Int32 = 0
    package var height: Int32 = 0
    /// What was offered when the size was taken.
    var proposal = Proposal.unasked
    /// -1 for a text that is one line and needs no wrapping.
    package var firstLine: Int32 = -1
    package var lineCount: Int32 = 0

    package var rect: Rect { Rect(x: Int(x), y: Int(y), width: Int(width), height: Int(height)) }
  }

  /// The width of an element that is given no place; nothing of it is drawn.
  package static let withdrawn: Int32 = -1

  /// Offers `proposal` to the first element of the tree and places it at the top left.
  package init(_ tree: Tree, in proposal: Proposal) {
    var frames: [Frame] = []
    self.init(tree, in: proposal, memory: &frames)
  }

  /// The same in memory that is there already.
  package init(_ tree: Tree, in proposal: Proposal, memory: inout DrawingMemory) {
    self.init(tree, in: proposal, memory: &memory.frames)
  }

  private init(_ tree: Tree, in proposal: Proposal, memory: inout [Frame]) {
    frames = []
    swap(&frames, &memory)
    frames.removeAll(keepingCapacity: true)
    frames.append(contentsOf: repeatElement(Frame(), count: tree.count))
    lines = []
    guard tree.count > 0 else { return }
    tree.entries.withUnsafeBufferPointer { entries in
      frames.withUnsafeMutableBufferPointer { frames in
        var measurer = Measurer(
          entries: entries.baseAddress!, frames: frames.baseAddress!, count: tree.count, text: tree.text)
        defer { measurer.deallocate() }
        measurer.measureAll(proposal)
        lines = measurer.lines
      }
    }
    makeAbsolute(tree)
  }

  package var size: Size {
    frames.first.map { Size(width: Int($0.width), height: Int($0.height)) } ?? Size(width: 0, height: 0)
  }

  /// Measuring places every element within its parent; parents come first, so one pass adds them up.
  private mutating func makeAbsolute(_ tree: Tree) {
    frames.withUnsafeMutableBufferPointer { frames in
      tree.entries.withUnsafeBufferPointer { entries in
        for index in 1..<max(1, frames.count) {
          let parent = Int(entries[index].parent)
          guard parent >= 0 else { continue }
          frames[index].x = shift(frames[index].x, by: frames[parent].x)
          frames[index].y = shift(frames[index].y, by: frames[parent].y)
        }
      }
    }
  }
}

/// `a + b`, cut to what an endless length can be away.
private func shift(_ a: Int32, by b: Int32) -> Int32 {
  Int32(min(max(Int(a) + Int(b), -Int(Proposal.infinite)), Int(Proposal.infinite)))
}
