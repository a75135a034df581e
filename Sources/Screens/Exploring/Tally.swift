/// Things that may be reached, in the order in which they were met.
struct Tally<Thing: Hashable> {
  private var things: [(thing: Thing, description: String, taps: [String])] = []
  private var places: [Thing: Int] = [:]
  private var reached: Set<Thing> = []

  /// Takes up a thing unless it is there already.
  mutating func add(_ thing: Thing, _ description: @autoclosure () -> String, _ way: Way) {
    if places[thing] != nil { return }
    places[thing] = things.count
    things.append((thing, description(), way.taps))
  }

  mutating func reach(_ thing: Thing) { reached.insert(thing) }

  /// What was not reached, and the way to where it was met.
  var missing: [(description: String, taps: [String])] {
    things.filter { !reached.contains($0.thing) }.map { ($0.description, $0.taps) }
  }

  var share: StateMap.Coverage.Share {
    StateMap.Coverage.Share(total: things.count, missing: missing.map(\.description))
  }
}
