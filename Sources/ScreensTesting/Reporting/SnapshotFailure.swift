/// Why a snapshot assertion failed, in three parts: what happened, why, and what to do.
struct SnapshotFailure: Error, Equatable {
  var what: String
  var why: String
  var remedy: String
  /// The change from the reference to what the test shows.
  var diff: UnifiedDiff?
  /// What the test shows, to be attached to it.
  var actual: SnapshotText?
  var file: SnapshotFile?
  /// The controls tapped from the first screen to this one.
  var taps: [String] = []

  /// The whole message.
  func text(inColor: Bool = false) -> String {
    var parts = [what]
    if let diff { parts.append(Self.shortened(diff.text(inColor: inColor))) }
    if !taps.isEmpty { parts.append("Reached by: " + taps.joined(separator: " > ")) }
    parts.append(why)
    parts.append(remedy)
    return parts.joined(separator: "\n\n")
  }

  private static let lineLimit = 200

  private static func shortened(_ diff: String) -> String {
    let lines = diff.utf8.split(separator: SnapshotRow.newline, omittingEmptySubsequences: false)
      .dropLast()
    var shown = lines.prefix(lineLimit).map { String(decoding: $0, as: UTF8.self) }
    if lines.count > lineLimit {
      shown.append("... \(lines.count - lineLimit) more lines; the whole patch is attached to the test")
    }
    return shown.joined(separator: "\n")
  }
}
