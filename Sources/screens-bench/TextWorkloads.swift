import Screens

extension Workload {
  /// Long texts wrapped to 60 columns, and random bytes in a box at three sizes.
  @MainActor static var texts: [Workload] {
    [wrapped("text-ascii", Corpus.ascii), wrapped("text-mixed", Corpus.mixed)]
      + [1, 2, 4].map(randomBytes)
  }

  @MainActor private static func wrapped(_ name: String, _ paragraphs: [String]) -> Workload {
    let bytes = paragraphs.reduce(0) { $0 + $1.utf8.count }
    return Workload(name: name, size: "2,000 x 300 words", inputBytes: bytes, repetitions: 11) {
      let session = Session(Paragraphs(texts: paragraphs), on: .plain(width: 60))
      return { session.text }
    }
  }

  @MainActor private static func randomBytes(megabytes: Int) -> Workload {
    Workload(
      name: "random-bytes", size: "\(megabytes) MB in a box", inputBytes: megabytes << 20, repetitions: 5
    ) {
      let text = Corpus.randomBytes(megabytes << 20)
      let session = Session(TextNode(text).border(), on: .plain(width: 80))
      return { session.text }
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
