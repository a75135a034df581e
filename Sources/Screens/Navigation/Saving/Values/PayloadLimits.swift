/// How large saved values may be, and how much of that is used up while one path is saved or read.
///
/// Handed down the task while reading, because the format's decoder stands between a value and those inside it.
final class PayloadLimits: @unchecked Sendable {
  @TaskLocal static var current: PayloadLimits?

  static let entries = 10_000
  static let depth = 64
  static let parts = 100_000

  private var depth = 0
  private var parts = 0

  /// Counts a value met while reading.
  func countPart() throws(PayloadFault) { try countPart(at: depth) }

  func countPart(at depth: Int) throws(PayloadFault) {
    if depth > Self.depth { throw .tooDeep }
    parts += 1
    if parts > Self.parts { throw .tooManyParts }
  }

  /// Reads what is inside a value; `nil` where the value is of another kind.
  func nested<Value>(_ read: () throws -> Value) throws(PayloadFault) -> Value? {
    depth += 1
    defer { depth -= 1 }
    do {
      return try read()
    } catch let fault as PayloadFault {
      throw fault
    } catch {
      return nil
    }
  }
}

/// Why a value can't be held.
enum PayloadFault: Error {
  case tooDeep
  case tooManyParts
  /// Neither null, boolean, number, text, list nor object.
  case unreadable

  /// The end of a sentence.
  var why: String {
    switch self {
    case .tooDeep: "it is nested more than \(PayloadLimits.depth) deep"
    case .tooManyParts: "it has more than \(PayloadLimits.parts) parts"
    case .unreadable: "it holds something that is no text, number, boolean, list or object"
    }
  }
}
