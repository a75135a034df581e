import Screens
import Testing

/// Screens deep beneath the shown one are not resolved again where nobody could tell.
struct DeepScreensTests {
  private final class Made {
    var numbers: [Int] = []
  }

  private struct Numbered: Node {
    let number: Int
    let made: Made
    @State private var count = 0

    var body: some Node {
      made.numbers.append(number)
      return VStackNode {
        ButtonNode("Count \(count)") { count += 1 }
        LinkNode("On", value: number + 1)
      }
      .title("Screen \(number)")
    }
  }

  private struct App: Node {
    let made: Made
    @State private var path: [Int] = []

    var body: some Node {
      Stack(path: $path) {
        LinkNode("On", value: 1).destination(for: Int.self) { Numbered(number: $0, made: made) }
      }
    }
  }

  @Test func `only the screen on top and the one beneath are made again`() throws {
    let made = Made()
    let session = Session(App(made: made), on: .phone)
    for _ in 1...5 { try session.tap("On") }
    made.numbers = []
    _ = session.text
    #expect(made.numbers == [4, 5])
    #expect(session.screen.backLabel == "Screen 4")
  }

  @Test func N21_aScreenDeepBeneathKeepsItsState() throws {
    let session = Session(App(made: Made()), on: .phone)
    try session.tap("On")
    try session.tap("Count 0")
    for _ in 2...5 { try session.tap("On") }
    try session.back(to: 1)
    #expect(session.text.contains("[ Count 1 ]"))
    try session.back()
    try session.tap("On")
    #expect(session.text.contains("[ Count 0 ]"))
  }

  @Test func N22_anotherTypeDeepBeneathStartsAfresh() throws {
    struct Mixed: Node {
      let path: PathBox
      var body: some Node {
        Stack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
          TextNode("Root")
            .destination(for: Int.self) { Numbered(number: $0, made: Made()) }
            .destination(for: String.self) { _ in Numbered(number: 0, made: Made()) }
        }
      }
    }
    final class PathBox { var value = StackPath([1]) }
    let box = PathBox()
    let session = Session(Mixed(path: box), on: .phone)
    try session.tap("Count 0")
    box.value = StackPath([1, 2, 3])
    _ = session.text
    box.value = StackPath(["a"])
    box.value.append(2)
    box.value.append(3)
    _ = session.text
    box.value = StackPath([1, 2, 3])
    _ = session.text
    box.value = StackPath([1])
    #expect(session.text.contains("[ Count 0 ]"))
  }

  @Test func N1_whatADeepScreenRegistersStillCounts() throws {
    struct Registering: Node {
      @State private var path = StackPath(["a"])
      var body: some Node {
        Stack(path: $path) {
          TextNode("Root").destination(for: String.self) { _ in
            LinkNode("On", value: 1).destination(for: Int.self) { number in
              LinkNode("On", value: number + 1).title("Number \(number)")
            }
          }
        }
      }
    }
    let session = Session(Registering(), on: .phone)
    for _ in 1...4 { try session.tap("On") }
    #expect(session.screen.title == "Number 4")
    #expect(session.screen.diagnostics == [])
  }
}
