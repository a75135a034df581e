import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Every kind of move on a path of two types.
struct TasksTests {
  private let session = Session(Tasks(), on: .phone)

  private func check(_ state: String, function: String = #function, line: UInt = #line) {
    assertSnapshot(of: session, named: state, function: function, line: line)
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test func states() throws {
    check("root")
    try session.tap("Plant the trees")
    check("T-2")
    try session.tap("Open Project")
    check("T-2.Garden")
    try session.tap("Draw the plan")
    check("T-2.Garden.T-1")
    try session.back()
    check("T-2.Garden")
    try session.tap("Back Two")
    check("root")
    try session.tap("Garden, Plant the trees")
    check("Garden.T-2")
    try session.tap("All Tasks")
    check("root")
    try session.tap("Log Out")
    check("logged-out")
    try session.tap("Log In")
    check("root")
  }

  @Test func anotherTaskFromAnotherProject() throws {
    try session.tap("Fix the gutter")
    check("T-3")
    try session.tap("Open Project")
    check("T-3.House")
  }

  @Test func openingTheTopScreenAgainIsRefused() throws {
    try session.tap("Plant the trees")
    try session.tap("Open Project")
    let before = session.events
    try session.tap("Open Project")
    #expect(session.events == before)
    #expect(session.screen.path == ["T-2", "Garden"])
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
