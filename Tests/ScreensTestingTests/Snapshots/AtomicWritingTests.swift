import Foundation
import Testing

@testable import ScreensTesting

@Suite struct AtomicWritingTests {
  private let folder = TemporaryFolder()

  private func file(_ name: String) -> SnapshotFile {
    SnapshotFile(root: SnapshotRoot(path: folder.path), label: name)
  }

  private func number(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
    return attributes[.systemFileNumber] as? Int
  }

  @Test func `folders are made and nothing else is left`() throws {
    try file("a/b/c.txt").write(SnapshotText("x"))
    #expect(folder.files == ["a/b/c.txt"])
    #expect(folder.read("a/b/c.txt") == "x\n")
  }

  @Test func `bytes that are there are not touched, others take their place whole`() throws {
    let file = file("a.txt")
    try file.write(SnapshotText("x"))
    let first = try number(of: "a.txt")
    try file.write(SnapshotText("x"))
    #expect(try number(of: "a.txt") == first)
    try file.write(SnapshotText("y"))
    #expect(try number(of: "a.txt") != first)
  }

  @Test func `a failed write leaves nothing behind`() throws {
    try folder.write("", to: "a.txt/b")
    #expect(throws: (any Error).self) { try file("a.txt").write(SnapshotText("x")) }
    #expect(folder.files == ["a.txt/b"])
  }

  /// Records over and over, and is killed at some moment after every file was written once.
  private static func recordUntilKilled(in folder: String) throws {
    let row = String(repeating: "x", count: 79) + "\n"
    let texts = (0..<2).map { SnapshotText("\($0)\n" + String(repeating: row, count: 4000)) }
    for round in 0... {
      try SnapshotFile(root: SnapshotRoot(path: folder), label: "\(round % 5).txt").write(texts[round % 2])
      guard round == 5 else { continue }
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.05)
        kill(getpid(), SIGKILL)
      }
    }
  }

  #if os(Linux) || os(macOS)
    @Test func `a process killed while it records leaves whole files`() async throws {
      let path = folder.path
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        try Self.recordUntilKilled(in: path)
      }
      let recorded = folder.files.filter { $0.hasSuffix(".txt") }
      #expect(recorded.count == 5)
      for name in recorded {
        #expect(folder.read(name)?.utf8.count == 2 + 4000 * 80)
      }
    }
  #endif
}
