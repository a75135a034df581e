import ScreensCanvas
import ScreensLayout

extension Session {
  /// Moves the content of a screen with a height; cut to what there is.
  public func scroll(to row: Int) {
    scroll(settle(.none).scrolledScreen, to: row)
    steps.append("scroll to row \(row)")
  }

  /// Moves the content of a screen with a height until what has this label can be seen, and no further than that.
  ///
  /// It is a control, found as a tap finds it; or else a whole text, the first of several. Of something that is higher
  /// than the screen one sees the beginning. What can be seen already does not move.
  public func scroll(to target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    let search = Search(target: target, nth: nth, area: area)
    let resolver = settle(for: search)
    let screen = resolver.makeScreen()
    let request = "scroll to \(search.description)"
    let element = try element(of: search, on: screen, resolver, request)
    if let move = resolver.tree.move(toShow: element, screen.placement) {
      scroll(move.screen, to: move.row)
    }
    steps.append(request)
  }

  /// Moves the content of a screen with a height until what has this label can be seen.
  public func scroll(to label: String, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try scroll(to: .label(label), nth: nth, within: area)
  }

  private func element(
    of search: Search, on screen: Screen, _ resolver: Resolver, _ request: String
  ) throws(DriveError) -> Int {
    let texts = resolver.textsInFront(screen.placement)
    let isText = search.target.role == nil && search.area == nil
    if isText, !screen.controls.contains(where: { search.target.matches($0) }) {
      let isWanted = { (text: String) in search.target.matches(label: text, identifier: nil) }
      let matches = texts.filter { isWanted($0.text) }
      let nth = search.nth ?? 0
      if matches.indices.contains(nth) { return matches[nth].element }
      if !matches.isEmpty { throw failure(.tooFew(count: matches.count), request, screen) }
      if let front = resolver.front.presentation, resolver.tree.texts().contains(where: isWanted) {
        throw failure(.blocked(by: front.name), request, screen)
      }
    }
    let index = try find(search, on: screen, resolver, request, texts: isText ? texts.map(\.text) : [])
    return resolver.placedElement(of: resolver.reachableControls[index], screen.placement)
  }
}

extension Resolver {
  /// The texts that nothing covers.
  fileprivate func textsInFront(_ placement: Placement) -> [(element: Int, text: String)] {
    guard let front = tree.children(of: 0).last else { return [] }
    return tree.elementsWithText(in: front..<Int(tree.ends[front])).filter {
      !$0.text.isEmpty && isPlaced($0.element, placement)
    }
  }
}

extension Tree {
  /// How far which screen is to be scrolled so that an element of it can be seen; `nil` where it can be.
  fileprivate func move(toShow element: Int, _ placement: Placement) -> (screen: Int, row: Int)? {
    var window = element < count ? Int(parents[element]) : -1
    while window >= 0 {
      if case .viewport(let viewport) = elements[window], let owner = viewport.owner {
        return placement.row(of: element, in: window).map { (Int(owner), $0) }
      }
      window = Int(parents[window])
    }
    return nil
  }
}

extension Placement {
  /// The row of the content that must be the first in its window, so that an element of it can be seen.
  fileprivate func row(of element: Int, in window: Int) -> Int? {
    let (target, shown, content) = (frames[element].rect, frames[window].rect, frames[window + 1].rect)
    let (top, isHigher) = (target.y - content.y, target.height > shown.height)
    if target.y < shown.y || isHigher { return top }
    let hidden = target.y + target.height - shown.y - shown.height
    return hidden > 0 ? shown.y - content.y + hidden : nil
  }
}
