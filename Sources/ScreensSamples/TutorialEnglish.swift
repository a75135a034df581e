public import Screens

/// Where the tutorial's buttons lead.
public enum Destination: Hashable {
  case profile
  case configuration
  case product(id: String)
}

/// The navigation tutorial in English: the same flow, sharing the router and no more.
public struct TutorialEnglish: Node {
  @State private var router = Router<Destination>()

  public init() {}

  public var body: some Node {
    Stack(path: $router.path) {
      VStackNode(spacing: 1) {
        TextNode("Root View (Home)").font(.title).bold()
        ButtonNode(action: { router.navigate(to: .profile) }) {
          TextNode("Go to User Profile").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .tint(.blue)
        ButtonNode(action: { router.navigate(to: .product(id: "SWIFTUI-2026")) }) {
          TextNode("View Featured Product").frame(maxWidth: .infinity)
        }
        .tint(.orange)
      }
      .title("Main Menu")
      .destination(for: Destination.self) { destination in
        switch destination {
        case .profile: ProfileScreen()
        case .configuration: ConfigurationScreen()
        case .product(let id): ProductScreen(id: id)
        }
      }
    }
    .environment(router)
  }
}

struct ProfileScreen: Node {
  @Environment(Router<Destination>.self) private var router

  var body: some Node {
    VStackNode(spacing: 1) {
      TextNode("This is the Profile screen").font(.headline)
      ButtonNode("Go to Advanced Configuration") { router.navigate(to: .configuration) }
        .buttonStyle(.borderedProminent)
      ButtonNode("Back") { router.navigateBack() }
        .buttonStyle(.bordered)
    }
    .title("My Profile")
  }
}

struct ConfigurationScreen: Node {
  @Environment(Router<Destination>.self) private var router

  var body: some Node {
    VStackNode(spacing: 1) {
      TextNode("System Settings").font(.headline)
      TextNode("You have navigated very deep into the application.")
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      DividerNode()
      ButtonNode(action: { router.popToRoot() }) {
        LabelNode("Pop to the Root View", systemImage: "house.fill").frame(maxWidth: .infinity)
      }
      .tint(.red)
    }
    .title("Configuration")
  }
}

struct ProductScreen: Node {
  let id: String
  @Environment(Router<Destination>.self) private var router

  var body: some Node {
    VStackNode(spacing: 1) {
      TextNode("Product Details").font(.headline)
      TextNode("Product ID: \(id)").foregroundColor(.gray)
      ButtonNode("Pop to Root Directly") { router.popToRoot() }
        .buttonStyle(.borderedProminent)
        .tint(.red)
    }
    .title("Product")
  }
}
