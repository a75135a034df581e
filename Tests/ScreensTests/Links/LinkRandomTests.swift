import Screens
import Testing

/// Random texts, the same in every run.
private struct SeededTexts: RandomNumberGenerator {
  private static let telling = Array("%:/?#&=+@[].~ aAfF09-_\u{301}\r\n\0é🍰\u{202E}".unicodeScalars)
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Any scalars of Unicode, and more often those that mean something in a URL.
  mutating func text(length: ClosedRange<Int>) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: length, using: &self) {
      let isTelling = Bool.random(using: &self)
      let any = Unicode.Scalar(UInt32.random(in: 0..<0x110000, using: &self)) ?? "\u{FFFD}"
      text.append(isTelling ? Self.telling.randomElement(using: &self)! : any)
    }
    return String(text)
  }

  /// `text` with some of its bytes changed, taken out or doubled.
  mutating func mutation(of text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...Int.random(in: 0..<4, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<3, using: &self) {
      case 0: bytes[index] = "%:/?#&=+@0zé\0".utf8.randomElement(using: &self)!
      case 1: bytes.remove(at: index)
      default: bytes.insert(bytes[index], at: index)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// What holds for every text.
@MainActor struct LinkRandomTests {
  private static let count = 10_000
  private let links = Links.shop
  private static let urls = [
    "shop://product/42", "shop://product/7/related/caf%C3%A9?a=b#c",
    "shop://search?q=:query&page=2&sort=price", "https://shop.example:443/cart", "shop://:a/b?c=:d?",
  ]

  @Test func anyTextIsAnswered() {
    var random = SeededTexts(seed: 1)
    var counts: [String: Int] = [:]
    for index in 0..<Self.count {
      let text =
        switch index % 3 {
        case 0: random.text(length: 0...40)
        case 1: "shop://" + random.text(length: 0...20)
        default: random.mutation(of: Self.urls.randomElement(using: &random)!)
        }
      let answer = "\(links.match(text))"
      #expect(answer.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      counts[String(answer.prefix { $0 != ":" }), default: 0] += 1
    }
    #expect(Set(counts.keys) == ["matched", "unmatched", "malformed", "refused"])
  }

  @Test func anyPatternIsAnswered() {
    var random = SeededTexts(seed: 2)
    var readable = 0
    for index in 0..<Self.count {
      let text =
        index % 2 == 0
        ? "shop://" + random.text(length: 0...12)
        : random.mutation(of: Self.urls.randomElement(using: &random)!)
      let links = Links {
        Link(text) { _ in
          [1]
        } printing: { _ in
          [:]
        }
      }
      readable += links.diagnostics.isEmpty ? 1 : 0
      for diagnostic in links.diagnostics { #expect(!"\(diagnostic)".isEmpty) }
      if let url = links.url(for: [1]) { #expect(links.match(url) == .matched(LinkTarget(path: [1]))) }
    }
    #expect(readable > 0 && readable < Self.count)
  }

  @Test func anyTextComesBackFromItsURL() {
    var random = SeededTexts(seed: 3)
    for index in 0..<Self.count {
      let text = random.text(length: 1...12)
      let path: [ShopRoute] =
        index % 2 == 0 ? [.related(index, text)] : [.search(text, page: index, sort: .name)]
      guard let url = links.url(for: path), case .matched(let target) = links.match(url) else {
        Issue.record("\(path) has no URL.")
        continue
      }
      #expect(target.path == StackPath(path))
      #expect(url.utf8.allSatisfy { 0x21...0x7E ~= $0 })
    }
  }

  @Test func scalarsOfAllPlanesComeBackExactly() throws {
    let links = Links {
      Link("shop://:x") {
        [try $0("x", as: String.self)]
      } printing: {
        ["x": $0.first]
      }
    }
    let values = Array(0..<0x10000) + stride(from: UInt32(0x10000), to: 0x110000, by: 17)
    let scalars = values.compactMap { Unicode.Scalar($0) }
    for start in stride(from: 0, to: scalars.count, by: 512) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start...].prefix(512))
      let url = try #require(links.url(for: [String(text)]))
      let segments = try LinkURL(url).segments
      #expect(segments.map { Array($0.unicodeScalars) } == [Array(text)])
    }
  }
}
