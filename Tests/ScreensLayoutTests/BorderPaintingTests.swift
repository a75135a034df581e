import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct BorderPaintingTests {
  @Test func everyBorder() {
    let boxes = Border.allCases.map { text("ab").border($0) }
    #expect(
      stack(StackElement(axis: .horizontal), boxes).picture(width: nil, height: nil) == """
        ┌──┐ ╭──╮ ┏━━┓ ╔══╗
        │ab│ │ab│ ┃ab┃ ║ab║
        └──┘ ╰──╯ ┗━━┛ ╚══╝

        """)
  }

  @Test func smallestBorderIsFourCorners() {
    #expect(fixed(0, 0).border().picture(width: 4, height: 3) == "┌┐\n└┘\n\n")
  }

  @Test func whatFitsOfABorderIsDrawn() {
    #expect(
      fixed(0, 0).border().frame(width: 1, height: 1, alignment: .topLeading).picture(width: 1, height: 1)
        == "┌\n")
    #expect(fixed(2, 1).border().offset(x: -1, y: -1).picture(width: 9, height: 9).hasPrefix("##│\n──┘\n"))
    #expect(fixed(2, 1).border().offset(x: -9, y: 0).picture(width: 3, height: 1) == "\n")
  }

  @Test func rulesGoAcrossTheirStack() {
    #expect(
      vstack(text("abc"), divider(), hstack(text("d"), divider(), text("e"))).picture(width: nil, height: nil)
        == """
         abc
        ─────
        d │ e

        """)
  }

  @Test(arguments: [
    (Border.single, "┌───┐\n│abc│\n├───┤\n│ d │\n└───┘\n"), (.heavy, "┏━━━┓\n┃abc┃\n┠───┨\n┃ d ┃\n┗━━━┛\n"),
    (.double, "╔═══╗\n║abc║\n╟───╢\n║ d ║\n╚═══╝\n"), (.rounded, "╭───╮\n│abc│\n├───┤\n│ d │\n╰───╯\n"),
  ])
  func aJoiningRuleMeetsTheBorder(border: Border, picture: String) {
    let rule = Sketch { $0.add(.rule(RuleElement(axis: .horizontal, joinsBorder: true)), named: nil) }
    #expect(vstack(text("abc"), rule, text("d")).border(border).picture(width: nil, height: nil) == picture)
  }

  @Test(arguments: [
    (Border.single, "┌─┬─┐\n├─┤b│\n│a├─┤\n└─┴─┘\n"), (.rounded, "╭─┬─╮\n├─┤b│\n│a├─┤\n╰─┴─╯\n"),
  ])
  func joiningRulesMeetEachOther(border: Border, picture: String) {
    func rule(_ axis: Axis) -> Sketch {
      Sketch { $0.add(.rule(RuleElement(axis: axis, joinsBorder: true)), named: nil) }
    }
    let columns = [
      vstack(rule(.horizontal), text("a")), rule(.vertical), vstack(text("b"), rule(.horizontal)),
    ]
    let row = stack(StackElement(axis: .horizontal, spacing: 0), columns)
    #expect(row.border(border).picture(width: nil, height: nil) == picture)
  }

  @Test func aJoiningRuleWithoutABorderIsARule() {
    let rule = Sketch { $0.add(.rule(RuleElement(axis: .horizontal, joinsBorder: true)), named: nil) }
    #expect(vstack(text("abc"), rule).picture(width: 5, height: 2) == " abc\n─────\n")
  }

  @Test func rulesInTheGapsOfAColumn() {
    var column = StackElement(axis: .vertical, spacing: 1, horizontal: .leading)
    column.drawsRules = true
    #expect(
      stack(column, [text("one"), text("three"), text("x")]).picture(width: nil, height: nil) == """
        one
        ─────
        three
        ─────
        x

        """)
  }
}
