/// Something an exploration can do on a screen.
struct ExploredAction {
  /// What it is recognised by on another picture of the same state.
  enum Subject: Hashable {
    /// A control; which of those with the same label, where there are several.
    case control(ControlRole, label: String, nth: Int?)
    /// The sheet or the dialog on top, which a person can close without choosing anything.
    case presentation
  }

  let subject: Subject
  /// The place of the control among those that nothing covers.
  var index = 0

  /// Whether it is the way back of a title bar.
  var isBack: Bool {
    if case .control(.back, _, _) = subject { true } else { false }
  }
}

extension ExploredAction: CustomStringConvertible {
  /// As a test would do it: `tap "Profile"`.
  var description: String {
    switch subject {
    case .presentation: "dismiss"
    case .control(.back, _, _): "back"
    case .control(_, let label, let nth): "tap \"\(label)\"" + (nth.map { ", nth: \($0)" } ?? "")
    }
  }
}

extension Moment {
  /// Everything that can be done here, in reading order.
  func actions(_ filter: (Control) -> Bool) -> [ExploredAction] {
    let entries = resolver.reachableControls
    var counts: [String: Int] = [:]
    for control in screen.controls { counts[control.label, default: 0] += 1 }
    var seen: [String: Int] = [:]
    var actions: [ExploredAction] = []
    for (index, control) in screen.controls.enumerated() {
      let nth = seen[control.label, default: 0]
      seen[control.label] = nth + 1
      guard control.isEnabled, !entries[index].isIgnored, filter(control) else { continue }
      let isOne = counts[control.label] == 1
      actions.append(
        ExploredAction(
          subject: .control(control.role, label: control.label, nth: isOne ? nil : nth), index: index))
    }
    if let kind = resolver.front.presentation?.kind, kind == .sheet || kind == .dialog {
      actions.append(ExploredAction(subject: .presentation))
    }
    return actions
  }
}

extension Session {
  /// Does what can be done on a screen that was just resolved; says whether it could still be done.
  func perform(_ action: ExploredAction, on resolver: Resolver) -> Bool {
    switch action.subject {
    case .presentation:
      guard let presentation = resolver.front.presentation else { return false }
      run(presentation.dismiss)
    case .control(let role, let label, _):
      let controls = resolver.reachableControls
      guard action.index < controls.count else { return false }
      let control = controls[action.index]
      guard control.role == role, control.isEnabled, resolver.label(of: control) == label else {
        return false
      }
      run(control.perform)
    }
    return true
  }
}

extension Resolver {
  /// What a control is called.
  fileprivate func label(of control: ControlEntry) -> String {
    control.label ?? tree.label(of: Int(control.element))
  }
}
