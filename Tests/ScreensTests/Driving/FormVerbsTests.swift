import Screens
import Testing

/// Everything a session can do to a form, and what it says where it can't.
@Suite struct FormVerbsTests {
  private struct Order: Node {
    @State private var name = "Ada"
    @State private var code = ""
    @State private var plan = "Free"
    @State private var isGift = false
    @State private var seats = 1
    @State private var isAsking = false

    var body: some Node {
      VStackNode(alignment: .leading) {
        TextFieldNode("Name", text: $name)
        // Takes four digits and nothing else.
        SecureFieldNode(
          "Code",
          text: Binding(
            get: { code }, set: { if $0.utf8.count <= 4 { code = $0.filter(\.isNumber) } }))
        PickerNode("Plan", selection: $plan) {
          ForEachNode(["Free", "Team", "Teams"], id: \.self) { TextNode($0).tag($0) }
        }
        ToggleNode("Gift", isOn: $isGift)
        StepperNode("Seats", value: $seats, in: 1...2)
        ButtonNode("Save") { isAsking = true }
        TextFieldNode("Locked", text: $name).disabled()
        ToggleNode("Locked", isOn: $isGift).disabled()
      }
      .alert("Save?", isPresented: $isAsking) {}
    }
  }

  private let session = Session(Order(), on: .plain(width: 40))

  /// The values and the chosen options.
  private var state: String {
    session.screen.controls.compactMap { $0.value ?? ($0.isSelected ? $0.label : nil) }.joined(separator: " ")
  }

  private func explanation(_ verb: (Session) throws -> Void) -> String? {
    let before = session.text
    let error = session.failure(verb)
    #expect(session.text == before)
    #expect(error?.screen == before)
    return error?.description.split(separator: "\n").first.map(String.init)
  }

  @Test func whatIsTypedStandsAtTheEnd() throws {
    try session.type(" King", into: "Name")
    #expect(state == "Ada King  Free off 1 Ada King off")
    try session.type("", into: .field("Name"))
    #expect(state == "Ada King  Free off 1 Ada King off")
  }

  @Test func aClearedFieldIsEmpty() throws {
    try session.clear("Name")
    #expect(state == "  Free off 1  off")
    try session.clear("Name")
    try session.type("Bo", into: "Name")
    #expect(state == "Bo  Free off 1 Bo off")
  }

  @Test func aSetterThatRefusesOrRewritesWins() throws {
    try session.type("1a2", into: "Code")
    #expect(state == "Ada •• Free off 1 Ada off")
    try session.type("345", into: "Code")
    #expect(state == "Ada •• Free off 1 Ada off")
    try session.type("34", into: "Code")
    #expect(state == "Ada •••• Free off 1 Ada off")
  }

  @Test func togglesAreSwitchedByTheVerbAndByATap() throws {
    try session.toggle("Gift")
    #expect(state == "Ada  Free on 1 Ada on")
    try session.tap("Gift")
    #expect(state == "Ada  Free off 1 Ada off")
  }

