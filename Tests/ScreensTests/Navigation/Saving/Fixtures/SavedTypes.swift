import Screens

enum SavedRoute: Hashable, Codable {
  case inbox
  case project(id: Int)
}

struct SavedTaskID: Hashable, Codable, CustomStringConvertible {
  var name: String

  init(_ name: String) { self.name = name }
  init(from decoder: any Decoder) throws { name = try decoder.singleValueContainer().decode(String.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  var description: String { name }
}

/// The same app before and after it changed.
enum Earlier {
  struct Card: Hashable, Codable {
    var title: String
    var size: Int
  }

  enum SavedRoute: Hashable, Codable {
    case inbox
    case archive(year: Int)
  }
}

enum Later {
  struct Card: Hashable, Codable {
    var title: String
    var size: String
  }

  enum Place: Hashable, Codable { case inbox }
}

func routeCodec() -> StackPath.Codec {
  StackPath.Codec(.type(SavedRoute.self, as: "route"), .type(SavedTaskID.self, as: "task"))
}

/// Two routes and a task.
var samplePath: StackPath {
  var path = StackPath([SavedRoute.inbox, .project(id: 7)])
  path.append(SavedTaskID("T-7"))
  return path
}
