/// What `--as` can ask for: a way to write a screen, a map, or either of them.
struct OutputFormat: Sendable {
  let name: String
  var screen: Format?
  var map: MapFormat?

  static let all: [OutputFormat] =
    screens
    + MapFormat.all.filter { format in !screens.contains { $0.name == format.name } }
    .map { OutputFormat(name: $0.name, map: $0) }

  private static let screens = Format.all.map { format in
    OutputFormat(name: format.name, screen: format, map: MapFormat.all.first { $0.name == format.name })
  }
}

extension Settings {
  /// How screens are written: as is asked for, otherwise as text, in colour where colour is on.
  ///
  /// `--color never` holds against any format.
  func screenFormat(inColor: Bool) throws(CommandError) -> Format {
    guard let format else { return inColor ? .ansi : .text }
    guard let screen = format.screen else { throw .onlyForMaps(format) }
    return color == .never && screen.name == Format.ansi.name ? .text : screen
  }

  /// How maps are written: as is asked for, otherwise as an outline.
  func mapFormat() throws(CommandError) -> MapFormat {
    guard let format else { return .outline }
    guard let map = format.map else { throw .onlyForScreens(format) }
    return map
  }
}

extension CommandError {
  static func onlyForMaps(_ format: OutputFormat) -> CommandError {
    CommandError(
      what: "--as is \"\(format.name)\", which only `explore` prints.",
      why: "A single screen is printed as \(joined(Format.all.map(\.name), by: "or")).",
      remedy: "Write explore NAME --as \(format.name) to print the states of a preview that way.")
  }

  static func onlyForScreens(_ format: OutputFormat) -> CommandError {
    CommandError(
      what: "--as is \"\(format.name)\", which `explore` does not print.",
      why: "It prints all states of a preview as \(joined(MapFormat.all.map(\.name), by: "or")).",
      remedy: "Leave it out for an outline, or write show NAME --as \(format.name) to print the first screen."
    )
  }
}
