import Foundation
import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// What the README shows is what the package does.
struct ReadmeTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The fenced blocks of the README in one language.
  private func blocks(_ language: String) throws -> [String] {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  @Test func definitionIsTheOneInTheSamples() throws {
    let source = try String(
      contentsOf: root.appending(path: "Sources/ScreensSamples/Menu.swift"), encoding: .utf8
    )
    .replacing("public init() {}\n\n  ", with: "").replacing("public ", with: "")
    .split(separator: "\n").filter { !$0.hasPrefix("///") }
    let shown = try blocks("swift")[0].split(separator: "\n")
    #expect(shown == source)
  }

  @Test func pictureIsWhatItPrints() throws {
    #expect(try blocks("text")[0] == render(Menu()))
  }

  @Test func straightToSettings() throws {
    let session = Session(Menu(), on: .phone)
    try session.tap("Straight to Settings")
    assertSnapshot(of: session)
    #expect(session.screen.diagnostics.isEmpty)
    #expect(try blocks("text")[1] == session.text)
    #expect(try blocks("text")[2] == session.screen.render(as: .outline))
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    for line in try blocks("swift")[1].split(separator: "\n") {
      #expect(source.contains("\n  \(line)\n"), "The README's test is not this one: \(line)")
    }
  }
}
