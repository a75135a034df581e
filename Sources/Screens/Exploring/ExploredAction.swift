/// Something an exploration can do on a screen.
struct ExploredAction {
  /// What it is recognised by on another picture of the same state.
  enum Subject: Hashable {
    /// A control; which of those with the same label, where there are several.
    case control(ControlRole, label: String, nth: Int?)
    /// One step of a stepper.
    case step(label: String, nth: Int?, up: Bool)
    /// All fields for which there are texts, with those of one round.
    case fields(round: Int)
    /// The sheet or the dialog on top, which a person can close without choosing anything.
    case presentation
  }

  let subject: Subject
  /// The controls acted on, by their places among those that nothing covers.
  var places: [Int] = []
  /// What is typed into each of them, for fields.
  var texts: [String] = []
  /// As a test would do it: `tap "Profile"`.
  let description: String

  /// Whether it is the way back of a title bar.
  var isBack: Bool {
    if case .control(.back, _, _) = subject { true } else { false }
  }

  /// Whether it fills fields.
  var isTyping: Bool { !texts.isEmpty }
}

extension Session {
  /// Does what can be done on a screen that was just resolved; says whether it could still be done.
  func perform(_ action: ExploredAction, on resolver: Resolver) -> Bool {
    let controls = resolver.reachableControls
    guard action.places.allSatisfy({ $0 < controls.count && controls[$0].isEnabled }) else { return false }
    let places = action.places.map { controls[$0] }
    switch action.subject {
    case .presentation:
      guard let presentation = resolver.front.presentation else { return false }
      run(presentation.dismiss)
    case .control(let role, let label, _):
      guard places[0].role == role, resolver.label(places[0]) == label else { return false }
      run(places[0].perform)
    case .step(let label, _, let up):
      guard resolver.label(places[0]) == label, let step = up ? places[0].increment : places[0].decrement
      else { return false }
      run(step)
    case .fields:
      guard places.allSatisfy({ $0.setText != nil }) else { return false }
      run { for (place, text) in zip(places, action.texts) { place.setText?(text) } }
    }
    return true
  }
}
