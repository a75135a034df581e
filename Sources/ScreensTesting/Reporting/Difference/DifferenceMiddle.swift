/// Finds where a shortest edit script crosses the middle of a part, searching from both ends at once
/// (Myers 1986, section 4b).
///
/// A diagonal is the old position minus the new position; for each one `forward` and `backward` hold the
/// old position reached so far. The work of one search grows with the square of the number of edits, so
/// past `editLimit` it settles for the furthest point reached: still a true difference, perhaps not the
/// shortest.
struct DifferenceMiddle {
  static let editLimit = 96

  private var forward: [Int]
  private var backward: [Int]
  private let offset: Int

  init(oldCount: Int, newCount: Int) {
    offset = newCount + 2
    forward = Array(repeating: 0, count: oldCount + newCount + 5)
    backward = forward
  }

  /// The part must start and end with a difference on both sides, so that the point is inside it.
  mutating func find(
    in part: DifferenceSearch.Part, old: [Int], new: [Int]
  ) -> (old: Int, new: Int) {
    let offset = offset
    return old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        forward.withUnsafeMutableBufferPointer { forward in
          backward.withUnsafeMutableBufferPointer { backward in
            var search = MiddleSearch(
              part: part, old: old.baseAddress!, new: new.baseAddress!,
              forward: forward.baseAddress! + offset, backward: backward.baseAddress! + offset)
            return search.run(editLimit: Self.editLimit)
          }
        }
      }
    }
  }
}
