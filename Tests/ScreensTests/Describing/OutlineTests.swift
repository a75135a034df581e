import Testing

@testable import Screens

@Suite struct OutlineTests {
  /// An outline of the roles at these depths, with a label where one follows a colon.
  private func outline(_ items: [(depth: Int, role: String, label: String)]) -> Outline {
    var outline = Outline()
    for item in items { outline.add(OutlineItem(role: item.role, label: item.label, depth: item.depth)) }
    return outline
  }

  @Test func theFirstHeadingNamesItsGroup() {
    var outline = outline([(0, "section", "")])
    let isNamed = outline.name(0, by: "Fruit")
    #expect(isNamed)
    #expect(outline.text == "section \"Fruit\"\n")
  }

  @Test func aHeadingOfSeveralTextsIsOneName() {
    var outline = outline([(0, "section", "Fruit")])
    let isNamed = outline.name(0, by: "(3)")
    #expect(isNamed)
    #expect(outline.text == "section \"Fruit (3)\"\n")
  }

  @Test func aLaterHeadingNamesNothing() {
    var outline = outline([(0, "section", "Fruit"), (1, "text", "Apple")])
    let isNamed = outline.name(0, by: "Bread")
    #expect(!isNamed)
    #expect(outline.text == "section \"Fruit\"\n  text \"Apple\"\n")
  }

  @Test func aStateIsThereOnce() {
    var outline = outline([(0, "screen", "A")])
    outline.add("more below", to: 0)
    outline.add("more below", to: 0)
    #expect(outline.text == "screen \"A\" [more below]\n")
  }

  @Test func anEmptyGroupIsLeftOutUnlessItCanBeSeen() {
    for (isSeen, text) in [(false, "screen \"A\"\n"), (true, "screen \"A\"\n  sheet\n")] {
      var outline = outline([(0, "screen", "A"), (1, "sheet", "")])
      outline.close(1, isSeenWhenEmpty: isSeen)
      #expect(outline.text == text)
    }
  }

  @Test func aGroupWithANameOnlyStays() {
    var outline = outline([(0, "section", "A")])
    outline.close(0, isSeenWhenEmpty: false)
    #expect(outline.text == "section \"A\"\n")
  }

  @Test func aScreenWithoutANameIsOneWithTheScreenInIt() {
    var outline = outline([
      (0, "screen", ""), (1, "screen", "A"), (2, "list", ""), (3, "link", "B"), (1, "tabs", ""),
      (2, "tab", "C"),
    ])
    outline.add("more below", to: 1)
    outline.close(0, isSeenWhenEmpty: true)
    #expect(
      outline.text == """
        screen "A" [more below]
          list
            link "B"
          tabs
            tab "C"

        """)
  }

  @Test func aSheetWithoutANameHasThatOfTheScreenInIt() {
    var outline = outline([(0, "sheet", ""), (1, "screen", "A"), (2, "text", "B")])
    outline.close(0, isSeenWhenEmpty: true)
    #expect(outline.text == "sheet \"A\"\n  text \"B\"\n")
  }

  @Test func screensBesideEachOtherNeedNoScreenAroundThem() {
    var outline = outline([(0, "screen", ""), (1, "screen", "A"), (1, "screen", "B"), (2, "text", "C")])
    outline.close(0, isSeenWhenEmpty: true)
    #expect(outline.text == "screen \"A\"\nscreen \"B\"\n  text \"C\"\n")
  }

  @Test func aScreenWithSomethingBesideAScreenStays() {
    for items in [
      [(0, "screen", ""), (1, "text", "A"), (1, "screen", "B")],
      [(0, "screen", "A"), (1, "screen", "B")],
      [(0, "sheet", ""), (1, "screen", "A"), (1, "screen", "B")],
      [(0, "list", ""), (1, "screen", "A")],
    ] {
      let before = outline(items)
      var after = before
      after.close(0, isSeenWhenEmpty: true)
      #expect(after == before)
    }
  }
}
