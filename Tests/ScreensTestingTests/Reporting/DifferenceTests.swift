import Testing

@testable import ScreensTesting

@Suite struct DifferenceTests {
  /// The length of the longest common subsequence, by the textbook's table.
  private func common(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for element in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  private func kept(_ numbers: [Int], _ isChanged: [Bool]) -> [Int] {
    zip(numbers, isChanged).filter { !$1 }.map(\.0)
  }

  @Test func `the kept elements are a longest common subsequence`() {
    var generator = SequenceGenerator(seed: 7)
    for round in 0..<400 {
      let symbols = 2 + round % 9
      let old = generator.numbers(count: round % 23, below: symbols)
      let new = generator.numbers(count: (round * 7) % 29, below: symbols)
      let difference = Difference(from: old, to: new)
      let keptOld = kept(old, difference.isRemoved)
      #expect(keptOld == kept(new, difference.isAdded))
      #expect(keptOld.count == common(old, new))
    }
  }

  @Test func `past the edit limit the difference is still true`() {
    var generator = SequenceGenerator(seed: 3)
    let old = generator.numbers(count: 1500, below: 40)
    let new = generator.numbers(count: 1500, below: 40)
    let difference = Difference(from: old, to: new)
    let keptOld = kept(old, difference.isRemoved)
    #expect(keptOld == kept(new, difference.isAdded))
    #expect(keptOld.count > common(old, new) * 3 / 4)
  }

  @Test func `equal and empty sides`() {
    #expect(Difference(from: [], to: []).isAdded == [])
    #expect(Difference(from: [1, 2], to: [1, 2]).isRemoved == [false, false])
    #expect(Difference(from: [1], to: []).isRemoved == [true])
    #expect(Difference(from: [], to: [1]).isAdded == [true])
  }
}

struct SequenceGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func numbers(count: Int, below limit: Int) -> [Int] {
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
