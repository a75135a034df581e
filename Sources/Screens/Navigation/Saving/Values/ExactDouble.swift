/// A number that equals what has the same bits: not-a-number equals itself, or a path that holds it would differ
/// from itself.
struct ExactDouble: Hashable, Sendable {
  private let bits: UInt64

  init(_ number: Double) { bits = number.bitPattern }

  var number: Double { Double(bitPattern: bits) }
}
