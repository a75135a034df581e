import Foundation
import Screens
import ScreensSamples
import Testing

/// What holds for the descriptions of every screen.
struct DescriptionLawTests {
  /// A line of an outline, as it is in JSON.
  private struct Item: Decodable {
    let role: String
    let label: String?
    let value: String?
    let states: [String]
    let items: [Item]

    /// The item and everything in it, unless it is blocked.
    var reachable: [Item] { states.contains("blocked") ? [] : [self] + items.flatMap(\.reachable) }
  }

  private struct Description: Decodable {
    let outline: [Item]
  }

  private static let roles = Set(ControlRole.allCases.map(\.rawValue))

  /// Screens met on a long walk through an app, the same in every run.
  private func walk<Root: Node>(_ root: Root, on device: Device, _ check: (Screen) throws -> Void) throws {
    let session = Session(root, on: device)
    for step in 0..<60 {
      let screen = session.screen
      try check(screen)
      guard !screen.controls.isEmpty else { return }
      let control = screen.controls[step * 7 % screen.controls.count]
      let same = screen.controls.filter { $0.label == control.label }
      try? session.tap(control.label, nth: same.firstIndex(of: control) ?? 0)
    }
  }

  private func check(_ screen: Screen) throws {
    let json = Data(screen.render(as: .json).utf8)
    let outline = try JSONDecoder().decode(Description.self, from: json).outline
    let controls = outline.flatMap(\.reachable).filter { Self.roles.contains($0.role) }
    #expect(controls.map(\.role) == screen.controls.map(\.role.rawValue))
    #expect(controls.map { $0.label ?? "" } == screen.controls.map(\.label))
    #expect(controls.map(\.value) == screen.controls.map(\.value))
    #expect(controls.map { !$0.states.contains("disabled") } == screen.controls.map(\.isEnabled))
    #expect(controls.map { $0.states.contains("selected") } == screen.controls.map(\.isSelected))
    let rows = screen.render(as: .outline).split(separator: "\n")
    let first = try #require(outline.first)
    #expect(rows.first?.hasPrefix(first.role) == true)
    if let title = screen.title { #expect(rows.contains { $0.contains("\"\(title)\"") }) }
  }

  @Test(arguments: [Device.phone, .watch, .desktop, .plain(width: 12)])
  func everyControlIsALineInReadingOrder(device: Device) throws {
    try walk(Menu(), on: device, check)
    try walk(Shop(), on: device, check)
    try walk(Notes(), on: device, check)
    try walk(Checkout(), on: device, check)
    try walk(Settings(), on: device, check)
    try walk(Tasks(), on: device, check)
    try walk(Accounts(), on: device, check)
    try walk(TutorialSpanish(), on: device, check)
  }
}
