/// Which elements of two sequences of numbers have no counterpart in the other.
///
/// Numbers that only one side has are set aside first: they cannot match, and the rest is often equal.
/// What is left is compared with Myers' linear-space algorithm.
struct Difference: Equatable {
  private(set) var isRemoved: [Bool]
  private(set) var isAdded: [Bool]

  init(from old: [Int], to new: [Int]) {
    isRemoved = Array(repeating: true, count: old.count)
    isAdded = Array(repeating: true, count: new.count)
    let limit = max(old.max() ?? 0, new.max() ?? 0) + 1
    let oldShared = Self.positions(in: old, sharedWith: new, limit: limit)
    let newShared = Self.positions(in: new, sharedWith: old, limit: limit)
    var search = DifferenceSearch(from: oldShared.map { old[$0] }, to: newShared.map { new[$0] })
    search.run()
    for (index, position) in oldShared.enumerated() { isRemoved[position] = search.isRemoved[index] }
    for (index, position) in newShared.enumerated() { isAdded[position] = search.isAdded[index] }
  }

  private static func positions(in numbers: [Int], sharedWith others: [Int], limit: Int) -> [Int] {
    var isPresent = Array(repeating: false, count: limit)
    for number in others { isPresent[number] = true }
    return numbers.indices.filter { isPresent[numbers[$0]] }
  }
}
