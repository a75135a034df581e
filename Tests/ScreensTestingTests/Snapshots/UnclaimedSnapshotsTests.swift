import Testing

@testable import ScreensTesting

@Suite struct UnclaimedSnapshotsTests {
  private let folder = TemporaryFolder()

  init() throws {
    for name in ["ShopTests/checkout", "ShopTests/checkout.old", "GoneTests/a", "OtherTests/a"] {
      try folder.write("x\n", to: "Snapshots/\(name).txt")
    }
  }

  private func unclaimed(arguments: [String], file: StaticString = "/p/Tests/ShopTests.swift") -> [String] {
    let environment = folder.environment(arguments: arguments)
    _ = SnapshotCheck(place: .sample(file: file), environment: environment).failure(of: "x")
    return UnclaimedSnapshots(environment).labels
  }

  @Test func `a full run lists the files no test claimed`() {
    #expect(unclaimed(arguments: ["Tests.xctest"]) == ["Snapshots/ShopTests/checkout.old.txt"])
  }

  @Test func `a filtered run lists nothing`() {
    #expect(unclaimed(arguments: ["Tests.xctest", "--filter", "checkout"]) == [])
  }

  @Test func `a folder whose test file is gone is listed`() throws {
    // This very file is in a package, and that package has neither test file.
    let labels = unclaimed(arguments: ["Tests.xctest"], file: #filePath)
    #expect(labels.contains("Snapshots/GoneTests/a.txt"))
  }

  @Test func `an exploration answers for its own folder`() throws {
    try folder.write("x\n", to: "Snapshots/ShopTests/every/gone.txt")
    let environment = folder.environment()
    let check = SnapshotCheck(place: .sample("every()"), environment: environment)
    _ = check.failures(
      of: [RouteSnapshot(route: [], text: "x")], named: nil, fileExtension: "txt", isComplete: false)
    #expect(
      UnclaimedSnapshots(environment).labels == [
        "Snapshots/ShopTests/checkout.old.txt", "Snapshots/ShopTests/checkout.txt",
      ])
  }

  @Test func `the report names the files and what to do`() {
    let environment = folder.environment()
    _ = SnapshotCheck(place: .sample(), environment: environment).failure(of: "x")
    #expect(
      UnclaimedSnapshots(environment).text == """
        No test of this run claimed 1 snapshot:
          Snapshots/ShopTests/checkout.old.txt

        A test that is removed or renamed leaves its snapshots behind; one that is skipped or stops early \
        claims nothing.

        Delete those that no test needs.

        """)
    #expect(UnclaimedSnapshots(folder.environment()).text == nil)
  }
}
