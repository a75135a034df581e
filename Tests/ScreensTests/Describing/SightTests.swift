import Screens
import Testing

/// What can't be seen has no line, and what can't be acted on says so.
@Suite struct SightTests {
  private func outline(on device: Device = .phone, _ change: (ShopModel) -> Void) -> String {
    let model = ShopModel()
    change(model)
    return render(PresentingShop(model: model), on: device, as: .outline)
  }

  @Test func whatASheetCoversIsLeftOut() {
    #expect(
      outline { $0.showsFilter = true } == """
        screen "Shop" [blocked]
        sheet "Filter"
          link "Colour"
          button "Sort"
          button "Done"

        """)
  }

  @Test func aSheetOverASheetBlocksBoth() {
    #expect(
      outline {
        $0.showsFilter = true
        $0.showsSort = true
      } == """
        screen "Shop" [blocked]
        sheet "Filter" [blocked]
        sheet "Sort"
          text "By price"

        """)
  }

  @Test func aCoverLeavesNothingOfTheScreen() {
    #expect(outline { $0.showsTour = true } == "cover \"Welcome\"\n  button \"Start\"\n")
    let beneath = ForEachNode(0..<9) { ButtonNode("beneath \($0)") {} }
    #expect(
      render(
        VStackNode { beneath }
          .cover(isPresented: .constant(true)) {
            ForEachNode(0..<9) { number in
              HStackNode { TextNode("over \(number)") }
            }
          },
        as: .outline) == """
          cover
            text "over 0"
            text "over 1"
            text "over 2"
            text "over 3"
            text "over 4"
            text "over 5"
            text "over 6"
            text "over 7"
            text "over 8"

          """)
  }

  /// The mark of a link beside the box, or the bracket of a button, says nothing.
  @Test func anAlertBlocksWhatCanBeReadAroundIt() {
    #expect(
      outline { $0.asksToEmpty = true } == """
        screen "Shop" [blocked]
          link "More"
        alert "Empty the cart?"
          text "Two things are in it."
          button "Keep"
          button "Empty" [destructive]

        """)
    #expect(outline(on: .watch) { $0.asksToEmpty = true }.hasPrefix("screen \"Shop\" [blocked]\nalert "))
  }

  @Test func aTitleThatIsCoveredIsLeftOut() {
    #expect(
      outline(on: .phone.height(6)) { $0.asksHow = true } == """
        screen [more below, blocked]
        dialog "Ship how?"
          button "By Train"
          button "By Bike"
          button "Cancel"

        """)
  }

  private func scrolled(to row: Int) -> String {
    let session = Session(
      Stack {
        VStackNode {
          TextNode("One")
          ButtonNode("Two") {}
          ListNode {
            SectionNode("Three") { TextNode("Four") }
          }
          TextNode("Five\nSix")
        }
        .title("Rows")
      }, on: .plain(width: 20).height(4))
    session.scroll(to: row)
    return session.screen.render(as: .outline)
  }

  @Test func whatIsScrolledAwayIsLeftOut() {
    #expect(scrolled(to: 0) == "screen \"Rows\" [more below]\n  text \"One\"\n  button \"Two\"\n")
    #expect(
      scrolled(to: 3) == """
        screen "Rows" [more above, more below]
          list
            section
              text "Four"
          text "Five Six"

        """)
    #expect(scrolled(to: 9) == "screen \"Rows\" [more above]\n  text \"Five Six\"\n")
  }

  @Test func whatIsBesideTheScreenIsLeftOut() {
    #expect(
      picture(width: 10, as: .outline) {
        TextNode("in")
        TextNode("partly").offset(x: 5)
        TextNode("out").offset(x: 20)
      } == "screen\n  text \"in\"\n  text \"partly\"\n")
  }
}
