/// Thrown by a link that is well formed and still leads nowhere.
///
/// ```swift
/// guard let product = shop.product(id) else { throw LinkRefusal("There is no product \(id).") }
/// ```
public struct LinkRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence for the person who followed the link.
  public let reason: String

  /// Refuses with a sentence such as `There is no product 7.`
  public init(_ reason: String) { self.reason = reason }

  /// The sentence alone.
  public var description: String { reason }
}
