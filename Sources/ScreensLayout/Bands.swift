/// Which strokes are on which band of rows, so that a tall screen is drawn in small pieces that stay in the cache.
struct Bands {
  let height: Int
  let count: Int
  /// Strokes within one band, band by band, in painting order within each.
  private var short: [Int32] = []
  /// `starts[b]` is where those of band `b` begin in `short`.
  private var starts: [Int] = []
  /// Strokes on several bands, in painting order.
  private var tall: [Int32] = []

  /// Cells of one band: what the caches nearest to the processor hold.
  static let cells = 1 << 13

  init(_ strokes: [Stroke], width: Int, rows: Int) {
    height = max(1, min(rows, Self.cells / max(1, width)))
    count = (rows + height - 1) / height
    guard count > 1 else {
      tall = strokes.indices.map(Int32.init(truncatingIfNeeded:))
      return
    }
    var sizes = [Int](repeating: 0, count: count + 1)
    for stroke in strokes where isShort(stroke) { sizes[Int(stroke.top) / height + 1] += 1 }
    for band in 0..<count { sizes[band + 1] += sizes[band] }
    starts = sizes
    short = [Int32](repeating: 0, count: sizes[count])
    for (number, stroke) in strokes.enumerated() {
      guard isShort(stroke) else {
        tall.append(Int32(number))
        continue
      }
      let band = Int(stroke.top) / height
      short[sizes[band]] = Int32(number)
      sizes[band] += 1
    }
  }

  private func isShort(_ stroke: Stroke) -> Bool {
    Int(stroke.top) / height == (Int(stroke.bottom) - 1) / height
  }

  /// Calls `body` with the numbers of a band's strokes in painting order; some of the tall ones may not be on it.
  func forEachStroke(on band: Int, _ body: (Int) -> Void) {
    var next = starts.isEmpty ? 0 : starts[band]
    let last = starts.isEmpty ? 0 : starts[band + 1]
    for number in tall {
      while next < last, short[next] < number {
        body(Int(short[next]))
        next += 1
      }
      body(Int(number))
    }
    while next < last {
      body(Int(short[next]))
      next += 1
    }
  }
}
