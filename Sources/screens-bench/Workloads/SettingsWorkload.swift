import Screens

@MainActor
extension Workload {
  /// a: a small screen of another value each time, rendered on its own.
  static let settings = Workload(
    letter: "a", name: "settings", size: 10_000, unit: "screens", floor: ["a", "10000"],
    expected: Fingerprint(rows: 15, sum: 12_807_421_642_944_468_921),
    kind: .screens {
      Run {
        var (text, bytes) = ("", 0)
        for number in 0..<10_000 {
          text = render(SettingsScreen(number: number % 9_000), on: .plain(width: 40))
          bytes += text.utf8.count
        }
        return Output(text, bytes: bytes)
      }
    })
}

/// A title, ten rows, a divider and three buttons in a border.
private struct SettingsScreen: Node {
  let number: Int

  var body: some Node {
    VStackNode(alignment: .leading) {
      TextNode("Settings \(padded(number))")
      ForEachNode(0..<10) { TextNode("Row \($0): value \(padded(number + $0))") }
      DividerNode()
      HStackNode {
        ButtonNode("OK") {}
        ButtonNode("Cancel") {}
        ButtonNode("Help") {}
      }
      .buttonStyle(.bordered)
    }
    .border()
  }

  /// Four digits.
  private func padded(_ number: Int) -> String {
    number < 10 ? "000\(number)" : number < 100 ? "00\(number)" : number < 1_000 ? "0\(number)" : "\(number)"
  }
}
