import Screens
import Testing

@Test func N27_selectingATabWritesTheSelectionOnce() throws {
  let state = TabState()
  let session = Session(TabApp(state))
  try session.selectTab("Search")
  #expect(state.writes == [.search])
  #expect(session.screen.title == "Search everything")
  try session.tap(.tab("Profile"))
  #expect(state.writes == [.search, .profile])
  #expect(session.screen.controls.map(\.isSelected) == [false, false, false, false, true])
}

@Test func N27_whatTheSelectionReadsIsShown() throws {
  let refusing = TabState()
  let binding = Binding(get: { refusing.tab }, set: { _ in })
  let session = Session(
    TabsNode(selection: binding) {
      TabNode("Home", value: Section.home) { TextNode("home") }
      TabNode("Search", value: Section.search) { TextNode("search") }
    })
  try session.selectTab("Search")
  #expect(session.text.contains("home"))
  session.perform { refusing.tab = .search }
  #expect(session.text.contains("search"))
}

@Test func N27_everyTabKeepsItsPathAndItsState() throws {
  let state = TabState()
  let session = Session(TabApp(state))
  try session.tap("Product 1")
  try session.tap("Count")
  try session.selectTab("Search")
  try session.tap("Find")
  try session.tap("Find")
  try session.selectTab("Profile")
  try session.tap("Likes")
  try session.tap("Settings")
  #expect(session.screen.path == ["settings"])
  try session.selectTab("Home")
  #expect(session.screen.path == ["product(1)"])
  #expect(session.text.contains("Count 1"))
  try session.selectTab("Search")
  #expect(session.text.contains("[ Find 2 ]"))
  try session.selectTab("Profile")
  try session.back()
  #expect(session.text.contains("[ Likes 1 ]"))
  #expect(state.home.path == [.product(1)])
}

@Test func N27_theStateOfATabFollowsItsValue() throws {
  final class Order { var names = ["A", "B"] }
  let order = Order()
  let session = Session(
    Computed {
      TabsNode { for name in order.names { TabNode(name) { TapCounter("Counter of \(name)") } } }
    })
  try session.tap("Counter of A")
  session.perform { order.names = ["C", "B", "A"] }
  #expect(session.text.contains("Counter of A 1"))
}

@Test func N27_selectingTheSelectedTabPopsItsStackInOneWrite() throws {
  let state = TabState()
  state.home.path = [.profile, .settings, .product(2)]
  let session = Session(TabApp(state))
  try session.selectTab("Home")
  #expect(state.home.writes == [[]])
  #expect(state.writes == [])
  #expect(
    session.events == [
      .appeared("product(2)"), .wrotePath([]), .pop(3), .appeared("Shop"), .disappeared("product(2)"),
    ])
}

@Test func N27_selectingTheSelectedTabAtItsRootChangesNothing() throws {
  let state = TabState()
  let session = Session(TabApp(state))
  try session.selectTab("Home")
  #expect(session.events == [.appeared("Shop"), .alreadyAtRoot])
  #expect(state.home.writes == [])
  #expect(state.writes == [])
  try session.selectTab("Search")
  try session.selectTab("Search")
  #expect(session.events.last == .alreadyAtRoot)
  #expect("\(Event.alreadyAtRoot)" == "alreadyAtRoot")
}

@Test func N27_reselectingLeavesTheOtherTabsAlone() throws {
  let state = TabState()
  state.home.path = [.profile]
  state.profile.path = [.settings]
  let session = Session(TabApp(state))
  try session.selectTab("Home")
  #expect(state.home.path == [])
  #expect(state.profile.path == [.settings])
}

@Test func N23_theNewTabAppearsBeforeTheOldOneDisappears() throws {
  let state = TabState()
  state.profile.path = [.settings]
  let session = Session(TabApp(state))
  try session.selectTab("Profile")
  try session.selectTab("Search")
  try session.selectTab("Home")
  #expect(
    session.events == [
      .appeared("Shop"),
      .appeared("settings"), .disappeared("Shop"),
      .appeared("Search everything"), .disappeared("settings"),
      .appeared("Shop"), .disappeared("Search everything"),
    ])
}

@Test func N23_nodesOnTabsComeAndGoWithThem() throws {
  let log = Log()
  let session = Session(
    TabsNode {
      for name in ["A", "B"] {
        TabNode(name) { TextNode(name).onAppear { log("+\(name)") }.onDisappear { log("-\(name)") } }
      }
    })
  #expect(session.events == [.appeared("A")])
  try session.selectTab("B")
  #expect(session.events == [.appeared("A"), .appeared("B"), .disappeared("A")])
  #expect(log.entries == ["+A", "+B", "-A"])
}

@Test func N27_backActsOnTheSelectedTab() throws {
  let state = TabState()
  state.home.path = [.profile]
  state.profile.path = [.settings]
  state.tab = .profile
  let session = Session(TabApp(state))
  #expect(session.screen.backLabel == "Me")
  #expect(session.screen.title == "settings")
  try session.back()
  #expect(state.profile.path == [])
  #expect(session.failure { try $0.back() }?.reason == .nothingToGoBackTo)
  #expect(state.home.path == [.profile])
}

@Test func theControlsOfTheSelectedTabComeBeforeTheTabs() {
  let state = TabState()
  state.home.path = [.settings]
  let session = Session(TabApp(state))
  #expect(session.screen.controls.map(\.label) == ["Shop", "Count", "Settings", "Home", "Search", "Profile"])
  #expect(session.screen.controls.map(\.role) == [.back, .button, .link, .tab, .tab, .tab])
}

@Test func aTabAndALinkOfOneNameAreToldApart() throws {
  let state = TabState()
  let session = Session(TabApp(state))
  #expect(session.failure { try $0.tap("Profile") }?.reason == .ambiguous(count: 2))
  try session.tap(.link("Profile"))
  #expect(state.home.path == [.profile])
  #expect(session.failure { try $0.selectTab("Basket") }?.request == "select tab \"Basket\"")
}

@Test func N4_whatIsWrongOnACoveredTabIsToldToo() {
  let state = TabState()
  let session = Session(
    TabsNode(selection: state.selection) {
      TabNode("Home", value: Section.home) { TextNode("Home") }
      TabNode("Profile", value: Section.profile) { Stack(path: .constant([1])) { TextNode("Root") } }
    })
  #expect(session.codes == [.missingDestination])
  #expect(session.screen.controls.map(\.label) == ["Home", "Profile"])
}

@Test func N27_everyTabKeepsItsPlaceOnAScreenWithAHeight() throws {
  let session = Session(
    TabsNode {
      TabNode("A") { ListNode { ForEachNode(0..<9) { TextNode("Row \($0)") } } }
      TabNode("B") { Stack { ListNode { ForEachNode(0..<9) { TextNode("Line \($0)") } } } }
    }, on: .plain(width: 20).height(4))
  session.scroll(to: 3)
  #expect(session.text == "Row 3\nRow 4\n────────────────────\n[A]  B\n")
  try session.selectTab("B")
  #expect(session.text == "Line 0\nLine 1\n────────────────────\nA  [B]\n")
  session.scroll(to: 7)
  try session.selectTab("A")
  #expect(session.text == "Row 3\nRow 4\n────────────────────\n[A]  B\n")
  try session.selectTab("B")
  #expect(session.text == "Line 7\nLine 8\n────────────────────\nA  [B]\n")
}
