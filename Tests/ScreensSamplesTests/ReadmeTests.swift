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

  @Test func everyStackState() {
    assertSnapshots(exploring: .phone) { Menu() }
  }

  @Test func filesOfEveryStackState() throws {
    try expectInThisFile(blocks("swift")[2])
    let folder = "Snapshots/ReadmeTests/everyStackState"
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".txt") }.sorted().map { "\(folder)/\($0)\n" }
    #expect(try blocks("text")[3] == files?.joined())
  }

  @Test func everyLinkOfTheMenuLeadsSomewhere() {
    let coverage = explore { Menu() }.coverage
    #expect(coverage.types.description == "1 of 1")
    #expect(coverage.links.description == "2 of 2")
  }

  @Test func straightToSettings() throws {
    let session = Session(Menu(), on: .phone)
    try session.tap("Straight to Settings")
    assertSnapshot(of: session)
    #expect(session.screen.diagnostics.isEmpty)
    #expect(try blocks("text")[1] == session.text)
    #expect(try blocks("text")[2] == session.screen.render(as: .outline))
    try expectInThisFile(blocks("swift")[1])
  }

  private func expectInThisFile(_ code: String) throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    for line in code.split(separator: "\n") {
      #expect(source.contains("\n  \(line)\n"), "The README's test is not this one: \(line)")
    }
  }
}
