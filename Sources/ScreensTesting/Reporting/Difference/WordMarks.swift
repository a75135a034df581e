/// Paints the rows of a hunk and marks the words in which a removed row differs from the added row that
/// took its place.
enum WordMarks {
  static func paint(_ rows: [DiffRow]) -> [String] {
    var painted: [String] = []
    var index = 0
    while index < rows.count {
      if rows[index].kind == .kept {
        painted.append(rows[index].text)
        index += 1
        continue
      }
      let removed = rows[index...].prefix { $0.kind == .removed }
      let added = rows[removed.endIndex...].prefix { $0.kind == .added }
      let pairs = zip(removed, added).map { words(in: $0, and: $1) }
      for (offset, row) in removed.enumerated() {
        painted.append(offset < pairs.count ? pairs[offset].old : DiffColor.removed.paint(row.text))
      }
      for (offset, row) in added.enumerated() {
        painted.append(offset < pairs.count ? pairs[offset].new : DiffColor.added.paint(row.text))
      }
      index = added.endIndex
    }
    return painted
  }

  private static func words(in old: DiffRow, and new: DiffRow) -> (old: String, new: String) {
    let oldWords = Words.split(old.bytes)
    let newWords = Words.split(new.bytes)
    var numbering = LineNumbering()
    let difference = Difference(
      from: oldWords.map { numbering.number(of: $0) }, to: newWords.map { numbering.number(of: $0) })
    // Where nothing but blanks is common, marks on every word would say nothing.
    let sharesWords = zip(oldWords, difference.isRemoved).contains { !$1 && $0.first != UInt8(ascii: " ") }
    guard sharesWords else {
      return (DiffColor.removed.paint(old.text), DiffColor.added.paint(new.text))
    }
    return (
      paint(oldWords, difference.isRemoved, sign: old.sign, .removed, .removedWord),
      paint(newWords, difference.isAdded, sign: new.sign, .added, .addedWord)
    )
  }

  private static func paint(
    _ words: [ArraySlice<UInt8>], _ isChanged: [Bool], sign: String, _ plain: DiffColor,
    _ marked: DiffColor
  ) -> String {
    var text = plain.paint(sign)
    var index = 0
    while index < words.count {
      let isMarked = isChanged[index]
      let end = isChanged[index...].firstIndex { $0 != isMarked } ?? words.count
      let run = String(decoding: words[index..<end].joined(), as: UTF8.self)
      text += (isMarked ? marked : plain).paint(run)
      index = end
    }
    return text
  }
}
