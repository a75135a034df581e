/// Notes what happens, in order.
final class Log {
  var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }
}
