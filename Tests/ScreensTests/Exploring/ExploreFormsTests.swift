import Screens
import Testing

/// Explorations of screens with fields, steppers and toggles.
struct ExploreFormsTests {
  private struct SignIn: Node {
    @State private var name = ""
    @State private var path: [String] = []
    @State private var message = ""

    var body: some Node {
      Stack(path: $path) {
        FormNode {
          TextFieldNode("Name", text: $name)
          TextNode(message)
          ButtonNode("Sign In") {
            if name.isEmpty { message = "Who are you?" } else { path = [name] }
          }
        }
        .destination(for: String.self) { TextNode("Hello, \($0)!") }
      }
    }
  }

  @Test func `every text for a field is tried`() {
    let map = explore(inputs: ["Name": ["Ada", ""]]) { SignIn() }
    #expect(map.states.map(\.name) == ["root", "Ada"])
    #expect(map.states[1].taps == ["type \"Ada\" into \"Name\"", "tap \"Sign In\""])
    #expect(map.findings == [])
    #expect(map.coverage.controls.missing == [])
  }

  @Test func `a field without a text is left alone and missed in the coverage`() {
    let map = explore { SignIn() }
    #expect(map.states.map(\.name) == ["root"])
    #expect(map.coverage.controls.missing == ["field \"Name\" on \"root\""])
  }

  @Test func `fields are filled at once, and one with fewer texts keeps its last`() {
    struct Form: Node {
      @State private var first = ""
      @State private var last = ""
      var body: some Node {
        TextFieldNode("First", text: $first)
        TextFieldNode("Last", text: $last)
      }
    }
    let map = explore(inputs: ["First": ["Ada", "Grace"], "Last": ["L"]]) { Form() }
    #expect(
      map.steps.map(\.action) == [
        "type \"Ada\" into \"First\", \"L\" into \"Last\"",
        "type \"Grace\" into \"First\", \"L\" into \"Last\"",
      ])
  }

  @Test func `steppers go both ways as far as they can`() {
    struct Seats: Node {
      @State private var count = 1
      var body: some Node {
        StepperNode("Seats", value: $count, in: 1...3)
        TextNode(count == 3 ? "Full" : "Free")
      }
    }
    let map = explore(identity: .screen) { Seats() }
    #expect(
      map.steps.map { "\($0.from) \($0.action) \($0.to ?? -1)" } == [
        "0 increment \"Seats\" 1", "1 decrement \"Seats\" 0", "1 increment \"Seats\" 2",
        "2 decrement \"Seats\" 1",
      ])
  }

  @Test func `what a toggle shows is walked`() {
    struct Settings: Node {
      @State private var isOn = false
      var body: some Node {
        Stack {
          FormNode {
            ToggleNode("More", isOn: $isOn)
            if isOn { LinkNode("Details", value: 1) }
          }
          .destination(for: Int.self) { TextNode("\($0)") }
        }
      }
    }
    let map = explore { Settings() }
    #expect(map.states.map(\.taps) == [[], ["tap \"More\"", "tap \"Details\""]])
  }
}
