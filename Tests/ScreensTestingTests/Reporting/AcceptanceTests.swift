import Testing

@testable import ScreensTesting

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
}
