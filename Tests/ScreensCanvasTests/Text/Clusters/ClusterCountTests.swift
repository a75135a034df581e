import ScreensCanvas
import Testing

struct ClusterCountTests {
  @Test(arguments: [
    ("", 0), ("Ada", 3), ("e\u{301}", 1), ("👩‍👩‍👧", 1), ("🇩🇪🇫🇷", 2), ("中文", 2), ("a\r\nb", 3),
    ("\u{202E}x", 2), ("\u{1B}[2J", 4), ("\u{1019}\u{1039}\u{1018}", 1),
  ])
  func clustersAreCountedAsTheyAre(text: String, count: Int) {
    #expect(ClusterCount.of(text) == count)
  }
}
