import Screens

extension Workload {
  /// Long texts wrapped to 60 columns, and random bytes in a box at three sizes.
  @MainActor static var texts: [Workload] {
    [wrapped("text-ascii") { Corpus.ascii }, wrapped("text-mixed") { Corpus.mixed }]
      + [1, 2, 4].map(randomBytes)
  }

  @MainActor private static func wrapped(_ name: String, _ paragraphs: @escaping () -> [String]) -> Workload {
    Workload(name: name, size: "2,000 x 300 words", repetitions: 11) {
      let texts = paragraphs()
      let session = Session(Paragraphs(texts: texts), on: .plain(width: 60))
      return Prepared(inputBytes: texts.reduce(0) { $0 + $1.utf8.count }) { session.text }
    }
  }

  @MainActor private static func randomBytes(megabytes: Int) -> Workload {
    Workload(name: "random-bytes", size: "\(megabytes) MB in a box", repetitions: 5) {
      let session = Session(TextNode(Corpus.randomBytes(megabytes << 20)).border(), on: .plain(width: 80))
      return Prepared(inputBytes: megabytes << 20) { session.text }
    }
  }
}

/// Texts below each other.
private struct Paragraphs: Node {
  let texts: [String]

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 0) {
      ForEachNode(0..<texts.count) { TextNode(texts[$0]) }
    }
  }
}
