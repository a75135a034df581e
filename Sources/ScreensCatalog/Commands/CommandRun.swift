/// What a command works with.
struct CommandRun {
  let programName: String
  let previews: Previews
  /// The names after the command's word.
  let names: [String]
  let settings: Settings
  /// Whether text is printed in colour.
  let isColored: Bool
  let readInput: () -> InputText
}
