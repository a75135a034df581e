import Screens
import Testing

@Suite struct ToggleTests {
  private struct Sounds: Node {
    @State private var isOn = false
    var body: some Node { ToggleNode("Sounds", isOn: $isOn) }
  }

  @Test func aTapSwitches() throws {
    let session = Session(width: 20) { Sounds() }
    #expect(session.text == "Sounds           [ ]\n")
    #expect(session.screen.controls.map(\.value) == ["off"])
    try session.tap("Sounds")
    #expect(session.text == "Sounds           [x]\n")
    #expect(session.screen.controls.map(\.value) == ["on"])
    #expect(session.screen.controls.map(\.role) == [.toggle])
    #expect(session.screen.controls.map(\.label) == ["Sounds"])
  }

  @Test func twoTapsSwitchThereAndBack() throws {
    let session = Session(width: 20) { Sounds() }
    try session.doubleTap(.toggle("Sounds"))
    #expect(session.screen.controls.map(\.value) == ["off"])
  }

  @Test func theLabelGivesWay() {
    let rows = [3, 5, 6, 8, 12].map { width in
      picture(width: width) { ToggleNode("Day and night", isOn: .constant(true)) }
    }
    #expect(
      rows == [
        "D\na\ny\na\nn\nd [\nn\ni\ng\nh\nt\n", "D\na\ny\na\nn\nd [x]\nn\ni\ng\nh\nt\n",
        "Da\ny\nan\nd  [x]\nni\ngh\nt\n", "Day\nand  [x]\nnigh\nt\n", "Day and  [x]\nnight\n",
      ])
  }
}
