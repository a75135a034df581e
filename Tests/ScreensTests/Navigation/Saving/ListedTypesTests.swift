import Foundation
import Screens
import Testing

/// As an app target with a main-actor default has it.
@MainActor private struct Ticket: @MainActor Hashable, @MainActor Codable {
  var number: Int
}

struct ListedTypesTests {
  @MainActor @Test func N13_typesOfTheMainActorAreListedToo() throws {
    let codec = StackPath.Codec(.type(Ticket.self, as: "ticket"))
    let saved = try codec.save(StackPath([Ticket(number: 4)]))
    #expect(try json(saved) == #"{"path":[{"tag":"ticket","value":{"number":4}}],"version":1}"#)
    let (path, report) = try codec.restore(savedPath(json(saved)))
    #expect(path.last(as: Ticket.self) == Ticket(number: 4))
    #expect(report.isComplete)
  }

  @Test func N13_oneTagForTwoTypesStopsTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = StackPath.Codec(.type(Int.self, as: "id"), .type(String.self, as: "id"))
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        "StackPath.Codec lists two types under the tag \"id\": Int and String. Give each type a tag of its own."
      ))
  }

  @Test func N13_twoTagsForOneTypeStopTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = StackPath.Codec(.type(Int.self, as: "id"), .type(Int.self, as: "number"))
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        "StackPath.Codec lists Int twice: as \"id\" and as \"number\". Remove the tag that is not in your files."
      ))
  }

  @Test func N15_typedPathsAreSavedAsArrays() throws {
    let path = [SavedRoute.inbox, .project(id: 7)]
    #expect(try json(path) == #"[{"inbox":{}},{"project":{"id":7}}]"#)
    #expect(try JSONDecoder().decode([SavedRoute].self, from: Data(json(path).utf8)) == path)
  }
}
