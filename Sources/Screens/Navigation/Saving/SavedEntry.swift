/// One element of a saved path: the tag of a type, and what a value of it encoded.
struct SavedEntry: Hashable, Sendable {
  let tag: String
  /// `nil` where there is none, or none that can be held.
  let value: SavedValue?
  /// Why there is no value, as the end of a sentence.
  let loss: String

  init(tag: String, value: SavedValue?, loss: String = "it has no \"value\"") {
    self.tag = tag
    self.value = value
    self.loss = loss
  }

  static func == (a: SavedEntry, b: SavedEntry) -> Bool { a.tag == b.tag && a.value == b.value }

  func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    hasher.combine(value)
  }
}

extension SavedEntry: Codable {
  private enum Key: String, CodingKey { case tag, value }

  /// An entry that can't even be kept.
  struct Malformed: Error {
    let why: String
  }

  init(from decoder: any Decoder) throws {
    guard let members = try? decoder.container(keyedBy: Key.self) else {
      throw Malformed(why: "it is not an object")
    }
    guard let tag = try? members.decode(String.self, forKey: .tag) else {
      throw Malformed(why: "it has no \"tag\" text")
    }
    guard members.contains(.value) else {
      self.init(tag: tag, value: nil)
      return
    }
    do {
      self.init(tag: tag, value: try members.decode(SavedValue.self, forKey: .value))
    } catch PayloadFault.tooManyParts {
      throw PayloadFault.tooManyParts
    } catch {
      // One value that can't be held takes no other entry with it.
      self.init(tag: tag, value: nil, loss: codingReason(error))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(tag, forKey: .tag)
    if let value { try members.encode(value, forKey: .value) }
  }
}
