import ScreensCanvas
import ScreensLayout
import Testing

@Suite struct ScreenCases {
  @Test func L77_dashboardRow() {
    let tree = hstack(
      text("CPU").frame(width: 5, alignment: .leading), color("bar").frame(maxHeight: 1),
      text("100%").frame(width: 5, alignment: .trailing))
    #expect(tree.size(width: 30, height: 1) == "30 x 1")
    #expect(
      tree.frames(width: 30, height: 1) == """
        HStack (0, 0, 30, 1)
        frame (0, 0, 5, 1)
        Text("CPU") (0, 0, 3, 1)
        frame (6, 0, 18, 1)
        bar (6, 0, 18, 1)
        frame (25, 0, 5, 1)
        Text("100%") (26, 0, 4, 1)
        """)
  }

  @Test func L82_sidebarAndContent() {
    let tree = hstack(
      spacing: 0, text("Menu").frame(width: 8, alignment: .leading), divider(),
      text("Content").frame(maxWidth: Proposal.infinite, maxHeight: Proposal.infinite, alignment: .topLeading)
    )
    #expect(tree.size(width: 30, height: 4) == "30 x 4")
    #expect(
      tree.frames(width: 30, height: 4) == """
        HStack (0, 0, 30, 4)
        frame (0, 1, 8, 1)
        Text("Menu") (0, 1, 4, 1)
        Divider (8, 0, 1, 4)
        frame (9, 0, 21, 4)
        Text("Content") (9, 0, 7, 1)
        """)
  }
}
