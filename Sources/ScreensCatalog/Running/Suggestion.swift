extension CommandError {
  /// `Did you mean "menu" or "main"?`, or `nil` where no word is near.
  static func suggestion(for word: String, among words: [String]) -> String? {
    let near = nearest(to: word, among: words).map { "\"\($0)\"" }
    return near.isEmpty ? nil : "Did you mean \(joined(near, by: "or"))?"
  }

  /// The same with a sentence behind it, or that sentence alone.
  static func suggestion(for word: String, among words: [String], then sentence: String) -> String {
    (suggestion(for: word, among: words).map { $0 + " " } ?? "") + sentence
  }

  /// `a, b and c`.
  static func joined(_ words: [String], by conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}

/// Up to three words that differ from `word` in few letters or have it within them, the nearest first.
func nearest(to word: String, among words: [String]) -> [String] {
  let wanted = word.lowercased()
  let ranked = words.enumerated().compactMap { index, candidate in
    let other = candidate.lowercased()
    let changes = changes(from: Array(wanted.utf8), to: Array(other.utf8))
    let isWithin = wanted.utf8.count > 1 && other.contains(wanted)
    return changes <= max(1, wanted.utf8.count / 3) || isWithin ? (changes, index, candidate) : nil
  }
  return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map(\.2)
}

/// How many bytes are added, taken out, changed or swapped with their neighbour.
private func changes(from a: [UInt8], to b: [UInt8]) -> Int {
  var rows = [Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var least = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
