import Testing

@testable import ScreensCatalog

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("lsit", ["list", "show"], ["list"]),
    ("LIST", ["list"], ["list"]),
    ("menu", ["main menu", "menus", "men", "profile"], ["menus", "men", "main menu"]),
    ("a1", ["a2", "a3", "a4", "a5"], ["a2", "a3", "a4"]),
    ("profile", ["list", "show"], []),
    ("", ["ab"], []),
    ("x", [], []),
  ])
  func `near words`(word: String, words: [String], near: [String]) {
    #expect(nearest(to: word, among: words) == near)
  }

  @Test func `words are joined as in a sentence`() {
    #expect(CommandError.joined([]) == "")
    #expect(CommandError.joined(["a"]) == "a")
    #expect(CommandError.joined(["a", "b"], by: "or") == "a or b")
    #expect(CommandError.joined(["a", "b", "c"]) == "a, b and c")
  }
}
