import Observation
import Screens
import Testing

@Observable private final class Trip {
  var path: [Stop] = []
  private(set) var left: [Stop] = []

  func go(to stop: Stop) -> Bool { path.push(stop) }
  func go(to stop: Stop, from depth: Int) -> Bool { path.push(stop, from: depth) }
  func note(_ stop: Stop) { left.append(stop) }
}

private enum Stop: Hashable { case park, lake }

private struct TripMap: Node {
  let trip: Trip
  @State private var isHeld = true
  @Environment(\.screenDepth) private var depth

  var body: some Node {
    @Bindable var trip = trip
    Stack(path: $trip.path) {
      ButtonNode("Park") { _ = trip.go(to: .park, from: depth) }
        .onPop(of: Stop.self) { trip.note($0) }
        .destination(for: Stop.self) { stop in
          LinkNode("Lake", value: Stop.lake).onPop { isHeld = true }
            .backGuard { stop == .park || !isHeld }
            .backGuard(while: stop == .lake && isHeld) { isHeld = false }
        }
    }
  }
}

/// Guards, pops and pushes are written without any annotation where the default is the main actor.
@Suite struct GuardIsolationTests {
  @Test func guardsPopsAndPushes() throws {
    let trip = Trip()
    let session = Session(TripMap(trip: trip), on: .plain(width: 20))
    try session.doubleTap("Park")
    #expect(!trip.go(to: .park))
    try session.tap("Lake")
    #expect(throws: DriveError.self) { try session.back() }
    try session.back()
    try session.back()
    #expect(trip.left == [.lake, .park])
    #expect(session.screen.diagnostics.isEmpty)
  }
}
