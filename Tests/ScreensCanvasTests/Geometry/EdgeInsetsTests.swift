import ScreensCanvas
import Testing

@Suite struct EdgeInsetsTests {
  @Test func onlyTheGivenEdges() {
    #expect(EdgeInsets(.horizontal, 2) == EdgeInsets(leading: 2, trailing: 2))
    #expect(EdgeInsets(.vertical, 1) == EdgeInsets(top: 1, bottom: 1))
    #expect(EdgeInsets([.top, .trailing], 3) == EdgeInsets(top: 3, trailing: 3))
    #expect(EdgeInsets(.all, -1) == EdgeInsets(top: -1, leading: -1, bottom: -1, trailing: -1))
    #expect(EdgeInsets([], 5) == EdgeInsets())
  }

  @Test func axesAreEachOthersOther() {
    #expect(Axis.allCases.map(\.other) == [.vertical, .horizontal])
  }
}
