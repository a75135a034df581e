import ScreensCanvas

/// A place in a tree to come back to.
package struct TreeMark {
  let elements: Int
  let glyphs: Int
}

extension Tree {
  package var mark: TreeMark { TreeMark(elements: entries.count, glyphs: text.glyphs.count) }

  /// Takes out everything added since `mark`; the elements open then must be the ones open now.
  package mutating func removeAll(since mark: TreeMark) {
    guard entries.count > mark.elements else { return }
    removeElements(from: mark.elements)
    text.glyphs.removeLast(text.glyphs.count - mark.glyphs)
  }

  /// Makes one copy of the closed wrapper at `index` for each of its children, so that each child has its own;
  /// a wrapper around nothing is taken out.
  ///
  /// Returns where the children began: the `n`-th one and all inside it moved back by `n` places.
  @discardableResult
  package mutating func distribute(_ index: Int) -> [Int] {
    let starts = children(of: index)
    guard starts.count != 1 else { return starts }
    let wrapper = entries[index]
    let tail = entries.count
    let old = entries
    removeElements(from: index)
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : tail
      let place = entries.count
      entries.append(wrapper)
      let shift = Int32(place + 1 - start)
      for index in start..<end {
        var entry = old[index]
        entry.end += shift
        entry.parent = index == start ? Int32(place) : entry.parent + shift
        entries.append(entry)
      }
      entries[place].end = Int32(entries.count)
      entries[place].flexibility = Flexibility(wrapper.element, around: entries[place + 1].flexibility)
      let priority = wrapper.flexibility.priority
      if priority != 0 { entries[place].flexibility.priority = priority }
    }
    return starts
  }

  /// Moves the elements from `middle` on, all within the innermost open element, in front of those from `start` on.
  package mutating func rotate(from start: Int, middle: Int) {
    let (front, back) = (Int32(entries.count - middle), Int32(middle - start))
    for index in start..<entries.count {
      let shift = index < middle ? front : -back
      entries[index].end += shift
      if entries[index].parent >= start { entries[index].parent += shift }
    }
    let moved = Array(entries[middle...])
    entries.removeLast(moved.count)
    entries.insert(contentsOf: moved, at: start)
  }

  private mutating func removeElements(from index: Int) {
    entries.removeLast(entries.count - index)
  }
}
