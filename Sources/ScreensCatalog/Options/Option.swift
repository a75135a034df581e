/// A setting on the command line: `--width 40` or `--width=40`.
struct Option: Sendable {
  // A screen is kept as a grid, so its size is bounded before any is made.
  private static let cellRange = 1...1000

  /// With its dashes.
  let name: String
  /// What stands for the value in the help.
  let placeholder: String
  let summary: String
  /// A value for error texts.
  let example: String
  /// The only command that takes it; `nil` for one that goes with any.
  var command: String?
  let read: @Sendable (String, inout Settings) throws(CommandError) -> Void

  static let all = [device, width, height, glyphs, format, color, limit, depth]

  static let device = choice(
    "--device", "NAME", "on another device than the preview says", of: \.device,
    among: [.phone, .watch, .desktop, .plain(width: 80)].map { ($0.name, $0) })

  static let width = number(
    "--width", "with this many cells from left to right", of: \.width, unit: "cells", in: cellRange,
    example: 40)

  static let height = number(
    "--height", "with this many rows", of: \.height, unit: "cells", in: cellRange, example: 24)

  static let glyphs = choice(
    "--glyphs", "SET", "with the marks of this set", of: \.glyphs,
    among: Glyphs.allCases.map { ($0.rawValue, $0) })

  static let format = choice(
    "--as", "FORMAT", "in this format", of: \.format, among: OutputFormat.all.map { ($0.name, $0) })

  static let color = choice(
    "--color", "WHEN", "in colour", of: \.color, among: ColorMode.allCases.map { ($0.rawValue, $0) })

  static let limit = number(
    "--limit", "up to this many states, 500 unless given", onlyFor: "explore", of: \.limit, unit: "states",
    in: 1...100_000, example: 50)

  static let depth = number(
    "--depth", "up to this many taps from the start, 12 unless given", onlyFor: "explore", of: \.depth,
    unit: "taps", in: 0...1000, example: 5)
}
