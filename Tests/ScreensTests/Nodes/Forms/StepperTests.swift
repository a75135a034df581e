import Screens
import Testing

@Suite struct StepperTests {
  private final class Number {
    var value: Int
    init(_ value: Int) { self.value = value }
    var binding: Binding<Int> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  private func number(
    _ value: Int, in bounds: ClosedRange<Int> = Int.min...Int.max, step: Int = 1,
    _ verbs: (Session) throws -> Void
  ) rethrows -> Int {
    let number = Number(value)
    try verbs(Session(width: 20) { StepperNode("Seats", value: number.binding, in: bounds, step: step) })
    return number.value
  }

  @Test func theNumberStandsBetweenTheSigns() {
    let session = Session(width: 20) { StepperNode("Seats", value: .constant(3)) }
    #expect(session.text == "Seats          − 3 +\n")
    let control = session.screen.controls.first
    #expect(control?.role == .stepper)
    #expect(control?.label == "Seats")
    #expect(control?.value == "3")
  }

  @Test func aSignThatDoesNothingIsADot() {
    let text = picture(width: 20) {
      StepperNode("Low", value: .constant(1), in: 1...9)
      StepperNode("High", value: .constant(9), in: 1...9)
      StepperNode("Only", value: .constant(1), in: 1...1)
      StepperNode("Below", value: .constant(-12), in: 1...9)
    }
    #expect(
      text == """
        Low            · 1 +
        High           − 9 ·
        Only           · 1 ·
        Below        · -12 +

        """)
  }

  @Test func stepsStayWithinTheBounds() throws {
    #expect(try number(3, in: 0...10, step: 4) { try $0.increment("Seats") } == 7)
    #expect(try number(7, in: 0...10, step: 4) { try $0.increment("Seats") } == 10)
    #expect(try number(3, in: 0...10, step: 4) { try $0.decrement("Seats") } == 0)
    #expect(try number(20, in: 0...10) { try $0.decrement("Seats") } == 10)
    #expect(try number(-20, in: 0...10) { try $0.increment("Seats") } == 0)
  }

  @Test func theLargestStepsDontOverflow() throws {
    #expect(try number(.max - 1, step: .max) { try $0.increment("Seats") } == .max)
    #expect(try number(.min + 1, step: .max) { try $0.decrement("Seats") } == .min)
    _ = number(.max) { session in
      #expect(session.failure { try $0.increment("Seats") }?.reason == .atLimit(.max))
    }
    _ = number(.min) { session in
      #expect(session.failure { try $0.decrement("Seats") }?.reason == .atLimit(.min))
    }
  }

  @Test(arguments: [0, -2, .min])
  func aStepThatIsNotPositiveCountsAsOneAndIsReported(step: Int) throws {
    let value = try number(3, step: step) { session in
      #expect(
        session.messages == [
          "The step \(step) of the stepper \"Seats\" is not more than 0 and counts as 1. Give it a step of 1 or more."
        ])
      #expect(session.codes == [.invalidStep])
      #expect(session.screen.diagnostics.map(\.severity) == [.warning])
      try session.increment("Seats")
    }
    #expect(value == 4)
  }

  @Test func theNumberIsNeverShortened() {
    let rows = [6, 9, 12, 14].map { width in
      picture(width: width) { StepperNode("Seats", value: .constant(1_000)) }
    }
    #expect(
      rows == ["S\ne\na − 10\nt\ns\n", "S\ne\na − 1000\nt\ns\n", "Sea − 1000 +\nts\n", "Seats − 1000 +\n"])
  }
}
