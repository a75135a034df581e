import Testing

@testable import ScreensCatalog

@MainActor @Suite struct HelpCommandTests {
  @Test(arguments: [
    ["--help"], ["-h"], ["show", "nothing", "--help"], ["--width", "5", "-h", "--nonsense"],
  ])
  func `it is printed wherever it is asked for`(arguments: [String]) {
    let result = CommandEnvironment.sample(arguments).result(SampleCatalog().previews)
    #expect(
      result
        == CommandResult(
          output: """
            Prints the previews of a catalog.

              AppScreens                     prints every preview
              AppScreens list                prints the names of the previews and their devices
              AppScreens show NAME…          prints the previews of these names
              AppScreens explore NAME…       prints every state that taps lead to from these previews
              AppScreens drive NAME <SCRIPT  acts on a preview as a script on standard input says

              --device NAME  on another device than the preview says: phone, watch, desktop or plain
              --width N      with this many cells from left to right
              --height N     with this many rows
              --glyphs SET   with the marks of this set: unicode or ascii
              --as FORMAT    in this format: text, ansi, outline, json, mermaid, dot or html
              --color WHEN   in colour: auto, always or never
              --limit N      explore up to this many states, 500 unless given
              --depth N      explore up to this many taps from the start, 12 unless given
              --help         print this

            A script for drive has a verb on each line:

              tap [ROLE] LABEL         acts on a control
              double-tap [ROLE] LABEL  acts on it twice before the screen is shown again
              type TEXT into LABEL     adds text to a field
              clear LABEL              takes all text out of a field
              toggle LABEL             switches a toggle
              select LABEL in LABEL    chooses an option of a picker
              increment LABEL          takes a stepper one step up
              decrement LABEL          takes a stepper one step down
              select-tab TITLE         selects a tab
              back [DEPTH]             goes back, to a depth if there is one; 0 is the root
              dismiss                  closes what is shown over the screen
              scroll [ROLE] LABEL      moves the content until it is seen; or to a row, by its number
              open URL                 opens a link of the app
              show                     prints the screen as it is then

            ROLE is button, link, row, tab, field, toggle, option or stepper. Behind a label, --nth N says which of \
            several, from 0, and --within AREA where:
            a section by its header, a row by a text in it, a node by its id or accessibility label, a screen by \
            its title.
            Texts with blanks are quoted as in a shell; # starts a comment.

            """))
  }
}
