import Screens
import Testing

/// Nothing that can be decoded is lost because of what stands beside it.
struct UntouchedEntriesTests {
  private func randomValue(_ random: inout Seeded, depth: Int = 0) -> String {
    switch random.below(depth > 4 ? 7 : 10) {
    case 0: return "null"
    case 1: return "false"
    case 2: return "\(Int64.random(in: .min ... .max, using: &random))"
    case 3: return "18446744073709551615"
    case 4: return "\(Double.random(in: -1e300...1e300, using: &random))"
    case 5: return "\"\(random.element(of: ["", "é", "\\u0000", "T-1", "\u{200F}x"]))\""
    case 6: return "-0.5"
    case 7:
      let values = (0..<random.below(4)).map { _ in randomValue(&random, depth: depth + 1) }
      return "[\(values.joined(separator: ","))]"
    default:
      let members = (0..<random.below(4)).map { "\"k\($0)\":\(randomValue(&random, depth: depth + 1))" }
      return "{\(members.joined(separator: ","))}"
    }
  }

  /// An entry that is well formed, but nothing that the codec can decode; with what it is written back as.
  private func strange(_ random: inout Seeded) -> (entry: String, isKept: Bool) {
    let depth = 65 + random.below(200)
    return switch random.below(6) {
    case 0: (#"{"tag":"route"}"#, true)
    case 1: (#"{"tag":"route","value":[1e999]}"#, false)
    case 2:
      (
        #"{"tag":"task","value":"#
          + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}", false
      )
    case 3: (#"{"tag":"task","value":[\#(randomValue(&random))]}"#, true)
    default: (#"{"tag":"tag\#(random.below(9))","value":\#(randomValue(&random))}"#, true)
    }
  }

  @Test func N14_nothingDecodableIsLost() throws {
    let codec = routeCodec()
    var random = Seeded(41)
    var strangeCount = 0
    for _ in 0..<400 {
      var (entries, expected, kept): ([String], [SavedRoute?], [String?]) = ([], [], [])
      for _ in 0..<(1 + random.below(8)) {
        if random.below(2) == 0 {
          let id = random.below(1_000)
          entries.append(#"{"tag":"route","value":{"project":{"id":\#(id)}}}"#)
          expected.append(.project(id: id))
          kept.append(entries.last)
        } else {
          let (entry, isKept) = strange(&random)
          entries.append(entry)
          expected.append(nil)
          kept.append(isKept ? entry : nil)
          strangeCount += 1
        }
      }
      let (path, report) = try codec.restore(savedPath(entries: entries))
      #expect(path.map { $0.value as? SavedRoute } == expected)
      #expect(report.issues.map(\.position) == expected.indices.filter { expected[$0] == nil })
      let again = try savedPath(json(codec.save(path)))
      #expect(try codec.restore(again).path == path)
      let written = try StackPath.Codec().restore(again).path
      for (position, entry) in kept.enumerated() {
        guard let entry else { continue }
        let alone = try StackPath.Codec().restore(savedPath(entries: [entry])).path
        #expect(written[position] == alone[0])
      }
    }
    #expect(strangeCount > 500)
  }
}
