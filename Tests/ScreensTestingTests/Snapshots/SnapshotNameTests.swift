import Testing

@testable import ScreensTesting

@Suite struct SnapshotNameTests {
  private func name(_ text: String) -> String { SnapshotName(text).text }

  @Test(arguments: ["cart", "Größe", "v1.2_final-b", "日本語", "हिन्दी", "0"])
  func `legal names stay as they are`(text: String) {
    #expect(name(text) == text)
  }

  @Test func `what is lost becomes a dash and leaves a hash`() {
    #expect(name("a/b") == "a-b-e2480c78")
    #expect(name("a b") == "a-b-e2bca18b")
    #expect(name("cart (1)") == "cart-1-19898565")
  }

  @Test func `a name that loses everything is its hash`() {
    #expect(name("🎉") == "8a09eb11")
    #expect(name("…") == "de107000")
    #expect(name("") == "4fd0bfc1")
    #expect(name("❤️") != name("❤"))
  }

  @Test func `a name cannot hide a file or leave its folder`() {
    #expect(name("..") == "b37a252a")
    #expect(name(".hidden") == "hidden-e5e365c5")
    #expect(name("../up") == "up-62ab092a")
  }

  @Test func `canonically equal names are one name`() {
    #expect(Array(name("e\u{301}").utf8) == Array(name("\u{e9}").utf8))
  }

  @Test func `long names are cut to 100 bytes and stay distinct`() {
    let long = String(repeating: "x", count: 299)
    #expect(name(long + "a").utf8.count == 100)
    #expect(name(long + "a") != name(long + "b"))
    #expect(name(String(repeating: "x", count: 100)) == String(repeating: "x", count: 100))
    #expect(name(String(repeating: "é", count: 51)).utf8.count <= 100)
  }

  @Test func `different texts give different legal names`() {
    let texts = [
      "a/b", "a b", "a-b", "🎉", "…", "Settings", "settings", String(repeating: "ö", count: 300), " ",
      "a\u{0}b",
      "a\nb", "-", "--",
    ]
    let names = texts.map(name)
    #expect(Set(names).count == texts.count)
    for name in names {
      #expect(!name.isEmpty && name.utf8.count <= 100)
      #expect(!name.contains("/") && !name.contains("\0"))
    }
  }
}
