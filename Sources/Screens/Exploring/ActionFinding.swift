extension Moment {
  /// Everything that can be done here, in reading order; fields are filled first, all of them at once.
  func actions(_ choice: ActionChoice) -> [ExploredAction] {
    let entries = resolver.reachableControls
    var counts: [String: Int] = [:]
    for control in screen.controls { counts[control.label, default: 0] += 1 }
    var seen: [String: Int] = [:]
    var (actions, fields) = ([ExploredAction](), [Int]())
    for (place, control) in screen.controls.enumerated() {
      let nth = seen[control.label, default: 0]
      seen[control.label] = nth + 1
      guard control.isEnabled, !entries[place].isIgnored, choice.filter(control) else { continue }
      if entries[place].setText != nil {
        fields.append(place)
      } else {
        let isOne = counts[control.label] == 1
        actions += self.actions(on: control, entries[place], place, isOne ? nil : nth)
      }
    }
    if let kind = resolver.front.presentation?.kind, kind == .sheet || kind == .dialog {
      actions.append(ExploredAction(subject: .presentation, description: "dismiss"))
    }
    return typing(into: fields, choice.inputs) + actions
  }

  /// A tap, or the steps that a stepper can take.
  private func actions(
    on control: Control, _ entry: ControlEntry, _ place: Int, _ nth: Int?
  ) -> [ExploredAction] {
    let label = control.label
    let object = "\"\(label)\"" + (nth.map { ", nth: \($0)" } ?? "")
    guard control.role == .stepper else {
      let verb = control.role == .back ? "back" : "tap \(object)"
      return [
        ExploredAction(
          subject: .control(control.role, label: label, nth: nth), places: [place], description: verb)
      ]
    }
    return [(entry.decrement, false), (entry.increment, true)].compactMap { step, up in
      step.map { _ in
        ExploredAction(
          subject: .step(label: label, nth: nth, up: up), places: [place],
          description: (up ? "increment " : "decrement ") + object)
      }
    }
  }

  /// One action for each round of texts; a field with fewer texts than others keeps its last one.
  private func typing(into fields: [Int], _ inputs: [String: [String]]) -> [ExploredAction] {
    let filled = fields.compactMap { place in
      inputs[screen.controls[place].label].flatMap { $0.isEmpty ? nil : (place, $0) }
    }
    let rounds = filled.map { $1.count }.max() ?? 0
    return (0..<rounds).map { round in
      let texts = filled.map { $1[min(round, $1.count - 1)] }
      let objects = zip(filled, texts).map { field, text in
        "\"\(CleanText.oneLine(text))\" into \"\(screen.controls[field.0].label)\""
      }
      return ExploredAction(
        subject: .fields(round: round), places: filled.map { $0.0 }, texts: texts,
        description: "type " + objects.joined(separator: ", "))
    }
  }
}

/// What an exploration does with the controls it meets.
struct ActionChoice {
  /// Says whether to act on a control.
  let filter: (Control) -> Bool
  /// What to type into fields, by their labels.
  let inputs: [String: [String]]
}
