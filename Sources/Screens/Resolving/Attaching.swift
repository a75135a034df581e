import ScreensLayout

extension Resolver {
  /// Adds `content` with something in front of it or behind it: each of several nodes gets its own, none get none.
  mutating func attach<Content: Node>(
    _ attachment: AttachmentElement, to content: Content, _ secondary: (inout Resolver) -> Void
  ) {
    let (mark, start, firstControl) = (tree.mark, tree.count, controls.count)
    tree.open(.attachment(attachment), style: styleNumber)
    if !attachment.isOverlay { scoped(.attached(0), secondary) }
    identity.advance()
    let (primary, primaryControl) = (tree.count, controls.count)
    content.resolve(into: &self)
    identity.advance()
    if primary < tree.count, Int(tree.ends[primary]) == tree.count {
      if attachment.isOverlay { scoped(.attached(0), secondary) }
      return closeAttachment(start)
    }
    guard tree.count > start else { return tree.close() }
    let all = tree
    let back = Subtree(
      tree: all, range: start + 1..<primary, controls: Array(controls[firstControl..<primaryControl]))
    let fronts = controls[primaryControl...]
    controls.removeLast(controls.count - firstControl)
    closeAttachment(start)
    tree.removeAll(since: mark)
    tree.text = all.text
    var (child, number) = (primary, 0)
    while child < all.count {
      let range = child..<Int(all.ends[child])
      let front = Subtree(
        tree: all, range: range, controls: fronts.filter { range.contains(Int($0.element)) })
      let start = tree.count
      tree.open(.attachment(attachment), style: styleNumber)
      if attachment.isOverlay { add(front) }
      if number == 0, !attachment.isOverlay { add(back) } else { scoped(.attached(number), secondary) }
      if !attachment.isOverlay { add(front) }
      closeAttachment(start)
      (child, number) = (range.upperBound, number + 1)
    }
  }

  /// Layout counts on two children; what is nested too deeply was left out.
  private mutating func closeAttachment(_ start: Int) {
    let first = start + 1
    if start < tree.count, first >= tree.count || Int(tree.ends[first]) >= tree.count {
      tree.replaceOpen(start, with: .layers(.center))
    }
    tree.close()
  }

  /// Adds elements that were resolved before, with their controls.
  private mutating func add(_ subtree: Subtree) {
    let shift = addElements(of: subtree)
    for control in subtree.controls {
      controls.append(control)
      controls[controls.count - 1].element += Int32(shift)
    }
  }

  /// Adds elements that were resolved before; returns by how much their places have changed.
  mutating func addElements(of subtree: Subtree) -> Int {
    let (old, shift) = (subtree.tree, tree.count - subtree.range.lowerBound)
    // They were turned round when they were resolved.
    let isMirrored = tree.isMirrored
    tree.isMirrored = false
    defer { tree.isMirrored = isMirrored }
    var open: [Int] = []
    for index in subtree.range {
      if Int(old.ends[index]) == index + 1 {
        tree.add(old.elements[index], style: old.styleNumbers[index])
        keepPriority(of: index, in: old, shift)
      } else {
        tree.open(old.elements[index], style: old.styleNumbers[index])
        open.append(index)
      }
      while let last = open.last, Int(old.ends[last]) == index + 1 {
        open.removeLast()
        tree.close()
        keepPriority(of: last, in: old, shift)
      }
    }
    return shift
  }

  private mutating func keepPriority(of index: Int, in old: Tree, _ shift: Int) {
    let priority = old.flexibilities[index].priority
    if tree.flexibilities[index + shift].priority != priority {
      tree.setPriority(Double(priority), of: index + shift)
    }
  }
}

/// Elements that stood next to each other in a tree.
struct Subtree {
  let tree: Tree
  let range: Range<Int>
  let controls: [ControlEntry]

  /// It is room and nothing else.
  var isSpacer: Bool { range.count == 1 && tree.elements[range.lowerBound].isSpacer }
}
