import Screens

@MainActor
extension Workload {
  /// c: boxes within boxes.
  static let nested = Workload(
    letter: "c", name: "nested", size: 334, unit: "boxes", floor: ["c", "334"],
    expected: Fingerprint(rows: 1_337, sum: 6_045_241_745_046_578_620),
    kind: .screens {
      let session = Session(Boxes(depth: 334), on: .plain(width: 4 * 334 + 4))
      return Run(session: session) { Output(session.text) }
    })
}

/// A column with a distance and a border around the next one; in the innermost stands a text.
private struct Boxes: Node {
  let depth: Int

  var body: some Node {
    if depth == 0 {
      TextNode("core")
    } else {
      VStackNode { Boxes(depth: depth - 1) }.padding().border()
    }
  }
}
