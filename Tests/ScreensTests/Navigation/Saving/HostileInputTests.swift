import Foundation
import Screens
import Testing

/// Reads nothing: fails only where the format itself is broken.
private struct Ignored: Decodable {
  init(from decoder: any Decoder) throws {}
}

/// Damaged files give an error or a report, and never stop the program.
struct HostileInputTests {
  /// Values, so that what they replace leaves a file well formed.
  private static let values = [
    "null", "true", "-0.0", "1e999", "18446744073709551615", "123456789012345678901234567890", "\"\"", "[]",
    "{}",
    #"{"tag":"route"}"#, #"{"tag":"route","value":{"project":{"id":1e3}}}"#, "\"tag\"", "\"\\ud800\"", "1",
    #"{"tag":"task","value":"T"}"#, #"{"tag":"x","value":{"a":[1.5,{"b":null}]}}"#,
    String(repeating: "[", count: 70) + String(repeating: "]", count: 70),
    String(repeating: "{\"a\":", count: 300) + "1" + String(repeating: "}", count: 300),
  ]

  private static let pieces =
    values + [
      #""version":1,"#, #""tag":"x","#, String(repeating: "[", count: 3000),
      String(repeating: "[1,", count: 200), Array(repeating: "0", count: 2000).joined(separator: ","),
      "\u{0}",
    ]

  private let original = #"""
    {"path":[{"tag":"route","value":{"inbox":{}}},{"tag":"route","value":{"project":{"id":7}}},\#
    {"tag":"task","value":"T-7"}],"version":1}
    """#

  /// Bytes flipped, cut off, taken out, repeated and put in.
  private func mutated(_ random: inout Seeded) -> [UInt8] {
    var bytes = Array(original.utf8)
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let start = random.below(bytes.count)
      let range = start..<min(bytes.count, start + random.below(24))
      switch random.below(6) {
      case 0: bytes[start] ^= 1 << UInt8(random.below(8))
      case 1: bytes[start] = UInt8(random.below(256))
      case 2: bytes.removeLast(bytes.count - start)
      case 3: bytes.removeSubrange(range)
      case 4: bytes.insert(contentsOf: bytes[range], at: random.below(bytes.count))
      default: bytes.insert(contentsOf: random.element(of: Self.pieces).utf8, at: start)
      }
    }
    return bytes
  }

  /// Well formed, with keys missing, twice or unknown, and values of other kinds.
  private func rearranged(_ random: inout Seeded) -> [UInt8] {
    let entries = (0..<random.below(5)).map { _ in
      object(
        [
          ("tag", random.element(of: [#""route""#, #""task""#, #""other""#])),
          ("value", random.element(of: [#"{"inbox":{}}"#, #""T-7""#, #"{"project":{"id":7}}"#])),
        ], &random)
    }
    return Array(object([("path", "[\(entries.joined(separator: ","))]"), ("version", "1")], &random).utf8)
  }

  private func object(_ members: [(String, String)], _ random: inout Seeded) -> String {
    var text: [String] = []
    for (key, value) in members {
      let chance = random.below(40)
      if chance > 0 { text.append("\"\(key)\":\(chance > 4 ? value : random.element(of: Self.values))") }
      if chance > 37 { text.append(text.first ?? "\"unknown\":0") }
    }
    return "{\(text.shuffled(using: &random).joined(separator: ","))}"
  }

  @Test func N14_tenThousandDamagedFiles() throws {
    let codec = routeCodec()
    var random = Seeded(14)
    var (complete, reported, refused, broken) = (0, 0, 0, 0)
    for round in 0..<10_000 {
      let data = Data(round.isMultiple(of: 2) ? mutated(&random) : rearranged(&random))
      do {
        let saved = try JSONDecoder().decode(SavedPath.self, from: data)
        let (path, report) = try codec.restore(saved)
        if report.isComplete { complete += 1 } else { reported += 1 }
        try checkRestored(saved, path, report, codec)
      } catch is SavedPathError {
        refused += 1
      } catch is DecodingError {
        broken += 1
        #expect(throws: DecodingError.self, "round \(round)") {
          try JSONDecoder().decode(Ignored.self, from: data)
        }
      }
    }
    #expect(try json(routeCodec().save(samplePath)) == original)
    #expect(complete > 500 && reported > 1000 && refused > 500 && broken > 1000)
  }

  /// What holds for whatever was restored.
  private func checkRestored(
    _ saved: SavedPath, _ path: StackPath, _ report: RestoreReport, _ codec: StackPath.Codec
  ) throws {
    #expect(path.count == saved.tags.count)
    #expect(path.elements(of: StackPath.UnresolvedEntry.self).count == report.issues.count)
    let again = try codec.save(path)
    #expect(try codec.restore(savedPath(json(again))).path == path)
    #expect(try json(savedPath(json(again))) == json(again))
    let (cut, cutReport) = try codec.restore(saved, mode: .droppingUnknown)
    #expect(cut.count + cutReport.droppedCount == path.count)
    #expect(cut.count == report.issues.first?.position ?? path.count)
    if let first = report.issues.first {
      let error = #expect(throws: SavedPathError.self) { try codec.restore(saved, mode: .strict) }
      #expect(error?.reason == .unresolved(first))
    } else {
      #expect(try codec.restore(saved, mode: .strict).path == path)
    }
  }
}
