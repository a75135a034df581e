import ScreensCanvas
import ScreensLayout
import Testing

/// The same row in more and more room.
@Suite struct StaircaseTests {
  @Test func labelSpacerAndValue() {
    #expect(
      staircase(hstack(text("Name"), spacer(), text("Ann"))) == """
        |
        …|
        … |
        … …|
        N… …|
        N… A…|
        Na… A…|
        Na… Ann|
        Name Ann|
        Name  Ann|
        Name   Ann|
        Name    Ann|

        """)
  }

  @Test func bordered() {
    #expect(
      staircase(text("hello").border(), height: 3) == """
        |
        |
        |
        ┌|
        │|
        └|
        ┌─|
        │…|
        └─|
        ┌─┐|
        │…│|
        └─┘|
        ┌──┐|
        │h…│|
        └──┘|
        ┌───┐|
        │he…│|
        └───┘|
        ┌────┐|
        │hel…│|
        └────┘|
        ┌─────┐|
        │hello│|
        └─────┘|
        ┌─────┐ |
        │hello│ |
        └─────┘ |
        ┌─────┐  |
        │hello│  |
        └─────┘  |
        ┌─────┐   |
        │hello│   |
        └─────┘   |
        ┌─────┐    |
        │hello│    |
        └─────┘    |

        """)
  }

  @Test func greedyAndFixed() {
    #expect(
      staircase(hstack(spacing: 0, color("a"), fixed(3, 1), color("b"))) == """
        |
        #|
        ##|
        ###|
        ###b|
        a###b|
        a###bb|
        aa###bb|
        aa###bbb|
        aaa###bbb|
        aaa###bbbb|
        aaaa###bbbb|

        """)
  }

  @Test func button() {
    #expect(
      staircase(text("Save").brackets(.destructive)) == """
        |
        [|
        [!|
        [! |
        [! …|
        [! … |
        [! … ]|
        [! S… ]|
        [! Sa… ]|
        [! Save ]|
        [! Save ] |
        [! Save ]  |

        """)
  }

  @Test func minimumAndMaximum() {
    #expect(
      staircase(hstack(spacing: 0, color("a").frame(maxWidth: 3), color("b").frame(minWidth: 4))) == """
        |
        b|
        ab|
        abb|
        aabb|
        aabbb|
        aaabbb|
        aaabbbb|
        aaabbbbb|
        aaabbbbbb|
        aaabbbbbbb|
        aaabbbbbbbb|

        """)
  }

  /// Pictures at widths 0 to 11, each row closed by a bar.
  private func staircase(_ sketch: Sketch, height: Int = 1) -> String {
    var pictures = ""
    for width in 0...11 {
      let rows = sketch.picture(width: width, height: height).split(
        separator: "\n", omittingEmptySubsequences: false)
      for row in rows.dropLast() {
        pictures += row + String(repeating: " ", count: width - row.count) + "|\n"
      }
    }
    return pictures
  }
}
