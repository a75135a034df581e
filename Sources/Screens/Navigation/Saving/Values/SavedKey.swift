/// A key by its text alone, or a place in a list.
struct SavedKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }

  /// Where a class keeps what its superclass encodes.
  static let parent = SavedKey(stringValue: "super")
}
