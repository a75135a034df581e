import Testing

@testable import ScreensTesting

@Test func anAcceptanceOutsideOfSuites() {
  #expect(
    Acceptance.command(.failed, for: .sample("anAcceptanceOutsideOfSuites()"))
      == "SCREENS_RECORD=failed swift test --filter 'ShopTests\\.anAcceptanceOutsideOfSuites'")
}

@Suite struct AcceptanceTests {
  private func command(_ function: String) -> String {
    Acceptance.command(.failed, for: .sample(function))
  }

  @Test func `plain names stand as they are`() {
    #expect(command("checkout_2(a:)") == "SCREENS_RECORD=failed swift test --filter checkout_2")
  }

  @Test func `other names are quoted for the shell and the regular expression`() {
    #expect(
      command("it's paid (twice)()") == #"SCREENS_RECORD=failed swift test --filter 'it'\''s paid \(twice\)'"#
    )
  }

  // The tests of an app are best called alike, and only one is to be accepted.
  @Suite struct Inner {
    @Test(arguments: [1]) func everyStackState(of number: Int) {
      #expect(
        Acceptance.command(.failed, for: .sample(#function))
          == "SCREENS_RECORD=failed swift test --filter AcceptanceTests/Inner/everyStackState")
    }
  }

  @Test func `the suites are known by the running test alone`() {
    #expect(TestPlace.sample("checkout()").suites == nil)
    #expect(TestPlace.sample("checkout()").filter == "checkout")
  }
}
