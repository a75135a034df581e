/// 2,000 paragraphs of 300 words: 70 % Latin letters, 20 % CJK, 8 % emoji, 2 % combining marks.
///
/// The floor reads the same text from the file that its generator makes.
enum Paragraphs {
  static let all: [String] = {
    var random = PythonRandom(seed: 20_260_101)
    return (0..<2_000).map { _ in (0..<300).map { _ in word(&random) }.joined(separator: " ") }
  }()

  private static func word(_ random: inout PythonRandom) -> String {
    let kind = random.unit()
    if kind < 0.70 { return latin(&random) }
    if kind < 0.90 { return (0..<(2 + random.below(4))).map { _ in one(of: ideographs, &random) }.joined() }
    return one(of: kind < 0.98 ? emoji : combined, &random)
  }

  private static func latin(_ random: inout PythonRandom) -> String {
    let length = one(of: [2, 3, 4, 5, 5, 6, 7, 8, 9, 11], &random)
    return (0..<length).map { one(of: $0 % 2 == 0 ? consonants : vowels, &random) }.joined()
  }

  private static func one<Value>(of values: [Value], _ random: inout PythonRandom) -> Value {
    values[random.below(values.count)]
  }

  private static let consonants = "bcdfghjklmnprstvwz".map(String.init)
  private static let vowels = "aeiou".map(String.init)
  private static let ideographs = "日本語漢字表示幅文字列折返試験中文测试段落换行字符宽度한국어문자폭시험かなカナ混在".map(String.init)
  private static let emoji = ["😀", "🎉", "🚀", "👍🏽", "👨‍👩‍👧‍👦", "🇯🇵", "🇺🇸", "❤️", "✈️", "1️⃣", "🏳️‍🌈", "☕"]
  private static let combined = ["cafe\u{301}", "nai\u{308}ve", "o\u{302}\u{323}", "re\u{301}sume\u{301}"]
}
