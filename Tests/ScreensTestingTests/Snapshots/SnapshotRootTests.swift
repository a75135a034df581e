import Testing

@testable import ScreensTesting

@Suite struct SnapshotRootTests {
  private let folder = TemporaryFolder()

  private func root(
    of testFile: String, _ variables: [String: String] = [:], workingFolder: String = "/nowhere"
  ) throws -> String {
    var environment = folder.environment()
    environment.variables = variables
    environment.workingFolder = workingFolder
    return try SnapshotRoot(testFile: testFile, environment: environment).path
  }

  @Test func `the nearest package above the test file`() throws {
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "inner/Package.swift")
    #expect(try root(of: folder.path + "/Tests/A/B.swift") == folder.path)
    #expect(try root(of: folder.path + "/inner/Tests/A/B.swift") == folder.path + "/inner")
  }

  @Test func `the variable weighs more`() throws {
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "golden/x")
    let testFile = folder.path + "/Tests/B.swift"
    let golden = folder.path + "/golden"
    #expect(try root(of: testFile, ["SCREENS_SNAPSHOTS": golden + "/"]) == golden)
    #expect(
      try root(of: testFile, ["SCREENS_SNAPSHOTS": "golden"], workingFolder: folder.path) == golden)
  }

  @Test func `the working folder if it holds a package`() throws {
    try folder.write("", to: "Package.swift")
    #expect(try root(of: "/elsewhere/B.swift", workingFolder: folder.path) == folder.path)
  }

  @Test func `else a failure that says what was searched`() {
    let failure = #expect(throws: SnapshotFailure.self) { try root(of: "/elsewhere/B.swift") }
    #expect(
      failure?.text() == """
        There is no folder to keep `Snapshots` in.

        No folder above /elsewhere/B.swift holds a Package.swift, nor does the working folder /nowhere.

        Set SCREENS_SNAPSHOTS to the folder that holds `Snapshots`.
        """)
  }

  @Test func `the variable must name a folder`() throws {
    let failure = #expect(throws: SnapshotFailure.self) {
      try root(of: "/a.swift", ["SCREENS_SNAPSHOTS": "/no/such"])
    }
    #expect(
      failure?.text() == """
        SCREENS_SNAPSHOTS is "/no/such", which is no folder.

        It names the folder that holds `Snapshots`, and that folder must exist.

        Create the folder, correct SCREENS_SNAPSHOTS, or unset it to use the package's folder.
        """)
  }
}
