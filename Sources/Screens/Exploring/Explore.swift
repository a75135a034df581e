/// Walks every stack state of an app, and checks each of them.
///
/// ```swift
/// let map = explore(on: .phone) { Shop() }
/// #expect(map.findings.isEmpty)
/// print(map.outline)
/// ```
/// It begins with a fresh app and tries every control of every state in reading order, breadth first. A state is
/// reached again by starting afresh and doing the shortest list of actions that led there, because closures may change
/// objects that states share; a root that is not made anew each time shows up as an unstable replay.
///
/// It always ends: after `limit` states, after `depth` actions from the start, and where a value comes on a path that
/// holds it already. What was cut is listed in `StateMap.cuts`.
///
/// Every state is held against four laws: going back restores the screen before the push; building the path directly
/// shows the same screen as tapping there; encoding and decoding the path keeps it and its screen; and rendering twice
/// gives the same bytes. A path of values that are not `Codable` can't be encoded and is left out of the third, unless
/// `codec` says how.
///
/// `inputs` has the texts to type into fields, by label: the first text of every field of a screen at once, then the
/// second ones, and so on. Fields without any are left as they are.
///
/// `identity` says what makes two moments one state. `codec` is the one the app saves its `StackPath` with. `filter`
/// keeps controls out, as `.exploration(.ignored)` does where they are defined.
public func explore<Root: Node>(
  limit: Int = 500, depth: Int = 12, on device: Device = .phone, identity: StateIdentity = .stack,
  inputs: [String: [String]] = [:], codec: StackPath.Codec? = nil, filter: (Control) -> Bool = { _ in true },
  @NodeBuilder _ root: () -> Root
) -> StateMap {
  withoutActuallyEscaping(root) { root in
    withoutActuallyEscaping(filter) { filter in
      var explorer = Explorer(
        device: device, identity: identity, limit: max(1, limit), depth: max(0, depth), codec: codec,
        choice: ActionChoice(filter: filter, inputs: inputs),
        start: {
          let session = Session(root(), on: device)
          session.isExplored = true
          return session
        })
      return explorer.explore()
    }
  }
}
