import Testing

@testable import ScreensTesting

@Suite struct TestFilesTests {
  private let folder = TemporaryFolder()

  @Test func `a package knows its Swift files by the names of their snapshot folders`() throws {
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Checks/ShopTests/Cart Tests.swift")
    try folder.write("", to: ".build/checkouts/OldTests.swift")
    let files = TestFiles(above: [folder.path + "/Checks/ShopTests/A.swift"])
    #expect(!files.lack(SnapshotName("Cart Tests").text))
    #expect(files.lack("OldTests"))
  }

  @Test func `without a package nothing is surely missing`() {
    #expect(!TestFiles(above: ["/elsewhere/A.swift"]).lack("OldTests"))
  }
}
