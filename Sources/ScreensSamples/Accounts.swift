public import Observation
public import Screens

/// Who is logged in and where they are; logging out forgets both in one step.
@Observable
public final class AccountSession {
  private(set) var account: String?
  var path: [AccountPage] = []

  public init() {}

  /// Shows the home of an account.
  public func logIn(as name: String) { account = name }

  /// Forgets the account and where it was, in one step.
  public func logOut() {
    path.removeAll()
    account = nil
  }
}

/// The pages beneath an account's home.
public enum AccountPage: String, Hashable {
  case settings, privacy, devices
}

/// Log in, go three levels deep, log out: nothing of the old account stays.
public struct Accounts: Node {
  @State private var session = AccountSession()

  public init() {}

  public var body: some Node {
    GroupNode {
      if let account = session.account {
        AccountHome(account: account, path: $session.path).id(account)
      } else {
        Stack { LoginScreen() }
      }
    }
    .environment(session)
  }
}

private struct LoginScreen: Node {
  @Environment(AccountSession.self) private var session

  var body: some Node {
    VStackNode(spacing: 1) {
      TextNode("Who are you?")
      ForEachNode(["Ada", "Grace"], id: \.self) { name in
        ButtonNode("Log in as \(name)") { session.logIn(as: name) }
      }
    }
    .buttonStyle(.borderedProminent)
    .title("Log In")
  }
}

private struct AccountHome: Node {
  let account: String
  let path: Binding<[AccountPage]>
  @State private var visits = 0

  var body: some Node {
    Stack(path: path) {
      VStackNode(alignment: .leading, spacing: 1) {
        TextNode("Hello, \(account).")
        TextNode("Visits: \(visits)")
        ButtonNode("Count a Visit") { visits += 1 }
        LinkNode("Settings", value: AccountPage.settings)
      }
      .title(account)
      .destination(for: AccountPage.self) { AccountPageScreen(account: account, page: $0) }
    }
  }
}

private struct AccountPageScreen: Node {
  let account: String
  let page: AccountPage
  @Environment(AccountSession.self) private var session

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      switch page {
      case .settings: LinkNode("Privacy", value: AccountPage.privacy)
      case .privacy: LinkNode("Devices", value: AccountPage.devices)
      case .devices: TextNode("\(account)'s phone")
      }
      ButtonNode("Log Out", role: .destructive) { session.logOut() }
    }
    .title(page.rawValue.capitalized)
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
