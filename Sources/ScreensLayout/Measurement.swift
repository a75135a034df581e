/// An element whose size is being found, and how far that has come.
struct Measurement {
  let index: Int32
  /// What comes next; each layout counts its own steps from 0.
  var step: Int32 = 0
  /// The child, or the share, that comes next.
  var cursor: Int32
  /// Where the shares of the current priority end.
  var groupEnd: Int32 = 0
  /// Number of shares on the scratch area.
  var shareCount: Int32 = 0
  /// The child last put there is a spacer.
  var lastIsSpacer = false
  /// Cells left to share out.
  var available = 0

  init(of index: Int) {
    self.index = Int32(index)
    cursor = Int32(index + 1)
  }
}
