import Screens
import Testing

@Suite struct PickerTests {
  private enum Plan: Hashable { case free, team, enterprise }

  private struct Plans: Node {
    @State private var plan = Plan.free
    var body: some Node {
      PickerNode("Plan", selection: $plan) {
        TextNode("Free").tag(Plan.free)
        LabelNode("Team", systemImage: "person").tag(Plan.team)
        TextNode("Enterprise").tag(Plan.enterprise)
      }
    }
  }

  @Test func optionsStandBesideEachOther() throws {
    let session = Session(width: 40) { Plans() }
    #expect(session.text == "Plan\n(•) Free   ( ) ☺ Team   ( ) Enterprise\n")
    let controls = session.screen.controls
    #expect(controls.map(\.role) == [.option, .option, .option])
    #expect(controls.map(\.label) == ["Free", "Team", "Enterprise"])
    #expect(controls.map(\.picker) == ["Plan", "Plan", "Plan"])
    #expect(controls.map(\.isSelected) == [true, false, false])
    try session.tap(.option("Team"))
    #expect(session.text == "Plan\n( ) Free   (•) ☺ Team   ( ) Enterprise\n")
    #expect(session.screen.controls.map(\.isSelected) == [false, true, false])
  }

  @Test func optionsThatDontFitStandBelowEachOther() {
    let rows = [8, 14, 37, 38].map { width in picture(width: width) { Plans() } }
    #expect(
      rows == [
        "Plan\n(•) Free\n( ) ☺ Te\n      am\n    Ente\n( ) rpri\n    se\n",
        "Plan\n(•) Free\n( ) ☺ Team\n( ) Enterprise\n", "Plan\n(•) Free\n( ) ☺ Team\n( ) Enterprise\n",
        "Plan\n(•) Free   ( ) ☺ Team   ( ) Enterprise\n",
      ])
  }

  @Test func whatHasNoTagIsNoOption() {
    let session = Session(width: 40) {
      PickerNode("Size", selection: .constant(2)) {
        ForEachNode([1, 2], id: \.self) { TextNode("\($0)").tag($0) }
        TextNode("no more")
      }
    }
    #expect(session.text == "Size\n( ) 1   (•) 2   no more\n")
    #expect(session.screen.controls.map(\.label) == ["1", "2"])
  }

  @Test func aPickerMayHaveNothingChosen() throws {
    struct Colors: Node {
      @State private var color: String?
      var body: some Node {
        PickerNode("Color", selection: $color) {
          TextNode("Red").tag("red")
          TextNode("Blue").tag(Optional("blue"))
          TextNode("None").tag(String?.none)
        }
      }
    }
    let session = Session(width: 40) { Colors() }
    #expect(session.text == "Color\n( ) Red   ( ) Blue   (•) None\n")
    try session.tap("Red")
    #expect(session.text == "Color\n(•) Red   ( ) Blue   ( ) None\n")
    try session.tap("Blue")
    #expect(session.text == "Color\n( ) Red   (•) Blue   ( ) None\n")
    try session.tap("None")
    #expect(session.text == "Color\n( ) Red   ( ) Blue   (•) None\n")
  }

  @Test func aTagTheSelectionCantHoldIsDisabledAndReported() {
    let session = Session(width: 40) {
      PickerNode("Size", selection: .constant("S")) {
        TextNode("S").tag("S")
        TextNode("M").tag(2)
      }
    }
    #expect(session.text == "Size\n(•) S   ( )·M\n")
    #expect(session.codes == [.tagTypeMismatch])
    #expect(
      session.messages == [
        "An option of the picker \"Size\" has the tag 2 of type Int, but the selection holds String, "
          + "so it can't be chosen. Give it a tag of type String."
      ])
    let reason = DriveError.Reason.tagTypeMismatch(tag: "2", type: "Int", selectionType: "String")
    #expect(session.failure { try $0.tap("M") }?.reason == reason)
    let error = session.failure { try $0.select("M", in: "Size") }
    #expect(error?.reason == reason)
    #expect(
      error?.description.hasPrefix(
        "select \"M\" in \"Size\": it has the tag 2 of type Int, but the selection holds String. "
          + "Give it a tag of type String.\n") == true)
  }

  @Test func aRowOfAListCanHaveAWrongTagAsWell() {
    let session = Session(width: 20) {
      ListNode(selection: .constant(String?.none)) { TextNode("One").tag(1) }
    }
    #expect(session.text == "( )·One\n")
    #expect(
      session.messages == [
        "A row of a list has the tag 1 of type Int, but the selection holds String, so it can't be chosen. "
          + "Give it a tag of type String."
      ])
  }

  @Test func anAccessibilityLabelNamesThePickerOrTheOption() throws {
    let session = Session(width: 40) {
      PickerNode("", selection: .constant(1)) {
        TextNode("1").tag(1).accessibilityLabel("One").id("first")
        TextNode("2").accessibilityLabel("Two").tag(2).id("second")
      }
      .accessibilityLabel("Amount").id("amount")
      PickerNode("Other", selection: .constant(1)) { TextNode("1").tag(1) }
    }
    #expect(session.text == "(•) 1   ( ) 2\nOther\n(•) 1\n")
    #expect(session.screen.controls.map(\.label) == ["One", "Two", "1"])
    #expect(session.screen.controls.map(\.identifier) == ["first", "second", nil])
    #expect(session.screen.controls.map(\.picker) == ["Amount", "Amount", "Other"])
    try session.select("Two", in: "Amount")
    try session.select("second", in: "amount")
  }

  @Test func theLabelOfANodeAroundSeveralThingsNamesNoPicker() {
    let session = Session(width: 40) {
      GroupNode {
        TextNode("Text")
        PickerNode("Size", selection: .constant(1)) { TextNode("S").tag(1) }
      }
      .accessibilityLabel("Each")
      VStackNode {
        PickerNode("Color", selection: .constant(1)) { TextNode("Red").tag(1) }
        ButtonNode("Mix") {}
      }
      .accessibilityLabel("Both").id("both")
    }
    #expect(session.screen.controls.map(\.picker) == ["Each", "Color", nil])
    #expect(session.screen.controls.map(\.label) == ["S", "Red", "Mix"])
  }

  @Test func anOutlineHasTheOptionsInThePicker() {
    struct Sizes: Node {
      var body: some Node {
        PickerNode("Size", selection: .constant(1)) {
          TextNode("S").tag(1)
          TextNode("M").tag(2)
        }
        PickerNode("Size", selection: .constant(0)) { TextNode("L").tag(1) }
          .accessibilityLabel("Largest Size")
        PickerNode("Nothing", selection: .constant(1)) {}
      }
    }
    #expect(
      render(Sizes(), as: .outline) == """
        screen
          picker "Size"
            option "S" [selected]
            option "M"
          picker "Largest Size"
            option "L"
          picker "Nothing"

        """)
  }

  @Test func aPickerInAListHasItsOwnSelection() throws {
    struct Rows: Node {
      @State private var row: Int? = 1
      @State private var size = 1
      var body: some Node {
        ListNode(selection: $row) {
          TextNode("One").tag(1)
          PickerNode("Size", selection: $size) {
            TextNode("S").tag(1)
            TextNode("M").tag(2)
          }
          TextNode("Two").tag(2)
        }
      }
    }
    let session = Session(width: 20) { Rows() }
    try session.tap("M")
    #expect(session.text == "(•) One\nSize\n( ) S   (•) M\n( ) Two\n")
    #expect(session.screen.controls.map(\.role) == [.row, .option, .option, .row])
    #expect(session.screen.controls.map(\.picker) == [nil, "Size", "Size", nil])
  }
}
