import Foundation

/// Gives equal byte strings equal numbers, so that the comparison works on integers alone.
struct LineNumbering {
  private struct Line: Hashable {
    var bytes: ArraySlice<UInt8>

    static func == (a: Line, b: Line) -> Bool {
      a.bytes.withUnsafeBytes { a in
        b.bytes.withUnsafeBytes { b in
          a.count == b.count && (a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0)
        }
      }
    }

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  private var numbers: [Line: Int] = [:]

  var count: Int { numbers.count }

  mutating func number(of bytes: ArraySlice<UInt8>) -> Int {
    let line = Line(bytes: bytes)
    if let known = numbers[line] { return known }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
}
