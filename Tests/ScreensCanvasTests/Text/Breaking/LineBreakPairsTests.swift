import Testing

@testable import ScreensCanvas

struct LineBreakPairsTests {
  @Test func B3_everyPairIsAnsweredAsTheRulesDo() {
    for left in LineClass.allCases {
      for right in LineClass.allCases {
        for (leftIsWide, rightIsWide) in [(false, false), (false, true), (true, false), (true, true)] {
          let left = LineUnit(left, isEastAsian: leftIsWide)
          let right = LineUnit(right, isEastAsian: rightIsWide)
          let answer = LineBreakPairs.shared[left.bits, right.bits]
          if answer != LineBreakPairs.answer(left, right) {
            Issue.record("\(left.lineClass) \(right.lineClass)")
          }
        }
      }
    }
  }

  @Test func B3_nothingIsAllowedAtTheBeginning() {
    for right in LineClass.allCases {
      #expect(LineBreakPairs.shared[LineBreakPairs.nothing, right.rawValue] == LineBreakPairs.prohibited)
    }
  }

  @Test func LB8a_afterAJoinerThePairIsNotEnough() {
    let joined = LineClass.ideograph.rawValue | LineUnit.joiner
    #expect(LineBreakPairs.shared[joined, LineClass.ideograph.rawValue] == LineBreakPairs.dependent)
  }
}
