import ScreensCanvas
import ScreensLayout

extension Resolver {
  /// Draws the links of a stack that lead nowhere as disabled, now that all its registrations are known (N5).
  mutating func markDeadLinks(of scope: StackScope, from start: Int) {
    for index in controls.indices where Int(controls[index].element) >= start {
      guard let link = controls[index].link, link.stack === scope else { continue }
      if scope.registration(for: link.entry.type) != nil { continue }
      let label = label(controls[index])
      controls[index].refusal = .noDestination(link.entry)
      diagnostics.add(.missingDestination(ofLink: label, to: link.entry, in: scope))
      disable(index, mark: link.mark)
    }
  }

  private mutating func disable(_ control: Int, mark: Int) {
    controls[control].isEnabled = false
    tree.text.glyphs[mark] = marks.disabledBlank
    let element = controls[control].element
    let alternatives = controls[control].alternatives.map { element + $0 }
    for element in Set([element] + alternatives).map(Int.init) where element < tree.count {
      for index in element..<Int(tree.ends[element]) {
        let style = tree.styles[tree.styleNumbers[index]].adding(.dim)
        tree.setStyle(tree.styles.number(of: style), of: index)
      }
    }
  }
}
