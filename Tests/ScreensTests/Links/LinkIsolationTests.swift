import Screens
import Testing

/// A destination as a target with a main-actor default has it: all its conformances are isolated.
@MainActor private enum Room: @MainActor Hashable {
  case lobby
  case suite(Key)

  @MainActor struct Key: @MainActor Hashable, @MainActor RawRepresentable { var rawValue: Int }
}

@MainActor private enum Floor: @MainActor Hashable { case first, second }

@MainActor private final class Hotel {
  var keys: Set<Int> = [7]

  var links: Links {
    Links {
      Link("hotel://suite/:key", tab: Floor.second) { parameters in
        let key: Room.Key = try parameters("key")
        guard self.keys.contains(key.rawValue) else { throw LinkRefusal("Nobody has that key.") }
        return [.lobby, Room.suite(key)]
      } printing: { path in
        guard case .suite(let key) = path.last else { return nil }
        return ["key": key.rawValue]
      }
    }
  }
}

/// Links work for destinations of the main actor, and their closures may use what is on it.
@MainActor struct LinkIsolationTests {
  @Test func destinationsOfTheMainActor() {
    let hotel = Hotel()
    let path: [Room] = [.lobby, .suite(.init(rawValue: 7))]
    #expect(hotel.links.match("hotel://suite/7") == .matched(LinkTarget(tab: Floor.second, path: path)))
    #expect(hotel.links.match("hotel://suite/8") == .refused("Nobody has that key."))
    #expect(hotel.links.url(for: path) == "hotel://suite/7")
    hotel.keys = []
    #expect(hotel.links.url(for: path) == nil)
  }
}
