import Testing

@testable import ScreensCanvas

/// What holds for every text (rule A9), on strings drawn from all of Unicode.
struct RandomTextTests {
  private static let stringCount = 50_000

  /// Scalars that rules speak of, so that random strings meet them.
  private static let telling: [ClosedRange<UInt32>] = [
    0x00...0x7F, 0x80...0xFF, 0x300...0x36F, 0x5D0...0x5EA, 0x600...0x61C, 0x900...0x97F, 0xE01...0xE5B,
    0x1100...0x11FF, 0x1780...0x17FF, 0x180B...0x18AA, 0x2000...0x206F, 0x20D0...0x20F0, 0x2329...0x232A,
    0x2600...0x27BF, 0x3000...0x30FF, 0xA960...0xA97F, 0xAC00...0xAC40, 0xD7B0...0xD7FB, 0xFE00...0xFE0F,
    0xFF00...0xFFEF, 0x1F1E6...0x1F1FF, 0x1F3F3...0x1F3FF, 0x1F442...0x1F469, 0xE0020...0xE007F,
    0xE0100...0xE0110,
  ]

  private static func text(_ random: inout SplitMix) -> String {
    var scalars: [UInt32] = []
    let length = 1 + random.next(below: 10)
    while scalars.count < length {
      var scalar = UInt32(random.next(below: 0x110000))
      if random.next(below: 4) > 0 {
        let range = telling[random.next(below: telling.count)]
        scalar = range.lowerBound + UInt32(random.next(below: range.count))
      }
      if Unicode.Scalar(scalar) != nil { scalars.append(scalar) }
    }
    if random.next(below: 200) == 0 { scalars += Array(repeating: scalars[0], count: 40) }
    return string(scalars)
  }

  @Test func A9_everyCellIsOneOrTwoAndLinesSumUp() {
    var random = SplitMix(seed: 1)
    var store = TextStore()
    var lines: [TextLine] = []
    for _ in 0..<Self.stringCount {
      store.removeAll()
      lines.removeAll(keepingCapacity: true)
      let text = Self.text(&random)
      let span = store.append(text)
      store.wrap(span, width: nil, limit: nil, truncation: .tail, into: &lines)
      #expect(lines.count == Int(span.hardLines))
      #expect(lines.map(\.width).max() == span.width)
      for line in lines where store.cells(line) != Int(line.width) { Issue.record("\(escaped(text))") }
    }
  }

  @Test func A9_aPrintedRowHasTheCellsOfItsLine() {
    var random = SplitMix(seed: 2)
    var store = TextStore()
    for _ in 0..<Self.stringCount {
      store.removeAll()
      let text = Self.text(&random).filter { !$0.isNewline }
      let span = store.append(text)
      guard span.hardLines == 1 else { continue }
      let line = TextLine(head: span.start..<span.start + span.count, width: span.width)
      let cells = store.cellValues(line).map { Array(store.text(of: $0).unicodeScalars.map(\.value)) }
      let row = store.printed(line).unicodeScalars.map(\.value)
      let breaks = graphemeBreaks(in: row)
      var clusters: [[UInt32]] = []
      for (index, scalar) in row.enumerated() {
        if index == 0 || breaks.contains(index) { clusters.append([]) }
        clusters[clusters.count - 1].append(scalar)
      }
      if clusters.filter({ $0 != [BoundaryGuard.joiner] }) != cells { Issue.record("\(escaped(text))") }
    }
  }

  @Test func A9_cleaningTwiceIsCleaningOnce() {
    var random = SplitMix(seed: 3)
    for _ in 0..<Self.stringCount {
      let text = Self.text(&random)
      let clean = CleanText.of(text)
      if Array(CleanText.of(clean).utf8) != Array(clean.utf8) { Issue.record("\(escaped(text))") }
    }
  }

  @Test func A9_nothingForbiddenIsPrinted() {
    var random = SplitMix(seed: 4)
    for _ in 0..<Self.stringCount {
      let text = Self.text(&random)
      let forbidden = CleanText.of(text).unicodeScalars.filter { scalar in
        switch scalar.properties.generalCategory {
        case .control: return scalar != "\n"
        case .lineSeparator, .paragraphSeparator, .surrogate: return true
        case .format:
          let allowed: Set<UInt32> = [
            0x200C, 0x200D, 0x2060, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
          ]
          let isTag = 0xE0030...0xE007F ~= scalar.value
          return !(allowed.contains(scalar.value) || 0x600...0x605 ~= scalar.value || isTag)
        default: return scalar.properties.isNoncharacterCodePoint
        }
      }
      if !forbidden.isEmpty { Issue.record("\(escaped(text)) prints \(forbidden)") }
    }
  }

  @Test func B4_noLineIsWiderThanTheWidth() {
    var random = SplitMix(seed: 5)
    var store = TextStore()
    var lines: [TextLine] = []
    for index in 0..<Self.stringCount {
      store.removeAll()
      lines.removeAll(keepingCapacity: true)
      let text = Self.text(&random)
      let width = 1 + index % 40
      let limit = index % 3 == 0 ? 1 + index % 4 : nil
      let span = store.append(text)
      store.wrap(span, width: width, limit: limit, truncation: .allCases[index % 3], into: &lines)
      #expect(!lines.isEmpty && lines.count <= limit ?? .max)
      for line in lines {
        let isAlone = width == 1 && store.cellValues(line).count == 1
        let fits = line.width <= width || isAlone && line.width == 2
        if !fits || store.cells(line) != Int(line.width) { Issue.record("\(escaped(text)) at \(width)") }
      }
    }
  }

  @Test func B4_wrappingLosesNothingButBlanks() {
    var random = SplitMix(seed: 6)
    var store = TextStore()
    var lines: [TextLine] = []
    for index in 0..<Self.stringCount {
      store.removeAll()
      lines.removeAll(keepingCapacity: true)
      let span = store.append(Self.text(&random))
      store.wrap(span, width: 1 + index % 12, limit: nil, truncation: .tail, into: &lines)
      let kept = lines.flatMap(\.head).filter { store.isSolid($0) }
      let all = (span.start..<span.start + span.count).filter { store.isSolid($0) }
      #expect(kept == all)
    }
  }
}

extension TextStore {
  /// The cells of a line, one glyph after the other; no glyph of more than two.
  fileprivate func cells(_ line: TextLine) -> Int {
    func sum(_ range: Range<Int32>) -> Int {
      range.reduce(0) { sum, index in
        let glyph = Glyph(rawValue: glyphs[Int(index)])
        return sum + (glyph.has(Glyph.hardBreak) ? 1 : glyph.cells)
      }
    }
    return sum(line.head) + (line.mark == .none ? 0 : 1) + sum(line.tail)
  }

  fileprivate func isSolid(_ index: Int32) -> Bool {
    glyphs[Int(index)] & (Glyph.blank | Glyph.hidden | Glyph.hardBreak) == 0
  }
}

/// Random numbers that are the same on every machine.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}
