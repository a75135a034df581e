import Testing

@testable import ScreensTesting

@Suite struct ExploredFolderTests {
  private let temporary = TemporaryFolder()

  private func extra(expected: [String]) -> [String] {
    let folder = ExploredFolder(root: SnapshotRoot(path: temporary.path), label: "S")
    return folder.files(otherThan: expected.map(folder.file)).map(\.label)
  }

  @Test func `hidden files and actual texts are nobody's`() throws {
    for name in [".DS_Store", "root.actual.txt", ".x/y.txt"] { try temporary.write("", to: "S/" + name) }
    #expect(extra(expected: []) == [])
    #expect(extra(expected: ["root.txt"]) == [])
  }

  @Test func `a name in another case is the expected file only where that one is not there`() throws {
    try temporary.write("", to: "S/Root.txt")
    #expect(extra(expected: ["root.txt"]) == [])
    try temporary.write("", to: "S/root.txt")
    // Where case is ignored there is one file, and it is the expected one.
    #expect(extra(expected: ["root.txt"]) == (temporary.files.count == 2 ? ["S/Root.txt"] : []))
  }
}
