/// The labels nearest to `label`, best first: few changed letters, or one within the other.
func nearest(to label: String, among labels: [String], most: Int = 3) -> [String] {
  let wanted = Array(folded(label).lowercased().utf8.prefix(100))
  var seen: Set<String> = []
  let ranked = labels.filter { seen.insert($0).inserted }.enumerated().map { index, candidate in
    let other = Array(folded(candidate).lowercased().utf8.prefix(100))
    return (distance: isPart(wanted, other) ? 1 : distance(wanted, other), index: index, label: candidate)
  }
  return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(most).map(\.label)
}

/// Whether one is part of the other and more than nothing.
private func isPart(_ a: [UInt8], _ b: [UInt8]) -> Bool {
  !a.isEmpty && !b.isEmpty && (a.contains(b) || b.contains(a))
}

/// How many bytes must be changed, added or taken out to get from one to the other.
private func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var row = Array(0...b.count)
  for (i, byte) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in b.enumerated() {
      let above = row[j + 1]
      row[j + 1] = min(row[j + 1] + 1, row[j] + 1, diagonal + (byte == other ? 0 : 1))
      diagonal = above
    }
  }
  return row[b.count]
}
