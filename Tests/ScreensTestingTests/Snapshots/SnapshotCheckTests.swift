import Foundation
import Testing

@testable import ScreensTesting

@Suite struct SnapshotCheckTests {
  private let folder = TemporaryFolder()
  private let file = "Snapshots/ShopTests/checkout.cart.txt"

  private func failure(
    of text: String, _ variables: [String: String] = [:], record: RecordMode? = nil
  ) -> SnapshotFailure? {
    SnapshotCheck(place: .sample(), record: record, environment: folder.environment(variables))
      .failure(of: text, named: "cart")
  }

  @Test func `a missing snapshot is recorded and fails, then passes`() {
    #expect(failure(of: "Cart\r\n 1 apple  ") != nil)
    #expect(folder.read(file) == "Cart\n 1 apple\n")
    #expect(failure(of: "Cart\n 1 apple") == nil)
  }

  @Test func `a missing snapshot in CI fails every time and writes nothing`() {
    for _ in 1...2 {
      #expect(
        failure(of: "Cart", ["CI": "true"])?.text() == """
          checkout has no snapshot Snapshots/ShopTests/checkout.cart.txt.

          --- /dev/null
          +++ b/Snapshots/ShopTests/checkout.cart.txt
          @@ -0,0 +1 @@
          +Cart

          Nothing was written: the record mode is "never" because CI is set.

          Record it: SCREENS_RECORD=missing swift test --filter checkout
          """)
      #expect(folder.files == [])
    }
  }

  @Test func `a difference fails and keeps the reference`() throws {
    try folder.write("Cart\n1 apple\n", to: file)
    #expect(
      failure(of: "Cart\n2 apples\n")?.text() == """
        checkout shows something else than Snapshots/ShopTests/checkout.cart.txt.

        --- a/Snapshots/ShopTests/checkout.cart.txt
        +++ b/Snapshots/ShopTests/checkout.cart.txt
        @@ -1,2 +1,2 @@
         Cart
        -1 apple
        +2 apples

        The record mode is "missing" because nothing else was asked for.

        If the new text is right, accept it: SCREENS_RECORD=failed swift test --filter checkout
        """)
    #expect(folder.read(file) == "Cart\n1 apple\n")
  }

  @Test(arguments: [RecordMode.all, .failed])
  func `a difference is recorded and fails once`(record: RecordMode) throws {
    try folder.write("old\n", to: file)
    #expect(
      failure(of: "new", record: record)?.what
        == "checkout shows something else than Snapshots/ShopTests/checkout.cart.txt; the new text was recorded."
    )
    #expect(folder.read(file) == "new\n")
    #expect(failure(of: "new", record: record) == nil)
  }

  @Test func `recording set in code fails in CI and writes nothing`() throws {
    try folder.write("old\n", to: file)
    #expect(
      failure(of: "new", ["CI": "true"], record: .all)?.text() == """
        Record mode "all" is set in code, by the `record:` argument, where CI is set.

        A test that records what it shows can never fail for what it shows, so nothing was written.

        Remove the record mode from the code, or set SCREENS_RECORD for a run that is to record.
        """)
    #expect(folder.read(file) == "old\n")
    #expect(failure(of: "old", ["CI": "true"], record: .all) != nil)
  }

  @Test(arguments: ["Cart\r\n1 apple\r\n", "Cart\n1 apple", "Cart  \n1 apple\n"])
  func `a checkout that changed line ends or the final newline passes untouched`(
    checkedOut: String
  ) throws {
    try folder.write(checkedOut, to: file)
    #expect(failure(of: "Cart\n1 apple\n") == nil)
    #expect(folder.read(file)?.utf8.elementsEqual(checkedOut.utf8) == true)
  }

  @Test func `the taps that led here are told`() {
    let check = SnapshotCheck(place: .sample(), environment: folder.environment())
    let failure = check.failure(
      of: "Pay", named: nil, fileExtension: "txt", reachedBy: ["Cart (1)", "Pay"])
    #expect(failure?.text().contains("\n\nReached by: Cart (1) > Pay\n\n") == true)
  }

  @Test func `verifying uses the environment in force`() {
    SnapshotEnvironment.$current.withValue(folder.environment(["CI": "1"])) {
      #expect(verifySnapshot(of: "x", named: "y")?.hasPrefix("verifying uses") == true)
    }
    #expect(folder.files == [])
  }
}
