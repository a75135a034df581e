/// Why a snapshot assertion failed, in three parts: what happened, why, and what to do.
struct SnapshotFailure: Error, Equatable {
  /// Rows of a diff that a message shows; the whole patch is attached.
  static let rowLimit = 200

  var what: String
  var why: String
  var remedy: String
  /// The change from the reference to what the test shows.
  var diff: UnifiedDiff?
  /// What the test shows, to be attached to it.
  var actual: SnapshotText?
  var file: SnapshotFile?
  /// What the message shows where there is nothing to compare.
  var picture: String?
  /// The controls tapped from the first screen to this one.
  var taps: [String] = []

  /// The whole message.
  func text(inColor: Bool = false) -> String {
    var parts = [what]
    if var diff {
      let hidden = diff.truncate(toRows: Self.rowLimit)
      var text = diff.text(inColor: inColor)
      if hidden > 0 { text += "... \(hidden) more rows; the whole patch is attached to the test\n" }
      text.removeLast()
      parts.append(text)
    }
    if let picture { parts.append(picture) }
    if !taps.isEmpty { parts.append("Reached by: " + taps.joined(separator: " > ")) }
    return (parts + [why, remedy]).joined(separator: "\n\n")
  }
}
