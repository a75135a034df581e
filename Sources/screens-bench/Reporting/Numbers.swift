/// `1,000,000`.
func grouped(_ number: Int) -> String {
  var digits = Substring("\(number.magnitude)")
  var groups: [Substring] = []
  while digits.count > 3 {
    groups.insert(digits.suffix(3), at: 0)
    digits = digits.dropLast(3)
  }
  return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
}

/// A number with so many digits behind the point.
func fixed(_ value: Double, _ places: Int = 2) -> String {
  let scale = (0..<places).reduce(1.0) { power, _ in power * 10 }
  guard value.isFinite, abs(value) * scale < 1e15 else { return "-" }
  let units = Int((abs(value) * scale).rounded())
  let digits = String(repeating: "0", count: max(0, places + 1 - "\(units)".count)) + "\(units)"
  let sign = value < 0 && units != 0 ? "-" : ""
  return places == 0 ? sign + digits : sign + digits.dropLast(places) + "." + digits.suffix(places)
}
