import Testing

@testable import ScreensCatalog

@MainActor @Suite struct ListCommandTests {
  @Test func `names stand one a line, with their devices`() {
    #expect(
      result("list")
        == CommandResult(
          output: """
            menu       plain 10
            main menu  watch 20
            broken     plain 100

            """))
  }

  @Test func `the devices are those that the options lead to`() {
    #expect(
      result("list", "--device", "phone", "--height", "12").output == """
        menu       phone 40x12
        main menu  phone 40x12
        broken     phone 40x12

        """)
  }

  @Test func `it takes no names`() {
    #expect(
      result("list", "menu")
        == .usage(
          """
          error: "menu" follows `list`.
          Nothing but options can follow it.
          Leave it out, or write show "menu" to print a preview of that name.

          """))
  }
}
