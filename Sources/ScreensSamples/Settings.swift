public import Observation
public import Screens

/// A page of the settings; a path to it is saved under the name of its case.
public enum SettingsPage: Hashable, Codable {
  case network, wifi, about
  case advanced(network: NetworkName)
}

/// A wireless network by its name.
public struct NetworkName: Hashable, Codable, CustomStringConvertible {
  /// What it is called in the list of networks.
  public let description: String
}

/// Where one is in the settings, saved and restored.
@Observable
public final class SettingsRouter {
  var path = StackPath()

  public init() {}

  /// Keep the tags: they stand in files of earlier versions.
  private static let codec = StackPath.Codec(
    .type(SettingsPage.self, as: "page"), .type(NetworkName.self, as: "network"))

  /// Leaves all pages at once; guards are not asked.
  public func showAll() { path.removeAll() }

  /// The path as a file holds it.
  public func save() throws -> SavedPath { try Self.codec.save(path) }

  /// Goes where one was; what this version no longer has stays on the path, as a placeholder.
  public func restore(_ saved: SavedPath) throws -> RestoreReport {
    let (path, report) = try Self.codec.restore(saved)
    self.path = path
    return report
  }
}

/// A tree five deep that ends in a form, which is not left with unsaved changes.
public struct Settings: Node {
  private let router: SettingsRouter
  @State private var nameServers = NameServers()

  public init(router: SettingsRouter = SettingsRouter()) { self.router = router }

  public var body: some Node {
    @Bindable var router = router
    Stack(path: $router.path) {
      ListNode {
        LinkNode("Network", value: SettingsPage.network)
        LinkNode("About", value: SettingsPage.about)
      }
      .title("Settings")
      .destination(for: SettingsPage.self) { SettingsPageScreen(page: $0) }
      .destination(for: NetworkName.self) { NetworkScreen(network: $0) }
    }
    .environment(router)
    .environment(nameServers)
  }
}

private struct SettingsPageScreen: Node {
  let page: SettingsPage

  var body: some Node {
    switch page {
    case .network:
      LinkNode("Wi-Fi", value: SettingsPage.wifi).title("Network")
    case .wifi:
      ListNode {
        LinkNode("Home", value: NetworkName(description: "Home"))
        LinkNode("Office", value: NetworkName(description: "Office"))
      }
      .title("Wi-Fi")
    case .about:
      TextNode("Version 2, without Bluetooth").title("About")
    case .advanced(let network): NameServerForm(network: network)
    }
  }
}
