import Screens

@MainActor
extension Workload {
  /// d: long paragraphs of mixed scripts, wrapped.
  static let paragraphs = wrapped(
    "d", "paragraphs", floor: ["d", "2000"],
    expected: Fingerprint(rows: 71_525, sum: 12_105_104_052_601_172_364)
  ) { Paragraphs.all }

  /// Other long texts, and random bytes in a box at three sizes.
  static let texts =
    [wrapped("t", "text-ascii") { Corpus.ascii }, wrapped("t", "text-mixed") { Corpus.mixed }]
    + [1, 2, 4].map { randomBytes(megabytes: $0) }

  private static func wrapped(
    _ letter: Character, _ name: String, floor: [String]? = nil, expected: Fingerprint? = nil,
    _ paragraphs: @escaping () -> [String]
  ) -> Workload {
    Workload(
      letter: letter, name: name, size: 2_000, unit: "texts of 300 words", floor: floor, expected: expected,
      kind: .screens {
        let texts = paragraphs()
        let session = Session(Column(texts: texts), on: .plain(width: 60))
        return Run(inputBytes: texts.reduce(0) { $0 + $1.utf8.count }, session: session) {
          Output(session.text)
        }
      })
  }

  private static func randomBytes(megabytes: Int) -> Workload {
    Workload(
      letter: "t", name: "random-bytes", size: megabytes << 20, unit: "bytes in a box",
      kind: .screens {
        let bytes = Corpus.randomBytes(megabytes << 20)
        let session = Session(TextNode(bytes).border(), on: .plain(width: 80))
        return Run(inputBytes: megabytes << 20, session: session) { Output(session.text) }
      })
  }
}

/// Texts below each other.
private struct Column: Node {
  let texts: [String]

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 0) {
      ForEachNode(0..<texts.count) { TextNode(texts[$0]) }
    }
  }
}
