/// What the process says to whoever started it.
enum ExitCode: Int32 {
  case success = 0
  /// A shown screen has an error or did not have what a script asked for, or an exploration found something wrong.
  case brokenScreen = 1
  /// The command could not be carried out.
  case trouble = 2
  /// The command could not be understood.
  case usage = 64
}
