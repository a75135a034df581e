import Screens
import Testing

/// Paths that refuse consecutive duplicates and double taps.
@Suite struct PushingTests {
  @Test func aTypedPathRefusesWhatIsOnTop() {
    var path: [Route] = []
    let pushed = [
      path.push(.profile), path.push(.profile), path.push(.settings), path.push(.profile),
    ]
    #expect(pushed == [true, false, true, true])
    #expect(path == [.profile, .settings, .profile])
  }

  @Test func aStackPathRefusesTheSameValueOfTheSameType() {
    var path = StackPath()
    let pushed = [
      path.push(1), path.push(1), path.push(1.0), path.push(Route.profile), path.push(Route.profile),
      path.push(1),
    ]
    #expect(pushed == [true, false, true, true, false, true])
    #expect(path.description == "1 › 1.0 › profile › 1")
  }

  @Test func aTypedPathRefusesAPushFromAScreenThatIsNotOnTop() {
    var path: [Route] = []
    let pushed = [
      path.push(.profile, from: 1), path.push(.profile, from: 0), path.push(.settings, from: 0),
      path.push(.profile, from: 1), path.push(.settings, from: 1),
    ]
    #expect(pushed == [false, true, false, false, true])
    #expect(path == [.profile, .settings])
  }

  @Test func aStackPathRefusesAPushFromAScreenThatIsNotOnTop() {
    var path = StackPath()
    let pushed = [
      path.push(1, from: 1), path.push(1, from: 0), path.push("a", from: 0), path.push(1, from: 1),
      path.push("a", from: 1),
    ]
    #expect(pushed == [false, true, false, false, true])
    #expect(path.description == "1 › a")
  }

  @Test func aRefusedPushIsNoTransition() {
    let router = Router([Route.profile])
    let session = Session(Shop(router))
    _ = session.screen
    session.perform { router.path.push(.profile) }
    #expect(session.events == [.appeared("profile")])
  }
}
