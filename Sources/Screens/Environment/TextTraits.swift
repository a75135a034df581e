import ScreensCanvas
import ScreensLayout

/// How text looks and wraps where it stands.
struct TextTraits {
  var style = Style()
  /// 0 for as many lines as it takes.
  var lineLimit: Int32 = 0
  var alignment = TextAlignment.leading
  var truncation = TruncationMode.tail
  var meaning = TextMeaning.plain
}
