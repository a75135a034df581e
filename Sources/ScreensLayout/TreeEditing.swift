import ScreensCanvas

/// A place in a tree to come back to.
package struct TreeMark {
  let elements: Int
  let glyphs: Int
}

extension Tree {
  package var mark: TreeMark { TreeMark(elements: elements.count, glyphs: text.glyphs.count) }

  /// Takes out everything added since `mark`; the elements open then must be the ones open now.
  package mutating func removeAll(since mark: TreeMark) {
    guard elements.count > mark.elements else { return }
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
    let (element, style, parent) = (elements[index], styleNumbers[index], parents[index])
    let priority = flexibilities[index].priority
    let tail = elements.count
    let copy = self
    removeElements(from: index)
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : tail
      let wrapper = elements.count
      elements.append(element)
      ends.append(0)
      parents.append(parent)
      flexibilities.append(.none)
      styleNumbers.append(style)
      let shift = Int32(wrapper + 1 - start)
      for old in start..<end {
        elements.append(copy.elements[old])
        ends.append(copy.ends[old] + shift)
        parents.append(old == start ? Int32(wrapper) : copy.parents[old] + shift)
        flexibilities.append(copy.flexibilities[old])
        styleNumbers.append(copy.styleNumbers[old])
      }
      ends[wrapper] = Int32(elements.count)
      flexibilities[wrapper] = Flexibility(element, around: flexibilities[wrapper + 1])
      if priority != 0 { flexibilities[wrapper].priority = priority }
    }
    return starts
  }

  /// Moves the elements from `middle` on, all within the innermost open element, in front of those from `start` on.
  package mutating func rotate(from start: Int, middle: Int) {
    let (front, back) = (Int32(elements.count - middle), Int32(middle - start))
    for index in start..<elements.count {
      let shift = index < middle ? front : -back
      ends[index] += shift
      if parents[index] >= start { parents[index] += shift }
    }
    rotateSlice(of: &elements, from: start, middle: middle)
    rotateSlice(of: &ends, from: start, middle: middle)
    rotateSlice(of: &parents, from: start, middle: middle)
    rotateSlice(of: &flexibilities, from: start, middle: middle)
    rotateSlice(of: &styleNumbers, from: start, middle: middle)
  }

  private mutating func removeElements(from index: Int) {
    let surplus = elements.count - index
    elements.removeLast(surplus)
    ends.removeLast(surplus)
    parents.removeLast(surplus)
    flexibilities.removeLast(surplus)
    styleNumbers.removeLast(surplus)
  }
}

private func rotateSlice<Value>(of values: inout [Value], from start: Int, middle: Int) {
  let front = Array(values[middle...])
  values.removeLast(front.count)
  values.insert(contentsOf: front, at: start)
}
