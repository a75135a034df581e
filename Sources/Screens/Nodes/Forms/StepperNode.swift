import ScreensLayout

/// A whole number that goes up and down in steps.
///
/// ```
/// Seats                           − 3 +
/// Rooms                           · 1 +
/// Beds····························−·2·+
/// ```
/// The second one is at its lowest number; the last one is disabled.
public struct StepperNode: PrimitiveNode {
  private let label: String
  private let value: Binding<Int>
  private let bounds: ClosedRange<Int>
  private let step: Int

  /// A stepper that stays within `bounds`: the last step before a bound goes to the bound.
  ///
  /// A step that is not more than 0 counts as 1 and gives an `invalidStep` diagnostic.
  public init(
    _ label: String, value: Binding<Int>, in bounds: ClosedRange<Int> = Int.min...Int.max, step: Int = 1
  ) {
    self.label = label
    self.value = value
    self.bounds = bounds
    self.step = step
  }

  public func resolve(into resolver: inout Resolver) {
    if step < 1 { resolver.diagnostics.add(.invalidStep(step, of: label)) }
    let number = value.wrappedValue
    let (canFall, canRise) = (number > bounds.lowerBound, number < bounds.upperBound)
    let place = resolver.addControl(.stepper) { resolver in
      let marks = resolver.marks
      let dead = resolver.environment.isEnabled ? resolver.text(of: marks.disabledBlank) : nil
      let minus = resolver.text(of: marks.minus)
      let parts = [canFall ? minus : dead ?? minus, "\(number)", canRise ? "+" : dead ?? "+"]
      let inOrder = resolver.tree.isMirrored ? parts.reversed() : parts
      resolver.addFormRow(label, mark: inOrder.joined(separator: resolver.markBlank))
    }
    guard let control = place?.control else { return }
    resolver.controls[control].value = "\(number)"
    resolver.controls[control].input = .steps(
      increment: canRise ? stepping(by: max(1, step)) : nil,
      decrement: canFall ? stepping(by: -max(1, step)) : nil)
  }

  /// One step from what the number is then.
  private func stepping(by step: Int) -> () -> Void {
    { [value, bounds] in
      let (sum, isOver) = value.wrappedValue.addingReportingOverflow(step)
      let next = isOver ? (step < 0 ? Int.min : Int.max) : sum
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
  }

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}

extension Diagnostic {
  fileprivate static func invalidStep(_ step: Int, of label: String) -> Diagnostic {
    Diagnostic(
      .invalidStep,
      "The step \(step) of the stepper \"\(label)\" is not more than 0 and counts as 1. "
        + "Give it a step of 1 or more.")
  }
}
