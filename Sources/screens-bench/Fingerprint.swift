/// What tells one text from almost every other: its rows and a sum over its bytes.
struct Fingerprint: Equatable {
  let rows: Int
  let sum: UInt64

  init(rows: Int, sum: UInt64) {
    self.rows = rows
    self.sum = sum
  }

  /// The sum is FNV-1a.
  init(of text: String) {
    var text = text
    var rows = 0
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    text.withUTF8 { bytes in
      for byte in bytes {
        if byte == 0x0A { rows += 1 }
        sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    self.init(rows: rows, sum: sum)
  }
}
