public import Screens

/// The pages a menu leads to.
public enum Page: Hashable { case profile, settings }

/// The definition that the README shows.
public struct Menu: Node {
  @State private var path: [Page] = []

  public init() {}

  public var body: some Node {
    Stack(path: $path) {
      VStackNode(spacing: 1) {
        TextNode("Good morning, Ada.").bold()
        ButtonNode("Straight to Settings") { path = [.profile, .settings] }
          .buttonStyle(.borderedProminent)
        LinkNode("Profile", value: Page.profile)
        LinkNode("Settings", value: Page.settings)
      }
      .title("Menu")
      .destination(for: Page.self) { page in
        switch page {
        case .profile: TextNode("Ada Lovelace").title("Profile")
        case .settings: TextNode("Nothing to set.").title("Settings")
        }
      }
    }
  }
}
