/// A setting on the command line: `--width 40` or `--width=40`.
struct Option: Sendable {
  /// With its dashes.
  let name: String
  /// What stands for the value in the help.
  let placeholder: String
  let summary: String
  /// A value for error texts.
  let example: String
  let read: @Sendable (String, inout Settings) throws(CommandError) -> Void

  static let all = [device, width, height, glyphs, format, color]

  static let device = choice(
    "--device", "NAME", "on another device than the preview says", of: \.device,
    among: [.phone, .watch, .desktop, .plain(width: 80)].map { ($0.name, $0) })

  static let width = cells("--width", "with this many cells from left to right", of: \.width, example: 40)

  static let height = cells("--height", "with this many rows", of: \.height, example: 24)

  static let glyphs = choice(
    "--glyphs", "SET", "with the marks of this set", of: \.glyphs,
    among: Glyphs.allCases.map { ($0.rawValue, $0) })

  static let format = choice(
    "--as", "FORMAT", "in this format", of: \.format, among: Format.all.map { ($0.name, $0) })

  static let color = choice(
    "--color", "WHEN", "in colour", of: \.color, among: ColorMode.allCases.map { ($0.rawValue, $0) })
}
