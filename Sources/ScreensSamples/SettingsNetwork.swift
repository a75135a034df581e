import Observation
import Screens

/// The name server of every network.
@Observable
final class NameServers {
  static let automatic = "Automatic"
  private var chosen: [NetworkName: String] = [:]

  subscript(network: NetworkName) -> String {
    get { chosen[network] ?? Self.automatic }
    set { chosen[network] = newValue }
  }
}

/// A network, which connects again when one comes back from its form.
struct NetworkScreen: Node {
  let network: NetworkName
  @Environment(SettingsRouter.self) private var router
  @Environment(NameServers.self) private var nameServers
  @State private var connectedTo = NameServers.automatic

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      TextNode("Connected, name server: \(connectedTo)")
      LinkNode("Advanced", value: SettingsPage.advanced(network: network))
        .onPop { connectedTo = nameServers[network] }
      ButtonNode("All Settings") { router.showAll() }
    }
    .title("\(network)")
  }
}

/// Chooses a name server; changes are saved or discarded before one goes back.
struct NameServerForm: Node {
  let network: NetworkName
  @Environment(NameServers.self) private var nameServers
  @Environment(\.dismiss) private var dismiss
  @State private var draft: String?
  @State private var isExplaining = false

  private var hasChanges: Bool { draft.map { $0 != nameServers[network] } ?? false }

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      TextNode("Name server of \(network)")
      ListNode(selection: Binding(get: { draft ?? nameServers[network] }, set: { draft = $0 })) {
        ForEachNode([NameServers.automatic, "1.1.1.1", "9.9.9.9"], id: \.self) { TextNode($0).tag($0) }
      }
      if isExplaining, hasChanges {
        TextNode("! Your changes are not saved. Save or discard them, then go back.")
      }
      HStackNode {
        ButtonNode("Save") { save() }
        ButtonNode("Discard", role: .destructive) { discard() }
      }
      .disabled(!hasChanges)
    }
    .title("Advanced")
    .backGuard(while: hasChanges) { isExplaining = true }
  }

  private func save() {
    if let draft { nameServers[network] = draft }
    draft = nil
  }

  private func discard() {
    draft = nil
    dismiss()
  }
}
