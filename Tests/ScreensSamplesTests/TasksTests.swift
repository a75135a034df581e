import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Every kind of move on a path of two types.
struct TasksTests {
  private let session = Session(Tasks(), on: .phone)

  @Test func everyStackState() {
    let map = assertSnapshots(exploring: .phone) { Tasks() }
    #expect(map.coverage.types.description == "2 of 2")
    #expect(map.coverage.links.description == "3 of 3")
    // Its project has no other task, so it is never two deep.
    #expect(map.coverage.controls.missing == [#"button "Back Two" on "T-3""#])
  }

  @Test func openingAScreenTwiceShowsItOnce() throws {
    try session.tap("Plant the trees")
    try session.doubleTap("Open Project")
    #expect(session.screen.path == ["T-2", "Garden"])
    #expect(session.events.filter { if case .push = $0 { true } else { false } } == [.push(1), .push(1)])
  }

  @Test func openingAScreenThatIsBeneathGoesBackToIt() throws {
    try session.tap("Garden, Plant the trees")
    try session.tap("Open Project")
    #expect(session.screen.path == ["Garden"])
    try session.tap("Draw the plan")
    #expect(session.screen.path == ["Garden", "T-1"])
    try session.tap("Open Project")
    #expect(session.screen.path == ["Garden"])
    #expect(session.events.contains(.pop(1)))
  }

  @Test func rewritingAndCuttingByTwoAreOneTransitionEach() throws {
    try session.tap("Garden, Plant the trees")
    #expect(session.screen.path == ["Garden", "T-2"])
    try session.tap("Back Two")
    #expect(session.screen.path.isEmpty)
    #expect(session.events.filter { if case .push = $0 { true } else { false } } == [.push(2)])
    #expect(session.events.filter { if case .pop = $0 { true } else { false } } == [.pop(2)])
  }
}
