import Screens
import Testing

struct MalformedPathTests {
  @Test(arguments: [
    (
      "[]",
      "This is no saved path: it is not an object. "
        + "Decode what was encoded from a SavedPath, or start with an empty path."
    ),
    (
      #"{"path":[]}"#,
      #"This is no saved path: it has no "version" number. "#
        + "Decode what was encoded from a SavedPath, or start with an empty path."
    ),
    (
      #"{"version":1,"path":{}}"#,
      #"This is no saved path: it has no "path" list. "#
        + "Decode what was encoded from a SavedPath, or start with an empty path."
    ),
    (
      #"{"version":2,"path":7}"#,
      "The path was saved in version 2 of the format, and this version of Screens reads version 1. "
        + "Update Screens, or start with an empty path."
    ),
  ])
  func N14_whatIsNoSavedPathIsRefused(json: String, text: String) {
    let error = #expect(throws: SavedPathError.self) { try savedPath(json) }
    #expect(error?.description == text)
    #expect(error?.position == nil)
  }

  @Test(arguments: [
    ("7", "it is not an object"), ("null", "it is not an object"),
    (#"{"value":1}"#, #"it has no "tag" text"#),
    (#"{"tag":1,"value":1}"#, #"it has no "tag" text"#),
  ])
  func N14_anEntryWithoutATagIsRefusedWithItsPosition(entry: String, why: String) {
    let error = #expect(throws: SavedPathError.self) {
      try savedPath(entries: [#"{"tag":"task","value":"T"}"#, entry])
    }
    #expect(error?.position == 1)
    #expect(
      error?.description
        == "path[1] is no entry of a saved path: \(why). "
        + "Decode what was encoded from a SavedPath, or start with an empty path.")
  }

  @Test func N14_aLongOrUnprintableTagIsShownShort() throws {
    let tag = String(repeating: "x", count: 100_000)
    let (path, report) = try StackPath.Codec().restore(
      savedPath(entries: [#"{"tag":"\#(tag)","value":1}"#, #"{"tag":"a\u0007\nb","value":1}"#]))
    #expect(report.issues.map(\.description.count).allSatisfy { $0 < 250 })
    #expect(path[0].value as? StackPath.UnresolvedEntry != nil)
    #expect(path.description == "unresolved \"\(tag.prefix(39))…\" › unresolved \"a␇ b\"")
    #expect(report.issues[0].tag == tag)
  }

  @Test func N14_aTagOfOneEndlessCharacterIsShownShort() throws {
    let tag = "a" + String(repeating: "\u{301}", count: 100_000)
    let (path, report) = try StackPath.Codec().restore(savedPath(entries: [#"{"tag":"\#(tag)","value":1}"#]))
    #expect(path.description.utf8.count < 400)
    #expect(report.description.utf8.count < 1_000)
  }
}
