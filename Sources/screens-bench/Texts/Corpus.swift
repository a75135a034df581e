/// Texts that are the same on every machine.
enum Corpus {
  static var ascii: [String] { paragraphs { latin(&$0) } }

  /// Latin, CJK, Thai, Arabic, emoji with joiners, combining marks.
  static var mixed: [String] {
    paragraphs { random in
      switch random.next() % 20 {
      case 0..<10: latin(&random)
      case 10..<13: run(of: 0x4E00..<0x9FFF, length: 2 + Int(random.next() % 4), &random)
      case 13..<15: run(of: 0xE01..<0xE2F, length: 4 + Int(random.next() % 6), &random)
      case 15..<17: run(of: 0x628..<0x64A, length: 3 + Int(random.next() % 5), &random)
      case 17..<19: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇯🇵", "❤️", "1️⃣", "🏳️‍🌈"][Int(random.next() % 7)]
      default:
        ["cafe\u{301}", "nai\u{308}ve", "o\u{302}\u{323}", "re\u{301}sume\u{301}"][Int(random.next() % 4)]
      }
    }
  }

  static func randomBytes(_ count: Int) -> String {
    var random = SeededRandom(state: 3)
    let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next() >> 32) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func paragraphs(_ word: (inout SeededRandom) -> String) -> [String] {
    var random = SeededRandom(state: 20_260_101)
    return (0..<2_000).map { _ in (0..<300).map { _ in word(&random) }.joined(separator: " ") }
  }

  private static func latin(_ random: inout SeededRandom) -> String {
    let letters = Array("etaoinshrdlucmfwypvbgk")
    return String((0..<(2 + Int(random.next() % 8))).map { _ in letters[Int(random.next() % 22)] })
  }

  private static func run(
    of scalars: Range<UInt32>, length: Int, _ random: inout SeededRandom
  ) -> String {
    var word = ""
    for _ in 0..<length {
      let value = scalars.lowerBound + UInt32(random.next() % UInt64(scalars.count))
      word.unicodeScalars.append(Unicode.Scalar(value)!)
    }
    return word
  }
}
