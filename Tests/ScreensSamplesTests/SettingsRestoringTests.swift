import Foundation
import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Where one was in the settings survives the app, and the removal of a page.
struct SettingsRestoringTests {
  private let router: SettingsRouter
  private let session: Session

  init() {
    router = SettingsRouter()
    session = Session(Settings(router: router), on: .phone)
  }

  private func savedText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(router.save()), as: UTF8.self)
  }

  private func restore(_ text: String) throws -> RestoreReport {
    try router.restore(JSONDecoder().decode(SavedPath.self, from: Data(text.utf8)))
  }

  /// Saved by version 1, which had a Bluetooth page in Network.
  private let inBluetooth = """
    {"path":[{"tag":"page","value":{"network":{}}},\
    {"tag":"page","value":{"bluetooth":{}}}],"version":1}
    """

  private let beyondBluetooth = """
    {"path":[{"tag":"page","value":{"network":{}}},\
    {"tag":"page","value":{"bluetooth":{}}},\
    {"tag":"page","value":{"wifi":{}}},\
    {"tag":"network","value":{"description":"Home"}}],"version":1}
    """

  private let issue = """
    path[1] was saved under the tag "page", and SettingsPage can't be decoded from it: \
    Invalid number of keys found, expected one. Let SettingsPage decode what earlier versions saved.
    """

  @Test func everyStateIsShownAgain() throws {
    for label in ["Network", "Wi-Fi", "Home", "Advanced"] {
      try session.tap(.link(label))
      let (shown, saved) = (session.text, try savedText())
      let other = SettingsRouter()
      let report = try other.restore(
        JSONDecoder().decode(SavedPath.self, from: Data(saved.utf8)))
      #expect(report.isComplete)
      #expect(Session(Settings(router: other), on: .phone).text == shown)
    }
    #expect(
      try savedText() == """
        {"path":[{"tag":"page","value":{"network":{}}},{"tag":"page","value":{"wifi":{}}},\
        {"tag":"network","value":{"description":"Home"}},\
        {"tag":"page","value":{"advanced":{"network":{"description":"Home"}}}}],"version":1}
        """)
  }

  @Test func aRemovedPageOnTop() throws {
    #expect(try restore(inBluetooth).description == issue)
    assertSnapshot(of: session, named: "network.bluetooth", accepting: [.missingDestination])
    #expect(session.screen.path == ["network", #"unresolved "page""#])
    #expect(session.screen.diagnostics.map(\.code) == [.missingDestination])
    #expect(try savedText() == inBluetooth)
    try session.back()
    #expect(session.screen.title == "Network")
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test func aRemovedPageBeneath() throws {
    #expect(try restore(beyondBluetooth).description == issue)
    assertSnapshot(of: session, named: "network.bluetooth.wifi.Home", accepting: [.missingDestination])
    #expect(try savedText() == beyondBluetooth)
    try session.back()
    assertSnapshot(of: session, named: "network.bluetooth.wifi", accepting: [.missingDestination])
    try session.back()
    assertSnapshot(of: session, named: "network.bluetooth", accepting: [.missingDestination])
    try session.back(to: 0)
    #expect(session.screen.title == "Settings")
  }
}
