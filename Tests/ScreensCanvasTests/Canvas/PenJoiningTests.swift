import ScreensCanvas
import Testing

/// What is left of `old` with `new` put over it.
private func joined(_ old: Unicode.Scalar, _ new: Unicode.Scalar) -> String {
  drawn(width: 1) { pen in
    pen.put(old.value, x: 0, y: 0, style: 0)
    pen.join(new.value, x: 0, y: 0, style: 0)
  }
}

@Suite struct PenJoiningTests {
  @Test func thinLinesJoin() {
    #expect(joined("─", "│") == "┼")
    #expect(joined("┤", "├") == "┼")
    #expect(joined("┤", "│") == "┤")
    #expect(joined("┬", "─") == "┬")
    #expect(joined("─", "┴") == "┴")
    #expect(joined("┬", "┴") == "┼")
    #expect(joined("│", "│") == "│")
  }

  @Test func linesOfASCIIJoin() {
    #expect(joined("-", "|") == "+")
    #expect(joined("+", "-") == "+")
    #expect(joined("|", "|") == "|")
  }

  @Test func whatIsNoLineIsCovered() {
    #expect(joined("a", "│") == "│")
    #expect(joined("━", "┯") == "┯")
    #expect(joined("-", "│") == "│")
  }

  @Test func onlyCellsOfTheCanvasJoin() {
    #expect(
      drawn(width: 2) { pen in
        for x in [-1, 2] { pen.join(0x2502, x: x, y: 0, style: 0) }
        for y in [-1, 1] { pen.join(0x2502, x: 0, y: y, style: 0) }
      } == "..")
  }

  @Test func halfAWideClusterBecomesABlank() {
    #expect(
      drawn(width: 3) { pen in
        pen.write("Ab", x: 0)
        pen.join(0x2502, x: 1, y: 0, style: 0)
      } == ".│b")
  }
}