  @Test func steppersGoUpAndDown() throws {
    try session.increment("Seats")
    #expect(state == "Ada  Free off 2 Ada off")
    #expect(
      explanation { try $0.increment("Seats") }
        == "increment \"Seats\": it is at 2, the last number of its range in that direction. "
        + "Go the other way, or widen the range.")
    try session.decrement(.stepper("Seats"))
    #expect(state == "Ada  Free off 1 Ada off")
    #expect(session.failure { try $0.decrement("Seats") }?.reason == .atLimit(1))
  }

  @Test func optionsAreChosenByTheVerbAndByATap() throws {
    try session.select("Team", in: "Plan")
    #expect(state == "Ada  Team off 1 Ada off")
    try session.tap(.option("Free"))
    #expect(state == "Ada  Free off 1 Ada off")
  }

  @Test func anotherKindOfControlNamesItsVerbs() {
    #expect(
      explanation { try $0.type("x", into: "Save") }
        == "type into \"Save\": what has that label is a button, which this verb does nothing to. Use tap(…)."
    )
    #expect(
      explanation { try $0.tap("Name") }
        == "tap \"Name\": what has that label is a field, which this verb does nothing to. "
        + "Use type(…, into: …) or clear(…).")
    #expect(
      explanation { try $0.tap(.stepper("Seats")) }
        == "tap stepper \"Seats\": what has that label is a stepper, which this verb does nothing to. "
        + "Use increment(…) or decrement(…).")
    #expect(
      explanation { try $0.increment("Gift") }
        == "increment \"Gift\": what has that label is a toggle, which this verb does nothing to. "
        + "Use toggle(…) or tap(…).")
    #expect(
      explanation { try $0.toggle("Team") }
        == "toggle \"Team\": what has that label is an option, which this verb does nothing to. "
        + "Use select(…, in: …) or tap(…).")
    #expect(session.failure { try $0.clear(.button("Save")) }?.reason == .otherVerb(.button))
    #expect(session.failure { try $0.doubleTap("Name") }?.reason == .otherVerb(.field))
    #expect(session.failure { try $0.select("Team", in: "Gift") }?.reason == .otherVerb(.toggle))
    #expect(
      explanation { try $0.tap(.button("Team")) }
        == "tap button \"Team\": what has that label is an option. Ask for .option(…), or for the label alone."
    )
  }

  @Test func aVerbLooksAmongItsOwnKindFirst() {
    #expect(session.failure { try $0.type("x", into: "Locked") }?.reason == .disabled)
    #expect(session.failure { try $0.toggle("Locked") }?.reason == .disabled)
    #expect(session.failure { try $0.tap("Locked") }?.reason == .ambiguous(count: 2))
  }

  @Test func whatIsDisabledStaysAsItIs() {
    #expect(
      explanation { try $0.type("x", into: .field("Locked")) }
        == "type into field \"Locked\": it is disabled. Do first what enables it.")
  }

  @Test func theNearestOptionsAreNamed() {
    #expect(
      explanation { try $0.select("Tam", in: "Plan") }
        == "select \"Tam\" in \"Plan\": the picker has no option with exactly that label. "
        + "Nearest: \"Team\", \"Teams\", \"Free\".")
    #expect(
      session.failure { try $0.select("Name", in: "Plan") }?.reason
        == .noSuchOption(nearest: ["Free", "Team", "Teams"]))
  }

  @Test func theNearestPickersAreNamed() {
    #expect(session.failure { try $0.select("Team", in: "Plans") }?.reason == .notFound(nearest: ["Plan"]))
    let empty = Session(width: 20) { ButtonNode("Play") {} }
    #expect(empty.failure { try $0.select("Team", in: "Plan") }?.reason == .notFound(nearest: ["Play"]))
  }

  @Test func whatIsCoveredIsBlocked() throws {
    try session.tap("Save")
    #expect(
      session.failure { try $0.type("x", into: "Name") }?.reason == .blocked(by: "the alert \"Save?\""))
    #expect(
      session.failure { try $0.select("Team", in: "Plan") }?.reason == .blocked(by: "the alert \"Save?\""))
    try session.tap("OK")
    #expect(state == "Ada  Free off 1 Ada off")
  }

  @Test func nthTellsControlsOfOneLabelApart() throws {
    struct Twice: Node {
      @State private var texts = ["", ""]
      @State private var sizes = [1, 1]
      var body: some Node {
        ForEachNode(0..<2) { index in
          TextFieldNode("Name", text: $texts[index])
          PickerNode("Size", selection: $sizes[index]) {
            TextNode("S").tag(1)
            TextNode("M").tag(2)
          }
        }
      }
    }
    let session = Session(width: 20) { Twice() }
    #expect(
      session.failure { try $0.type("x", into: "Name") }?.reason == .ambiguous(count: 2, areas: ["0", "1"]))
    #expect(session.failure { try $0.type("x", into: "Name", nth: 2) }?.reason == .tooFew(count: 2))
    #expect(session.failure { try $0.select("M", in: "Size") }?.reason == .ambiguous(count: 2))
    let error = session.failure { try $0.select("M", in: "Size", nth: -1) }
    #expect(error?.reason == .tooFew(count: 2))
    #expect(error?.request == "select \"M\" in \"Size\", nth: -1")
    try session.type("Bo", into: "Name", nth: 1)
    try session.select("M", in: "Size", nth: 1)
    #expect(session.steps == ["type \"Bo\" into \"Name\", nth: 1", "select \"M\" in \"Size\", nth: 1"])
    let controls = session.screen.controls
    #expect(controls.compactMap(\.value) == ["", "Bo"])
    #expect(controls.filter { $0.role == .option }.map(\.isSelected) == [true, false, false, true])
  }

  @Test func anAreaTellsThemApart() throws {
    struct Guests: Node {
      @State private var names = ["", ""]
      @State private var meals = ["Fish", "Fish"]
      @State private var counts = [1, 1]
      var body: some Node {
        ForEachNode(0..<2) { index in
          SectionNode("Guest \(index + 1)") {
            TextFieldNode("Name", text: $names[index])
            PickerNode("Meal", selection: $meals[index]) {
              ForEachNode(["Fish", "Rice"], id: \.self) { TextNode($0).tag($0) }
            }
            StepperNode("Count", value: $counts[index])
          }
        }
        SectionNode("Other") { ButtonNode("Meal Plan") {} }
      }
    }
    let session = Session(width: 30) { Guests() }
    try session.type("Bo", into: "Name", within: "Guest 2")
    try session.increment("Count", within: "Guest 1")
    try session.select("Rice", in: "Meal", within: "Guest 2")
    let controls = session.screen.controls
    #expect(controls.compactMap(\.value) == ["", "2", "Bo", "1"])
    #expect(controls.filter(\.isSelected).map(\.label) == ["Fish", "Rice"])
    let other = session.failure { try $0.select("Rice", in: "Meal", within: "Other") }
    #expect(other?.reason == .outsideArea(nearest: ["Meal Plan"]))
    #expect(other?.request == "select \"Rice\" in \"Meal\", within: \"Other\"")
    #expect(
      session.failure { try $0.select("Rice", in: "Meal", within: "Guest") }?.reason
        == .noSuchArea(nearest: ["Guest 1", "Guest 2", "Fish"]))
    #expect(
      session.failure { try $0.select("Rice", in: "Meals", within: "Guest 1") }?.reason
        == .notFound(nearest: ["Meal"]))
  }

  @Test func stepsTellWhatWasTypedUnlessItIsASecret() throws {
    try session.type(" King\n", into: .field("Name"))
    try session.type("1234", into: "Code")
    try session.clear("Code")
    try session.toggle("Gift")
    _ = session.failure { try $0.toggle("Locked") }
    #expect(
      session.steps == [
        "type \" King␊\" into field \"Name\"", "type into \"Code\"", "clear \"Code\"", "toggle \"Gift\"",
      ])
  }

  @Test func whatFollowsFromTypingIsShown() throws {
    struct Search: Node {
      @State private var text = ""
      @State private var count = 0
      var body: some Node {
        TextFieldNode("Search", text: $text).onChange(of: text) { count += 1 }
        TextNode("changed \(count) times")
      }
    }
    let session = Session(width: 20) { Search() }
    try session.type("abc", into: "Search")
    #expect(session.text == "Search\n[abc               ]\nchanged 1 times\n")
  }
}
