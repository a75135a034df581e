import Testing

@testable import ScreensTesting

@Suite struct SnapshotRunTests {
  private let folder = TemporaryFolder()

  private func check(
    _ place: TestPlace, _ environment: SnapshotEnvironment, testCase: String? = nil
  ) -> SnapshotCheck {
    SnapshotCheck(place: place, testCase: testCase, environment: environment)
  }

  @Test func `one file may be claimed again for the same text`() {
    let environment = folder.environment()
    _ = check(.sample(), environment).failure(of: "a")
    #expect(check(.sample(line: 40), environment).failure(of: "a\r\n") == nil)
  }

  @Test func `two places that claim one file for different texts fail naming both`() {
    let environment = folder.environment()
    _ = check(.sample(), environment).failure(of: "a")
    #expect(
      check(.sample("checkout(device:)", line: 40), environment).failure(of: "b")?.text() == """
        Two places claim Snapshots/ShopTests/checkout.txt for different texts:
          checkout at ShopTests.swift:12
          checkout at ShopTests.swift:40

        --- a/Snapshots/ShopTests/checkout.txt
        +++ b/Snapshots/ShopTests/checkout.txt
        @@ -1 +1 @@
        -a
        +b

        One file can hold one text, so the second was not compared or written.

        Give one of them another name: pass `named:`.
        """)
    #expect(folder.read("Snapshots/ShopTests/checkout.txt") == "a\n")
  }

  @Test func `two parameter cases under one name fail with the hint to name them`() {
    let environment = folder.environment()
    _ = check(.sample(), environment, testCase: "device: phone").failure(of: "a")
    let failure = check(.sample(), environment, testCase: "device: watch").failure(of: "b")
    #expect(
      failure?.what == """
        Two places claim Snapshots/ShopTests/checkout.txt for different texts:
          checkout at ShopTests.swift:12 (case device: phone)
          checkout at ShopTests.swift:12 (case device: watch)
        """)
    #expect(
      failure?.remedy
        == "Give each case its own file: pass `named:` a text made from the test's arguments.")
    #expect(folder.read("Snapshots/ShopTests/checkout.txt") == "a\n")
  }

  @Test func `names that differ in case alone are one file`() {
    let environment = folder.environment()
    _ = check(.sample(), environment).failure(of: "a", named: "Settings")
    let failure = check(.sample(line: 40), environment).failure(of: "b", named: "settings")
    #expect(
      failure?.what == """
        Two places claim Snapshots/ShopTests/checkout.Settings.txt for different texts:
          checkout at ShopTests.swift:12
          checkout at ShopTests.swift:40, as Snapshots/ShopTests/checkout.settings.txt
        """)
    #expect(folder.files == ["Snapshots/ShopTests/checkout.Settings.txt"])
  }

  @Test func `one assertion that shows something else the second time fails`() {
    let environment = folder.environment()
    _ = check(.sample(), environment).failure(of: "a")
    #expect(
      check(.sample(), environment).failure(of: "b")?.remedy
        == "In a loop, pass `named:`; in a test that is repeated, show the same every time.")
  }
}
