/// An `id` of its own for each state: `state/`, its name, and a number where two names have one spelling.
///
/// Letters, digits and a few marks stay as they are, so that an address can be read and copied.
func pageAnchors(of states: [StateMap.State]) -> [String] {
  var taken: Set<String> = []
  return states.map { state in
    let spelling = "state/" + state.name.unicodeScalars.map { isPlain($0) ? String($0) : "-" }.joined()
    var anchor = spelling
    var number = 2
    while !taken.insert(anchor).inserted {
      anchor = "\(spelling).\(number)"
      number += 1
    }
    return anchor
  }
}

private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": true
  default: scalar.value > 0x7F && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }
}
