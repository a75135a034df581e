import Foundation
import Screens
import Testing

struct SavingTests {
  @Test func N13_aPathIsSavedBottomUpUnderItsTags() throws {
    let saved = try routeCodec().save(samplePath)
    #expect(saved.tags == ["route", "route", "task"])
    #expect(
      try json(saved) == """
        {"path":[{"tag":"route","value":{"inbox":{}}},{"tag":"route","value":{"project":{"id":7}}},\
        {"tag":"task","value":"T-7"}],"version":1}
        """)
    #expect(try json(SavedPath()) == #"{"path":[],"version":1}"#)
  }

  @Test func N14_aRoundTripComparesEqual() throws {
    let saved = try routeCodec().save(samplePath)
    let (path, report) = try routeCodec().restore(savedPath(json(saved)))
    #expect(path == samplePath)
    #expect(path.last(as: SavedTaskID.self) == SavedTaskID("T-7"))
    #expect(path.elements(of: SavedRoute.self) == [.inbox, .project(id: 7)])
    #expect(report.isComplete)
    #expect(report.description == "")
    #expect(path != StackPath([SavedRoute.inbox]))
  }

  @Test func N13_theFirstTypeThatIsNotListedIsNamed() throws {
    var path = samplePath
    path.append(7)
    path.append("more")
    let error = #expect(throws: SavedPathError.self) { try routeCodec().save(path) }
    #expect(error?.position == 3)
    #expect(error?.reason == .unlistedType(value: "7", type: "Int", position: 3))
    #expect(
      error?.description == """
        path[3] is 7 of type Int, which the codec does not list, so nothing was saved. \
        Add .type(Int.self, as: "…") to the StackPath.Codec.
        """)
  }

  @Test func N13_theTypeAValueWasAppendedWithDecides() throws {
    let codec = StackPath.Codec(.type(Int.self, as: "int"), .type(Int?.self, as: "maybe"))
    var path = StackPath([Optional(1), nil])
    path.append(1)
    let saved = try codec.save(path)
    #expect(
      try json(saved)
        == #"{"path":[{"tag":"maybe","value":1},{"tag":"maybe","value":null},{"tag":"int","value":1}],"version":1}"#
    )
    #expect(try codec.restore(savedPath(json(saved))).path == path)
    #expect(throws: SavedPathError.self) { try codec.save(StackPath([UInt8(1)])) }
  }

  @Test func N13_aPathIsPartOfOwnState() throws {
    struct State: Codable, Equatable {
      var selectedTab = 2
      var savedPath = SavedPath()
    }
    struct Item: Hashable, Codable {
      var itemID = "a"
      var parts_of = ["someKey": 1, "other_key": 2]
    }
    let codec = StackPath.Codec(.type(Item.self, as: "item"))
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.keyEncodingStrategy = .convertToSnakeCase
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let state = State(savedPath: try codec.save(StackPath([Item()])))
    let decoded = try decoder.decode(State.self, from: encoder.encode(state))
    #expect(decoded == state)
    #expect(try codec.restore(decoded.savedPath, mode: .strict).path == StackPath([Item()]))
  }

  @Test func N13_aPropertyListHoldsTheSame() throws {
    var path = samplePath
    path.append(Optional<Int>.none)
    path.append(Data([0, 255]))
    path.append(Date(timeIntervalSinceReferenceDate: 0.5))
    path.append(UInt64.max)
    let codec = StackPath.Codec([
      .type(SavedRoute.self, as: "route"), .type(SavedTaskID.self, as: "task"), .type(Int?.self, as: "maybe"),
      .type(Data.self, as: "data"), .type(Date.self, as: "date"), .type(UInt64.self, as: "large"),
    ])
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let saved = try PropertyListDecoder().decode(SavedPath.self, from: encoder.encode(codec.save(path)))
      #expect(try codec.restore(saved, mode: .strict).path == path)
      let unknown = try StackPath.Codec().restore(saved).path
      let again = try encoder.encode(StackPath.Codec().save(unknown))
      #expect(try PropertyListDecoder().decode(SavedPath.self, from: again) == saved)
      #expect(try codec.restore(StackPath.Codec().save(unknown)).path == path)
    }
  }
}
