import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct BracketsPaintingTests {
  @Test(arguments: [
    (Brackets.bordered, "[ OK ]\n"), (.prominent, "▐ OK ▌\n"), (.destructive, "[! OK ]\n"),
    (.prominentDestructive, "▐! OK ▌\n"),
  ])
  func everyKind(brackets: Brackets, picture: String) {
    #expect(text("OK").brackets(brackets).picture(width: nil, height: nil) == picture)
    #expect(brackets.leading + 2 + brackets.trailing == picture.count - 1)
  }

  @Test func disabledOnesHaveDotsForBlanks() {
    #expect(text("OK").brackets(isDisabled: true).picture(width: nil, height: nil) == "[·OK·]\n")
    #expect(
      text("OK").brackets(.destructive, isDisabled: true).picture(width: nil, height: nil) == "[!·OK·]\n")
  }

  @Test func aLabelOfSeveralRowsHasTallOnes() {
    #expect(text("two words").brackets().picture(width: 9, height: 2) == "⎡ two   ⎤\n⎣ words ⎦\n")
    #expect(
      text("one two six").brackets(.destructive).picture(width: 8, height: 3)
        == "⎡! one ⎤\n⎢  two ⎥\n⎣  six ⎦\n")
    #expect(text("two words").brackets(.prominent).picture(width: 9, height: 2) == "▐ two   ▌\n▐ words ▌\n")
  }
}
