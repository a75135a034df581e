import Screens
import Testing

/// Saved by one version of an app and restored by another.
struct RestoringTests {
  private let earlier = StackPath.Codec(
    .type(Earlier.SavedRoute.self, as: "route"), .type(Earlier.Card.self, as: "card"),
    .type(Int.self, as: "page"))
  private let later = StackPath.Codec(
    .type(Later.Place.self, as: "route"), .type(Later.Card.self, as: "card"), .type(String.self, as: "name"))

  private func saved(_ fill: (inout StackPath) -> Void) throws -> SavedPath {
    var path = StackPath([Earlier.SavedRoute.inbox])
    fill(&path)
    path.append(Earlier.SavedRoute.inbox)
    return try savedPath(json(earlier.save(path)))
  }

  private func check(_ saved: SavedPath, issue: String, reason: RestoreReport.Issue.Reason) throws {
    let (lenient, report) = try later.restore(saved)
    #expect(lenient.count == 3)
    #expect(lenient.elements(of: Later.Place.self) == [.inbox, .inbox])
    let unresolved = try #require(lenient.last(as: StackPath.UnresolvedEntry.self))
    #expect(unresolved.tag == saved.tags[1] && unresolved.reason == reason)
    #expect(report.issues.map(\.position) == [1])
    #expect(report.issues.map(\.tag) == [saved.tags[1]])
    #expect(report.issues.map(\.reason) == [reason])
    #expect(!report.isComplete && report.droppedCount == 0)
    #expect(report.description == issue)

    let again = try later.save(lenient)
    #expect(try json(again) == json(saved))
    #expect(try later.restore(savedPath(json(again))).path == lenient)
    #expect(try earlier.restore(again, mode: .strict).path.count == 3)

    let error = #expect(throws: SavedPathError.self) { try later.restore(saved, mode: .strict) }
    #expect(error?.description == issue && error?.position == 1)

    let (cut, cutReport) = try later.restore(saved, mode: .droppingUnknown)
    #expect(cut == StackPath([Later.Place.inbox]))
    #expect(cutReport.issues == report.issues && cutReport.droppedCount == 2)
    #expect(cutReport.description == issue + "\n2 entries were dropped.")
  }

  @Test func N14_aTypeRenamedUnderItsTagIsRestored() throws {
    let (path, report) = try later.restore(saved { _ in })
    #expect(path == StackPath([Later.Place.inbox, .inbox]))
    #expect(report.isComplete)
  }

  @Test func N14_aTagThatIsNotListed() throws {
    try check(
      saved { $0.append(12) },
      issue: """
        path[1] was saved under the tag "page", which the codec does not list (it lists "card", "name", "route"). \
        Add .type(…, as: "page") to the StackPath.Codec.
        """,
      reason: .unknownTag(listed: ["card", "name", "route"]))
  }

  @Test func N14_aCaseThatIsGone() throws {
    try check(
      saved { $0.append(Earlier.SavedRoute.archive(year: 2020)) },
      issue: """
        path[1] was saved under the tag "route", and Place can't be decoded from it: \
        Invalid number of keys found, expected one. Let Place decode what earlier versions saved.
        """,
      reason: .undecodable(type: "Place", why: "Invalid number of keys found, expected one"))
  }

  @Test func N14_aValueThatChanged() throws {
    try check(
      saved { $0.append(Earlier.Card(title: "Plan", size: 3)) },
      issue: """
        path[1] was saved under the tag "card", and Card can't be decoded from it: \
        at size, expected String, found the number 3. Let Card decode what earlier versions saved.
        """,
      reason: .undecodable(type: "Card", why: "at size, expected String, found the number 3"))
  }

  @Test func N14_aLastEntryThatIsDropped() throws {
    let saved = try savedPath(entries: [#"{"tag":"route","value":{"inbox":{}}}"#, #"{"tag":"x","value":1}"#])
    let (path, report) = try StackPath.Codec(.type(SavedRoute.self, as: "route")).restore(
      saved, mode: .droppingUnknown)
    #expect(path == StackPath([SavedRoute.inbox]))
    #expect(report.description.hasSuffix("\n1 entry was dropped."))
  }

  @Test func N14_unresolvedEntriesAreEqualByTagAndValue() throws {
    let one = try later.restore(savedPath(entries: [#"{"tag":"page","value":1}"#])).path
    let same = try StackPath.Codec().restore(savedPath(entries: [#"{"value":1.0,"tag":"page"}"#])).path
    let otherValue = try later.restore(savedPath(entries: [#"{"tag":"page","value":2}"#])).path
    let otherTag = try later.restore(savedPath(entries: [#"{"tag":"pages","value":1}"#])).path
    #expect(one == same && one.hashValue == same.hashValue)
    #expect(one != otherValue && one != otherTag)
    #expect(one.description == #"unresolved "page""#)
  }
}
