/// Walks an app breadth first and notes what it meets.
struct Explorer {
  let identity: StateIdentity
  let limit: Int
  let depth: Int
  let codec: StackPath.Codec?
  let choice: ActionChoice
  /// Makes the app anew.
  let start: () -> Session

  var map: StateMap
  /// The index of every state there is.
  private var indices: [StateKey: Int] = [:]
  /// The first state that differs in its text only, for each state.
  private(set) var stackStates: [Int] = []
  private var stackIndices: [StateKey: Int] = [:]
  /// What can be done in each state, in all pictures of it that were met.
  private var subjects: [Set<ExploredAction.Subject>] = []
  /// What was typed in each state.
  private var typed: [Set<String>] = []
  /// What there is to visit, the start first.
  private(set) var queue: [Visit] = []
  private var variantCount = 0
  private var names = RouteNames()
  private var cutKeys: Set<StateKey> = []
  /// What was done where and led where; the first time says with which effect.
  private var takenSteps: Set<TakenStep> = []
  var notes = ExplorationNotes()
  var roundTrips = RoundTrips()

  private struct TakenStep: Hashable {
    let from: Int
    let to: Int?
    let action: String
  }

  init(
    device: Device, identity: StateIdentity, limit: Int, depth: Int, codec: StackPath.Codec?,
    choice: ActionChoice, start: @escaping () -> Session
  ) {
    self.identity = identity
    self.limit = limit
    self.depth = depth
    self.codec = codec
    self.choice = choice
    self.start = start
    map = StateMap(device: device)
  }

  mutating func explore() -> StateMap {
    addState(Moment(start(), identity), Way())
    var next = 0
    while next < queue.count {
      visit(queue[next])
      next += 1
    }
    conclude()
    return map
  }

  /// Comes to a state, or to another picture of it, and does everything that can be done there.
  private mutating func visit(_ visit: Visit) {
    guard let session = replay(visit.way) else { return addUnstableReplay(of: visit, shown: nil) }
    let moment = Moment(session, identity)
    guard moment.text == visit.text, moment.key == visit.key else {
      return addUnstableReplay(of: visit, shown: moment.text)
    }
    note(moment, visit.way)
    if visit.isFirst {
      checkRender(session, moment, visit.way)
      checkPath(of: moment, visit.way)
      if moment.isRepeated { return cut(.repeated, visit.way, moment) }
    }
    let actions = moment.actions(choice)
    guard visit.way.actions.count < depth else {
      // A way back alone leads nowhere new.
      if actions.contains(where: { !$0.isBack }) { cut(.depth, visit.way, moment) }
      return
    }
    if moment.resolver.reachableControls.allSatisfy({ !$0.isIgnored }) { notes.walked.insert(visit.state) }
    for (place, action) in actions.enumerated() {
      guard let session = place == 0 ? session : replay(visit.way) else { continue }
      take(action, in: visit, moment, session)
    }
  }

  /// Does one thing in a state and notes where it leads.
  private mutating func take(_ action: ExploredAction, in visit: Visit, _ before: Moment, _ session: Session)
  {
    let resolver = session.settle()
    let events = session.eventCount
    guard session.perform(action, on: resolver) else { return }
    let after = Moment(session, identity)
    var effect = before.key.effect(to: after.key)
    // What a guard or a tab says about a tap can be seen, too.
    if before.key == after.key, before.text == after.text, session.eventCount == events { effect = .nothing }
    let way = visit.way.adding(action, effect, from: before)
    let known = indices[after.key]
    let target = index(of: after, way)
    let step = StateMap.Step(from: visit.state, to: target, action: action.description, effect: effect)
    if takenSteps.insert(TakenStep(from: step.from, to: step.to, action: step.action)).inserted {
      map.steps.append(step)
    }
    notes.note(action, of: before, effect: effect, visit.way)
    if let known {
      // What a form does depends on what is in it.
      let isTyped = action.isTyping && typed[visit.state].insert(action.description).inserted
      addVariant(after, of: known, way, isTyped: isTyped)
    }
    if action.isBack { checkBack(from: visit, to: after) }
  }

  /// The state shown, which may be new; none where a bound keeps it out of the map.
  private mutating func index(of moment: Moment, _ way: Way) -> Int? {
    if let index = indices[moment.key] { return index }
    if map.states.count < limit { return addState(moment, way) }
    if cutKeys.insert(moment.key).inserted { cut(.limit, way, moment) }
    return nil
  }

  @discardableResult
  private mutating func addState(_ moment: Moment, _ way: Way) -> Int {
    let index = map.states.count
    indices[moment.key] = index
    stackStates.append(stackIndices[moment.key.withoutText, default: index])
    stackIndices[moment.key.withoutText] = stackStates[index]
    typed.append([])
    subjects.append(Set(moment.actions(choice).map(\.subject)))
    map.states.append(
      StateMap.State(
        index: index, route: names.route(of: moment, way), title: moment.screen.title, text: moment.text,
        taps: way.taps, diagnostics: moment.screen.diagnostics))
    queue.append(Visit(state: index, way: way, text: moment.text, key: moment.key, isFirst: true))
    return index
  }

  /// Walks on from another picture of a known state where that has something new to do.
  private mutating func addVariant(_ moment: Moment, of state: Int, _ way: Way, isTyped: Bool) {
    let before = subjects[state].count
    subjects[state].formUnion(moment.actions(choice).map(\.subject))
    guard isTyped || subjects[state].count > before else { return }
    guard variantCount < limit else { return cut(.limit, way, moment) }
    variantCount += 1
    queue.append(Visit(state: state, way: way, text: moment.text, key: moment.key, isFirst: false))
  }

  /// A fresh app on which everything on the way was done again, or its first `count` actions; nothing where that can't
  /// be done.
  func replay(_ way: Way, first count: Int? = nil) -> Session? {
    let session = start()
    for action in way.actions.prefix(count ?? way.actions.count)
    where !session.perform(action, on: session.settle()) { return nil }
    return session
  }

  private mutating func cut(_ reason: StateMap.Cut.Reason, _ way: Way, _ moment: Moment) {
    map.cuts.append(StateMap.Cut(reason: reason, taps: way.taps, name: moment.name))
    noteEndlessPath(at: moment, way)
  }
}
