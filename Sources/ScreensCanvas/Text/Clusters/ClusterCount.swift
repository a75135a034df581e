/// How many clusters a text has.
package enum ClusterCount {
  /// Extended grapheme clusters of a text as it is, those among them that print nothing.
  package static func of(_ text: String) -> Int {
    let table = PropertyTable.shared
    var breaker = GraphemeBreaker()
    return text.unicodeScalars.reduce(into: 0) { count, scalar in
      if breaker.startsCluster(table[scalar.value]) { count += 1 }
    }
  }
}
