import ScreensCanvas

/// Which control a verb acts on: one on the screen, or in an area of it, that a target finds.
struct Search {
  let target: Target
  /// Which of several, counted from 0 in reading order.
  var nth: Int?
  /// The name of the area that it is in.
  var area: String?

  /// `button "Pay"`, and where it is looked for.
  var description: String {
    let area = area.map { ", within: \"\(CleanText.oneLine($0))\"" } ?? ""
    return "\(target)\(nth.map { ", nth: \($0)" } ?? "")\(area)"
  }
}

/// Why a search found nothing to act on.
private struct Miss: Error {
  let reason: DriveError.Reason

  init(_ reason: DriveError.Reason) { self.reason = reason }
}

extension Session {
  /// What is shown, with the areas of the controls where the search is for one of them.
  func settle(for search: Search) -> Resolver { settle(notingAreas: search.area != nil) }

  /// The place of the one control that is searched for among those of the screen.
  ///
  /// - Parameter texts: What might have been meant besides the labels of the controls.
  func find(
    _ search: Search, on screen: Screen, _ resolver: Resolver, _ request: String, texts: [String] = []
  ) throws(DriveError) -> Int {
    do throws(Miss) {
      return try find(search, on: screen, resolver, texts)
    } catch {
      throw failure(error.reason, request, screen)
    }
  }

  /// Tells the controls that are in the area of a search.
  func membership(
    of search: Search, on screen: Screen, _ resolver: Resolver, _ request: String
  ) throws(DriveError) -> (Int) -> Bool {
    do throws(Miss) {
      return try resolver.membership(of: search)
    } catch {
      throw failure(error.reason, request, screen)
    }
  }

  private func find(
    _ search: Search, on screen: Screen, _ resolver: Resolver, _ texts: [String]
  ) throws(Miss) -> Int {
    let (target, controls) = (search.target, screen.controls)
    let isInArea = try resolver.membership(of: search)
    let matches = controls.indices.filter { isInArea($0) && target.matches(controls[$0]) }
    if let nth = search.nth, matches.indices.contains(nth) { return matches[nth] }
    if search.nth == nil, matches.count == 1 { return matches[0] }
    guard matches.isEmpty else {
      if search.nth != nil { throw Miss(.tooFew(count: matches.count)) }
      // A role tells controls apart in fewer words than a place does.
      let areas = Set(matches.map { controls[$0].role }).count > 1 ? [] : areas(telling: matches)
      throw Miss(.ambiguous(count: matches.count, areas: areas))
    }
    if let blocker = resolver.blocker(of: search) { throw Miss(.blocked(by: blocker)) }
    let inArea = controls.indices.filter(isInArea)
    if let other = inArea.first(where: { target.matches(controls[$0], role: nil) }) {
      throw Miss(.otherRole(controls[other].role))
    }
    if controls.contains(where: { target.matches($0) }) {
      throw Miss(.outsideArea(nearest: nearest(to: target.label, among: inArea.map { controls[$0].label })))
    }
    if let other = controls.first(where: { target.matches($0, role: nil) }) {
      throw Miss(.otherRole(other.role))
    }
    throw Miss(.notFound(nearest: nearest(to: target.label, among: controls.map(\.label) + texts)))
  }

  /// Names of areas that only one of several controls is in, for the first few of them.
  private func areas(telling places: [Int]) -> [String] {
    let resolver = settle(notingAreas: true)
    let controls = resolver.reachableControls
    guard places.allSatisfy(controls.indices.contains) else { return [] }
    var telling: [String] = []
    for place in places.prefix(3) {
      let names = controls[place].areas.lazy.flatMap { resolver.areas[$0].names }
      let others = places.filter { $0 != place }
      let name = names.first { name in
        let found = resolver.areas(called: name, of: controls)
        guard found.count == 1 else { return false }
        return controls[place].areas.contains(found[0])
          && !others.contains { controls[$0].areas.contains(found[0]) }
      }
      if let name { telling.append(name) }
    }
    return telling
  }
}

extension Resolver {
  /// Tells the controls that are in the area of a search.
  fileprivate func membership(of search: Search) throws(Miss) -> (Int) -> Bool {
    guard let name = search.area else { return { _ in true } }
    let controls = reachableControls
    let found = areas(called: name, of: controls)
    if found.count == 1 { return { controls[$0].areas.contains(found[0]) } }
    if !found.isEmpty { throw Miss(.ambiguousArea(count: found.count)) }
    if let blocker = blocker(of: search) { throw Miss(.blocked(by: blocker)) }
    let names = controls.flatMap { $0.areas.flatMap { areas[$0].names } }
    throw Miss(.noSuchArea(nearest: nearest(to: name, among: names)))
  }

  /// The areas of this name: of areas inside one another the innermost, and by the ids of elements only where none is
  /// called so otherwise.
  fileprivate func areas(called name: String, of controls: [ControlEntry]) -> [Int] {
    let name = folded(name)
    let called = Set(controls.flatMap(\.areas)).filter { areas[$0].names.contains { folded($0) == name } }
    let named = called.filter { areas[$0].kind != .element }
    let found = named.isEmpty ? called : named
    let outer = controls.map { $0.areas.filter(found.contains).dropFirst() }
    return found.subtracting(outer.joined()).sorted()
  }

  /// What covers the control that is searched for.
  fileprivate func blocker(of search: Search) -> String? {
    controls.first { entry in
      guard entry.blocker != nil else { return false }
      let isInArea = search.area.map { !areas(called: $0, of: [entry]).isEmpty } ?? true
      return isInArea
        && search.target.matches(label: entry.label ?? "", identifier: entry.identifier)
    }?.blocker
  }
}
