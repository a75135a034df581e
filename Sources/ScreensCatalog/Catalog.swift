/// The screens of an app as a command-line program that prints them.
///
/// ```swift
/// @main struct AppScreens: Catalog {
///   var previews: Previews {
///     Preview("menu") { MainMenu() }
///     Preview("profile", on: .watch) { ProfileScreen() }
///   }
/// }
/// ```
/// `swift run AppScreens` prints every preview, `swift run AppScreens show menu --device desktop` one of them,
/// `swift run AppScreens explore menu` every state that taps lead to from there, and `--help` says what else there is:
/// ```text
/// ── menu ──
/// ╭──────────────────────────────────────╮
/// │              Main Menu               │
/// ├──────────────────────────────────────┤
/// ```
/// Screens go to standard output, what is wrong with them to standard error; standard input is read by `drive` alone,
/// which acts on a preview as a script says. The exit code is 1 if a shown screen has an error, lacks what a script
/// asks for, or `explore` finds something wrong; 2 if something can't be read or written or two previews have one name;
/// 64 if the arguments or a script can't be understood; and 0 otherwise. There is colour on a terminal unless
/// `NO_COLOR` is set.
///
/// A catalog belongs to the main actor, so its screens may, too.
@MainActor
public protocol Catalog {
  /// The program makes one catalog each time it runs.
  init()

  /// What the program can show, in this order; no two previews have one name.
  @PreviewBuilder var previews: Previews { get }
}

extension Catalog {
  /// Reads the command line, prints what it asks for, and ends the process with an exit code.
  public static func main() {
    CommandEnvironment.process.run(Self()).endProcess()
  }
}
