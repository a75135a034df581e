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
/// `swift run AppScreens` prints every preview, `swift run AppScreens show menu --device desktop` one of them, and
/// `--help` says what else there is. It belongs to the main actor, so the screens may, too.
@MainActor
public protocol Catalog {
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
