import ScreensCatalog
import ScreensSamples

/// Every sample app as it is before anybody acts on it.
@main
struct SampleScreens: Catalog {
  var previews: Previews {
    Preview("menu") { Menu() }
    Preview("tutorial-spanish") { TutorialSpanish() }
    Preview("tutorial-english") { TutorialEnglish() }
    Preview("tutorial-watch", on: .watch) { TutorialEnglish() }
    Preview("tutorial-desktop", on: .desktop) { TutorialEnglish() }
    Preview("tasks") { Tasks() }
    Preview("accounts") { Accounts() }
    Preview("checkout") { Checkout() }
    Preview("shop") { Shop() }
    Preview("sign-up") { SignUp() }
    Preview("notes") { Notes() }
    Preview("notes-desktop", on: .desktop) { Notes() }
    Preview("settings") { Settings() }
  }
}
