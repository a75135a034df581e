/// How a change is meant to be shown; text has no animation, so that the event is what can be tested (N31).
public struct Transaction: Hashable, Sendable {
  /// The transition is to be shown at once.
  public var disablesAnimations: Bool

  public init(disablesAnimations: Bool = false) { self.disablesAnimations = disablesAnimations }
}

/// Runs `body`; the transitions of the session's action it is part of are recorded with `transaction` (N31).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  WriteRecorder.current?.note(transaction)
  return try body()
}
