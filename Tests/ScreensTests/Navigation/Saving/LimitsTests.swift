import Foundation
import Screens
import Testing

struct LimitsTests {
  private let codec = routeCodec()
  private let inbox = #"{"tag":"route","value":{"inbox":{}}}"#

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
  }

  @Test func N14_aValueNestedTooDeeplyIsLostAlone() throws {
    let kept = try savedPath(entries: [#"{"tag":"route","value":\#(nested(64))}"#, inbox])
    #expect(try json(kept) == pathJSON([#"{"tag":"route","value":\#(nested(64))}"#, inbox]))

    let (path, report) = try codec.restore(
      savedPath(entries: [#"{"tag":"route","value":\#(nested(65))}"#, inbox]))
    #expect(path.elements(of: SavedRoute.self) == [.inbox])
    #expect(
      report.description == """
        path[0] was saved under the tag "route", and its value can't be kept: it is nested more than 64 deep. \
        Take the entry off the path, or restore an earlier file.
        """)
    let again = try json(codec.save(path))
    #expect(again == pathJSON([#"{"tag":"route"}"#, inbox]))
    #expect(try codec.restore(savedPath(again)).path == path)
  }

  /// As deep as allowed, on a thread with as little room as threads have on a Mac.
  @Test func N14_theDeepestValueFitsASmallThread() async throws {
    let entry = #"{"tag":"x","value":\#(nested(64))}"#
    let written = await withCheckedContinuation { continuation in
      let thread = Thread {
        let path = (try? savedPath(entries: [entry])).flatMap { try? StackPath.Codec().restore($0).path }
        continuation.resume(returning: path.flatMap { try? json(StackPath.Codec().save($0)) })
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(written == pathJSON([entry]))
  }

  @Test(arguments: [
    (#"{"tag":"route"}"#, #"it has no "value""#),
    (
      #"{"tag":"route","value":[1e999]}"#,
      "it holds something that is no text, number, boolean, list or object"
    ),
  ])
  func N14_anEntryWithoutAValueIsKeptByItsTag(entry: String, why: String) throws {
    let (path, report) = try codec.restore(savedPath(entries: [entry, inbox]))
    #expect(report.issues.map(\.reason) == [.lostValue(why: why)])
    #expect(path.count == 2 && path.last(as: SavedRoute.self) == .inbox)
    #expect(try json(codec.save(path)) == pathJSON([#"{"tag":"route"}"#, inbox]))
  }

  @Test func N14_tenThousandEntriesAndNotOneMore() throws {
    let full = Array(repeating: #"{"tag":"task","value":"T"}"#, count: 10_000)
    let (path, _) = try codec.restore(savedPath(entries: full), mode: .strict)
    #expect(path.count == 10_000)
    #expect(try codec.save(path).tags.count == 10_000)

    let text = """
      The path has more than 10000 entries, the most that can be saved or restored. \
      Save a shorter path, or start with an empty one.
      """
    let reading = #expect(throws: SavedPathError.self) { try savedPath(entries: full + [inbox]) }
    #expect(reading?.description == text && reading?.position == nil)
    var longer = path
    longer.append(SavedRoute.inbox)
    let saving = #expect(throws: SavedPathError.self) { try codec.save(longer) }
    #expect(saving?.reason == .tooManyEntries)
  }

  @Test func N14_aHundredThousandPartsAndNoMore() throws {
    let codec = StackPath.Codec(.type([Bool].self, as: "flags"))
    let flags = { [Bool](repeating: true, count: $0) }
    #expect(try codec.save(StackPath([flags(49_999), flags(49_999)])).tags.count == 2)
    let path = StackPath([flags(49_999), flags(50_000)])
    let saving = #expect(throws: SavedPathError.self) { try codec.save(path) }
    #expect(
      saving?.description == """
        The values up to path[1] have more than 100000 parts, the most that can be saved or restored. \
        Keep large data elsewhere, and on the path what finds it.
        """)
    let entry = { #"{"tag":"flags","value":[""\#(String(repeating: #","""#, count: $0 - 1))]}"# }
    #expect(try savedPath(entries: [entry(49_999), entry(49_999)]).tags.count == 2)
    let reading = #expect(throws: SavedPathError.self) {
      try savedPath(entries: [entry(49_999), entry(50_000)])
    }
    #expect(reading?.reason == .tooManyParts(position: 1))
  }

  @Test func N13_aValueThatHoldsItselfIsRefused() throws {
    let codec = StackPath.Codec(.type(Endless.self, as: "endless"), .type(Refusing.self, as: "refusing"))
    let endless = #expect(throws: SavedPathError.self) { try codec.save(StackPath([Endless()])) }
    #expect(
      endless?.description == """
        path[0] is Endless() of type Endless, which can't be saved: it is nested more than 64 deep. \
        Let Endless encode what is enough to find its content again.
        """)
    let refusing = #expect(throws: SavedPathError.self) { try codec.save(StackPath([Refusing()])) }
    #expect(
      refusing?.reason
        == .unsavableValue(value: "Refusing()", type: "Refusing", position: 0, why: "not on Sundays"))
  }
}

private struct Endless: Hashable, Codable {
  init() {}
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(self)
  }
}

private struct Refusing: Hashable, Codable {
  init() {}
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "not on Sundays."))
  }
}
