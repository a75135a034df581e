import Foundation

/// Collects what a closure prints.
final class PrintedText: @unchecked Sendable {
  private let lock = NSLock()
  private var collected = ""

  var text: String { lock.withLock { collected } }

  func add(_ text: String) { lock.withLock { collected += text } }
}
