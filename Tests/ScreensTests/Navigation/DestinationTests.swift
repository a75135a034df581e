import Screens
import Testing

/// A root that registers numbers; the screen of a number registers tasks.
private struct Chain: Node {
  let path: Binding<StackPath>

  var body: some Node {
    Stack(path: path) {
      TextNode("Root").destination(for: Int.self) { number in
        TextNode("Number \(number)").title("Number").destination(for: TaskID.self) { task in
          TextNode("Task \(task)")
        }
      }
    }
  }
}

@Test func N1_theScreenOfTheLastValueIsShown() {
  let path: [Route] = [.profile, .product(2), .settings]
  let screen = Session(Shop(path: .constant(path)), on: .plain(width: 30)).screen
  #expect(screen.title == "settings")
  #expect(screen.path == ["profile", "product(2)", "settings"])
  #expect(
    screen.render()
      == """
      ‹ product(2)  settings
      ──────────────────────────────
      Screen of settings
      Count 0
      [ Count ]
      Settings                     ›

      """)
}

@Test func N1_aPushedScreenRegistersForThoseAboveIt() {
  var path = StackPath()
  path.append(1)
  path.append(TaskID("T-7"))
  let session = Session(Chain(path: .constant(path)), on: .plain(width: 20))
  #expect(
    session.text
      == """
      ‹ Number
      ────────────────────
      Task T-7

      """)
  #expect(session.codes == [])
}

@Test func N1_aScreenDoesNotRegisterForThoseBeneathIt() {
  var path = StackPath([TaskID("T-7")])
  let session = Session(Chain(path: Binding(get: { path }, set: { path = $0 })), on: .plain(width: 30))
  #expect(session.text.contains("⚠ No destination for TaskID"))
  path.append(1)
  #expect(
    session.text
      == """
      ‹ Back  Number
      ──────────────────────────────
      Number 1

      """)
  #expect(session.codes == [.missingDestination])
  #expect(session.screen.path == ["T-7", "1"])
}

@Test func N1_aLinkMayLeadToWhatItsOwnScreenRegisters() throws {
  let session = Session(
    Stack {
      LinkNode("First", value: 1).destination(for: Int.self) { _ in
        LinkNode("Task", value: TaskID("T-7")).destination(for: TaskID.self) { TextNode("Task \($0)") }
      }
    }, on: .plain(width: 10))
  try session.tap("First")
  try session.tap("Task")
  #expect(session.text == "‹ Back\n──────────\nTask T-7\n")
}

private class Animal: Hashable {
  static func == (a: Animal, b: Animal) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Dog: Animal {}

/// A root that registers several types easily taken for one another.
private struct Lookalikes: Node {
  let path: StackPath

  var body: some Node {
    Stack(path: .constant(path)) {
      TextNode("Root")
        .destination(for: Int.self) { TextNode("Int \($0)") }
        .destination(for: Double.self) { TextNode("Double \($0)") }
        .destination(for: UInt8.self) { TextNode("UInt8 \($0)") }
        .destination(for: Animal.self) { _ in TextNode("Animal") }
    }
  }
}

private func shown<Value: Hashable>(for value: Value) -> Substring? {
  render(Lookalikes(path: StackPath([value])), on: .plain(width: 80)).split(separator: "\n").last
}

@Test func N2_lookupIsByTheExactTypeOfTheValue() {
  #expect(shown(for: 1) == "Int 1")
  #expect(shown(for: 1.0) == "Double 1.0")
  #expect(shown(for: UInt8(1)) == "UInt8 1")
  #expect(shown(for: Int8(1)) == "⚠ No destination for Int8")
  #expect(shown(for: AnyHashable(1)) == "⚠ No destination for AnyHashable")
}

@Test func N2_anOptionalIsNotWhatItWraps() {
  #expect(shown(for: Optional(1)) == "⚠ No destination for Optional<Int>")
  #expect(shown(for: Int?.none) == "⚠ No destination for Optional<Int>")
  let optional = Stack(path: .constant(StackPath([Int?.none]))) {
    TextNode("Root").destination(for: Int?.self) { TextNode("Is nil: \($0 == nil)") }
  }
  #expect(render(optional, on: .plain(width: 20)).hasSuffix("Is nil: true\n"))
}

@Test func N2_theStaticTypeOfTheValueCountsAndNotItsClass() {
  #expect(shown(for: Animal()) == "Animal")
  #expect(shown(for: Dog()) == "⚠ No destination for Dog")
  #expect(shown(for: Dog() as Animal) == "Animal")
}

@Test func N7_aRegistrationInAnAbsentBranchIsNotThere() throws {
  var isRegistered = false
  let root = Computed {
    Stack {
      LinkNode("One", value: 1)
      if isRegistered { EmptyNode().destination(for: Int.self) { TextNode("Number \($0)") } }
    }
  }
  let session = Session(root, on: .plain(width: 20))
  #expect(session.text == "One                ·\n")
  isRegistered = true
  #expect(session.text == "One                ›\n")
  try session.tap("One")
  #expect(session.text.hasSuffix("Number 1\n"))
  isRegistered = false
  #expect(session.text.hasSuffix("⚠ No destination for\nInt\n"))
  #expect(session.screen.path == ["1"])
}

@Test func N8_registrationsInRowsWork() throws {
  let session = Session(
    Stack {
      ListNode {
        ForEachNode(1..<4) { number in
          LinkNode("Row \(number)", value: number).destination(for: Int.self) { TextNode("Number \($0)") }
        }
      }
    }, on: .plain(width: 20))
  #expect(session.codes == [])
  try session.tap("Row 3")
  #expect(session.text == "‹ Back\n────────────────────\nNumber 3\n")
  #expect(session.codes == [])
}

@Test func N8_aScreenPushedOverItselfRegistersItsTypeOnce() throws {
  struct Folder: Node {
    let depth: Int
    var body: some Node {
      LinkNode("Down", value: depth + 1).destination(for: Int.self) { AnyNode(Folder(depth: $0)) }
    }
  }
  let session = Session(Stack { Folder(depth: 0) })
  try session.tap("Down")
  try session.tap("Down")
  #expect(session.screen.path == ["1", "2"])
  #expect(session.codes == [])
}
