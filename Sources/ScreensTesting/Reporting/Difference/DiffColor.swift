/// The colours of a diff on a terminal.
enum DiffColor: String {
  case header = "36"
  case removed = "31"
  case added = "32"
  case removedWord = "31;7"
  case addedWord = "32;7"

  func paint(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
