import Testing

@testable import Screens

@Suite struct MapOutlineTests {
  @Test func `states stand below what first led to them, then comes what is wrong, cut and missing`() {
    #expect(
      MapSample.map.outline == """
        4 states, 9 steps, 1 finding, 1 cut (plain, 22 cells)

        Home "Home"
        ├─ tap "Tent" → Home/tent "Tent"
        │  ├─ back, tap "Home", nth: 1 → Home
        │  ├─ tap "Again" → Home/tent/tent "Tent"  !1 cut: repeated
        │  └─ tap "Help" → Help
        ├─ tap "Home" stays on this screen
        └─ tap "Help" → Help
           ├─ tap "Home" → Home
           └─ tap "Help" stays on this screen

        Findings
        !1 endlessPath: The screen "Tent" is pushed over itself, and the path can grow without an end: tent › tent. Go back to the screen that is there already, as path.pop(to:) does, or keep the control out with .exploration(.ignored) if it is meant.
           Reached by: tap "Tent" > tap "Again"

        Cuts
        repeated at "Tent": tap "Tent" > tap "Again"

        Coverage
        types     1 of 1
        controls  9 of 9
        links     2 of 2

        """)
  }

  @Test func `marks are those of a state's findings`() {
    #expect(
      OddlyNamedSample.map.outline == #"""
        2 states, 3 steps, 1 finding, no cuts (plain, 60 cells)

        root "שלום"  !1
        ├─ tap "</script> "A" & 'b' \N style:x#1; %%{init: {}}%%" → 1 "</script> "A" & 'b' \N style:x#1; %%{init: {}}%%"
        │  └─ back → root
        └─ tap "Less & less" does nothing

        Findings
        !1 deadControl: The button "Less & less" on the screen "שלום" does nothing that a person could see, in any state. Give its action something to do, disable it while there is nothing, or keep it out with .exploration(.ignored) if what it does shows elsewhere.
           Reached by: starting the app

        Coverage
        types     1 of 1
        controls  3 of 3
        links     1 of 1

        """#)
  }

  @Test func `a state that is kept out of the map is named by its bound`() {
    let map = explore(limit: 1, on: .plain(width: 22)) { MapSample() }
    #expect(
      map.outline == """
        1 state, 3 steps, no findings, 2 cuts (plain, 22 cells)

        Home "Home"
        ├─ tap "Tent", tap "Help" → not walked: limit
        └─ tap "Home" stays on this screen

        Cuts
        limit at "Tent": tap "Tent"
        limit at "Help": tap "Help"

        Coverage
        types     0 of 1
          missing: String (ScreensTests/MapSamples.swift:11)
        controls  3 of 3
        links     1 of 1

        """)
  }

  @Test func `a single screen`() {
    let map = explore(on: .plain(width: 22)) { TextNode("Alone") }
    #expect(
      map.outline == """
        1 state, no steps, no findings, no cuts (plain, 22 cells)

        root

        Coverage
        types     0 of 0
        controls  0 of 0
        links     0 of 0

        """)
  }

  @Test func `a diagnostic is marked wherever it shows`() {
    let map = explore(on: .plain(width: 60)) {
      Stack {
        VStackNode {
          LinkNode("Nowhere", value: "nowhere")
          LinkNode("On", value: 1)
        }
        .title("Start")
        .destination(for: Int.self) { _ in LinkNode("Nowhere", value: "nowhere").title("Page") }
      }
    }
    #expect(
      map.outline == """
        2 states, 2 steps, 1 finding, no cuts (plain, 60 cells)

        root "Start"  !1
        └─ tap "On" → 1 "Page"  !1
           └─ back → root

        Findings
        !1 missingDestination: On the screen "Start": The link "Nowhere" leads to nowhere of type String, and neither its screen nor one beneath registers String. Registered: Int. Add .destination(for: String.self) { … } to the link's screen or one beneath.
           Reached by: starting the app

        Coverage
        types     1 of 1
        controls  2 of 4
          missing: link "Nowhere" on "Start"
          missing: link "Nowhere" on "Page"
        links     1 of 3
          missing: link "Nowhere" on "Start"
          missing: link "Nowhere" on "Page"

        """)
  }

  @Test func `deep states begin trees of their own, each state once`() {
    let rows = StateMap.chain(3000).outline.split(separator: "\n")
    #expect(rows[1] == "root")
    #expect(rows.map(\.count).max()! < 90)
    #expect(rows.contains("                              └─ tap \"Next\" → 11"))
    #expect(rows.contains("                                 └─ tap \"Next\" → 12, below"))
    #expect(rows.contains("12"))
    #expect(rows.count { $0.hasSuffix(" → 2999") } == 1)
    #expect(rows.count { $0.hasSuffix("below") } == 249)
  }

  @Test func `two explorations give one text in every format`() {
    let maps = (0..<2).map { _ in MapSample.map }
    for format in [\StateMap.outline, \.mermaid, \.dot, \.json, \.html] {
      #expect(maps[0][keyPath: format].utf8.elementsEqual(maps[1][keyPath: format].utf8))
    }
  }
}
