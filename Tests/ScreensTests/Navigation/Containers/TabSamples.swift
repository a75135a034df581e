import Screens

/// The tabs of the sample app.
enum Section: Hashable {
  case home, search, profile
}

/// Keeps the selection and counts what is written to it.
final class TabState {
  var tab = Section.home
  private(set) var writes: [Section] = []
  let home = Router<[Route]>([])
  let profile = Router<[Route]>([])

  var selection: Binding<Section> {
    Binding(
      get: { self.tab },
      set: {
        self.writes.append($0)
        self.tab = $0
      })
  }
}

/// Two tabs with a stack each and one without.
struct TabApp: Node {
  let state: TabState
  var badge = 3

  init(_ state: TabState, badge: Int = 3) {
    self.state = state
    self.badge = badge
  }

  var body: some Node {
    TabsNode(selection: state.selection) {
      TabNode("Home", systemImage: "house", value: Section.home) { Shop(state.home) }
      TabNode("Search", systemImage: "magnifyingglass", value: .search) {
        TapCounter("Find").title("Search everything")
      }
      TabNode("Profile", systemImage: "person", value: .profile) {
        Stack(path: state.profile.binding) {
          ListNode {
            TapCounter("Likes")
            LinkNode("Settings", value: Route.settings)
          }
          .title("Me")
          .destination(for: Route.self) { RouteScreen(route: $0) }
        }
      }
      .badge(badge)
    }
  }
}
