extension StateMap {
  /// How much of the app an exploration saw, as counts and as the lists of what is missing.
  public struct Coverage: Hashable, Sendable {
    /// Types with a `destination(for:)` that were shown, out of all that are registered somewhere.
    public internal(set) var types = Share()
    /// Controls that were acted on, out of all that were seen; one on a screen shown in many states is one.
    public internal(set) var controls = Share()
    /// Links that were walked, out of all links that were seen.
    public internal(set) var links = Share()

    /// A part of something, and what is not in it.
    public struct Share: Hashable, Sendable, CustomStringConvertible {
      /// How many there are.
      public internal(set) var total = 0
      /// What was not reached, in the order in which it was met.
      public internal(set) var missing: [String] = []

      /// How many were reached.
      public var reached: Int { total - missing.count }

      /// `12 of 14`
      public var description: String { "\(reached) of \(total)" }
    }
  }
}
