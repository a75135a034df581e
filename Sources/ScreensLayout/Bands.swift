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

  /// The numbers of a band's strokes in painting order; some of the tall ones may not be on it.
  func strokes(on band: Int) -> [Int32] {
    guard !starts.isEmpty else { return tall }
    let short = short[starts[band]..<starts[band + 1]]
    guard !tall.isEmpty else { return Array(short) }
    var merged: [Int32] = []
    merged.reserveCapacity(short.count + tall.count)
    var next = short.startIndex
    for number in tall {
      while next < short.endIndex, short[next] < number {
        merged.append(short[next])
        next += 1
      }
      merged.append(number)
    }
    merged.append(contentsOf: short[next...])
    return merged
  }
}
