extension Explorer {
  /// Building the path directly, as a deep link does, shows the same screen as tapping there; so does a path that was
  /// encoded and decoded.
  mutating func checkPath(of moment: Moment, _ way: Way) {
    let stacks = moment.resolver.stacks.filter(\.isVisible)
    guard stacks.contains(where: { !$0.entries.isEmpty }) else { return }
    let paths = stacks.map(\.entries)
    let direct = textAfterLink(to: paths, of: moment, way)
    if let direct, direct != moment.text { return addDifferentDeepLink(to: moment, direct, way) }
    switch roundTrips.outcome(of: stacks, codec) {
    case .unsaved: return
    case .lost(let why): addLostPath(of: moment, why, [], way)
    case .restored(let restored):
      guard direct != nil, let text = textAfterLink(to: restored, of: moment, way), text != moment.text
      else { return }
      addLostPath(
        of: moment, "encoded and decoded, its path is equal and yet shows another screen.",
        [moment.text, text], way)
    }
  }

  /// What is shown when the values at the end of these paths are put there at once; nothing where more than the paths
  /// makes the difference.
  ///
  /// Only pushes can be taken over by a path, so everything before the last of the other actions is done as before.
  private func textAfterLink(to paths: [[PathEntry]], of moment: Moment, _ way: Way) -> String? {
    let count = way.countBeforePushes
    guard count < way.actions.count, let session = replay(way, first: count) else { return nil }
    let resolver = session.settle()
    let (before, after) = (StateKey(resolver), moment.key)
    let stacks = resolver.stacks.filter(\.isVisible)
    guard before.tabs == after.tabs, before.chosen == after.chosen, before.presented == after.presented,
      stacks.count == paths.count,
      moment.resolver.stacks.allSatisfy({ $0.raised.isEmpty }),
      zip(stacks, paths).allSatisfy({ Array($1.prefix($0.entries.count)).isSame(as: $0.entries) })
    else { return nil }
    session.run {
      for (stack, path) in zip(stacks, paths) {
        for entry in path.dropFirst(stack.entries.count) { stack.access.append(entry) }
      }
    }
    return session.text
  }

  private mutating func addDifferentDeepLink(to moment: Moment, _ text: String, _ way: Way) {
    map.findings.append(
      Finding(
        .differentDeepLink,
        "Building the path \(breadcrumb(moment)) directly shows another screen than tapping there. "
          + "What it shows comes from more than the path: an action on the way also set something up. "
          + "Set that up where the screen is made, from the values on the path.",
        taps: way.taps, texts: [moment.text, text]))
  }

  private mutating func addLostPath(of moment: Moment, _ why: String, _ texts: [String], _ way: Way) {
    guard notes.lost.insert(why).inserted else { return }
    map.findings.append(
      Finding(
        .lostPath,
        "The path \(breadcrumb(moment)) does not survive being saved: \(why) "
          + "Encode everything that tells its values apart, and decode what was encoded.",
        taps: way.taps, texts: texts))
  }

  private func breadcrumb(_ moment: Moment) -> String {
    moment.key.paths.filter { !$0.isEmpty }.map { $0.map(\.name).joined(separator: " › ") }.joined(
      separator: ", ")
  }
}
