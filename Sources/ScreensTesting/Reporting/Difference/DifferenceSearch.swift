/// Marks the differences between two sequences by cutting the problem in two at a point that a shortest
/// edit script passes, until one side of every part is empty.
struct DifferenceSearch {
  /// A part of the problem: old elements and new elements that face each other.
  struct Part {
    var old: Range<Int>
    var new: Range<Int>
  }

  let old: [Int]
  let new: [Int]
  private(set) var isRemoved: [Bool]
  private(set) var isAdded: [Bool]

  init(from old: [Int], to new: [Int]) {
    self.old = old
    self.new = new
    isRemoved = Array(repeating: false, count: old.count)
    isAdded = Array(repeating: false, count: new.count)
  }

  mutating func run() {
    var middle = DifferenceMiddle(oldCount: old.count, newCount: new.count)
    var parts = [Part(old: 0..<old.count, new: 0..<new.count)]
    while let next = parts.popLast() {
      let part = withoutCommonEnds(next)
      if part.old.isEmpty || part.new.isEmpty {
        mark(part)
        continue
      }
      let point = middle.find(in: part, old: old, new: new)
      let before = Part(
        old: part.old.lowerBound..<point.old, new: part.new.lowerBound..<point.new)
      let after = Part(old: point.old..<part.old.upperBound, new: point.new..<part.new.upperBound)
      parts.append(after)
      parts.append(before)
    }
  }

  private func withoutCommonEnds(_ part: Part) -> Part {
    var (oldStart, oldEnd) = (part.old.lowerBound, part.old.upperBound)
    var (newStart, newEnd) = (part.new.lowerBound, part.new.upperBound)
    while oldStart < oldEnd && newStart < newEnd && old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd && newStart < newEnd && old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return Part(old: oldStart..<oldEnd, new: newStart..<newEnd)
  }

  private mutating func mark(_ part: Part) {
    for index in part.old { isRemoved[index] = true }
    for index in part.new { isAdded[index] = true }
  }
}
