import Foundation

/// The package these tests stand in.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What lies beside `Package.swift`.
  static let topLevel = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []

  static let sources = swiftFiles(in: "Sources")
  static let tests = swiftFiles(in: "Tests")

  static func file(_ path: String) throws -> SourceFile {
    SourceFile(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
  }

  /// Steps of a tutorial in a documentation folder are text, not code of the package.
  private static func swiftFiles(in folder: String) -> [SourceFile] {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .sorted()
      .compactMap { try? file(folder + "/" + $0) }
  }
}
