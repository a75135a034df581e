import ScreensCanvas
import ScreensLayout

extension Resolver {
  /// The device's marks.
  var marks: Marks { environment.device.glyphs.marks }

  /// Points to where a link leads; to the left where rows run from right to left.
  var forwardMark: UInt32 { tree.isMirrored ? marks.backward : marks.forward }

  /// Points to where one came from.
  var backwardMark: UInt32 { tree.isMirrored ? marks.forward : marks.backward }

  func text(of mark: UInt32) -> String {
    String(Character(Unicode.Scalar(mark) ?? "?"))
  }
}
