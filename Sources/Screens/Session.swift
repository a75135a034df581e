import ScreensCanvas
import ScreensLayout

/// A running app: keeps the state of its screens and shows them as they are at the moment of asking.
///
/// ```swift
/// let session = Session(MainMenu(), on: .phone)
/// try session.tap("Go to User Profile")
/// print(session.text)
/// ```
/// Every read renders anew from the state as it is then, so a router changed from outside needs no notification.
public final class Session {
  /// What the screens are shown on.
  public let device: Device
  let store = SessionStore()
  private let resolveRoot: (inout Resolver) -> Void
  private var lifecycle = LifecycleTracker()
  private var transitions = TransitionTracker()
  private var raised = RaisedTracker()
  private var pops = PopTracker()
  private var log: [Event] = []
  /// What was done so far, in order, as a person would write it: `tap "Go to User Profile"`, `back`,
  /// `select tab "Orders"`.
  ///
  /// Verbs that failed are not in it. A snapshot that fails says with it how its screen was reached.
  public internal(set) var steps: [String] = []
  /// Rows scrolled away at the top of screens, by the identity of each; a covered screen keeps its place.
  private var scrollOffsets: [Int: Int] = [:]
  /// An exploration drives it.
  var isExplored = false
  /// Where a link leads that waits until nothing is presented.
  var queuedLink: LinkTarget?
  /// What the last picture was drawn in.
  private var memory = DrawingMemory()

  /// Actions of nodes may change state this many times in a row before they are taken for endless (N24).
  static let roundLimit = 100

  public init<Root: Node>(_ root: Root, on device: Device = .phone) {
    self.device = device
    resolveRoot = { $0.resolveScreen(root) }
  }

  /// What is shown now.
  public var screen: Screen { settle().makeScreen() }

  /// What is shown now, as plain text.
  public var text: String { render(as: .text) }

  /// What is shown now, in a format.
  ///
  /// A picture takes no more of a long list than can be seen, unlike `screen` with all its controls.
  public func render(as format: Format) -> String {
    guard let encoding = format.encoding else { return screen.render(as: format) }
    var resolver = settle(.inSight([]))
    var (placement, size) = resolver.place(memory: &memory)
    // Where a list begins is known only now; where lists within rows come and go with that, all rows are resolved.
    search: for round in 0..<3 {
      let rows: ListRows
      switch resolver.rowsInSight(placement, size) {
      case .whole: break search
      case .missing(let ranges): rows = round < 2 ? .inSight(ranges) : .all
      case .unknown: rows = .all
      }
      memory.keep(resolver.tree, placement)
      resolver = resolve(rows)
      (placement, size) = resolver.place(memory: &memory)
    }
    defer { memory.keep(resolver.tree, placement) }
    return Painting.encode(
      resolver.tree, placement, size: size, glyphs: device.glyphs, as: encoding, memory: &memory)
  }

  /// What has happened so far (N16, N18, N23, N31).
  public var events: [Event] {
    _ = settle(.none)
    return log
  }

  /// Runs code that changes state as one action, so that its transaction is recorded with what it leads to.
  public func perform(_ action: () -> Void) {
    _ = settle(.none)
    run(action)
    _ = settle(.none)
    steps.append("perform")
  }

  /// Moves the content of a screen so far that `row` is the first one shown; cut to what there is.
  func scroll(_ screen: Int, to row: Int) {
    scrollOffsets = scrollOffsets.filter { store.identities.records[$0.key] != nil }
    scrollOffsets[screen] = max(0, row)
  }

  /// How many events there are, without a render that may add some.
  var eventCount: Int { log.count }

  /// Renders until no lifecycle action changes anything any more (N24).
  func settle(_ rows: ListRows = .all, notingAreas: Bool = false) -> Resolver {
    for _ in 1..<Self.roundLimit {
      let resolver = resolve(rows, notingAreas: notingAreas)
      guard runLifecycle(of: resolver) || openQueuedLink(resolver) else { return resolver }
      memory.keep(resolver.tree)
    }
    var resolver = resolve(rows, notingAreas: notingAreas)
    if let node = lifecycle.lastActor {
      resolver.diagnostics.add(.stateCycle(node, rounds: Self.roundLimit))
    }
    return resolver
  }

  /// Runs an action of the person or of a node and logs what Screens itself wrote.
  func run(_ action: () -> Void) {
    WriteRecorder.$current.withValue(store.recorder, operation: action)
    logWrites()
  }

  private func logWrites() { log += store.recorder.takeEvents() }

  private func resolve(_ rows: ListRows, notingAreas: Bool = false) -> Resolver {
    store.identities.beginRender()
    store.backGuards.beginRender()
    store.isResolving = true
    defer {
      store.isResolving = false
      store.identities.endRender()
    }
    var tree = Tree()
    swap(&tree, &memory.tree)
    tree.removeAll()
    var resolver = Resolver(
      store: store, device: device, scrollOffsets: scrollOffsets, listRows: rows, tree: tree,
      notesAreas: notingAreas, notesKinds: isExplored)
    tree = Tree()
    resolveRoot(&resolver)
    return resolver
  }

  /// Logs transitions and runs the actions of what came, went and changed; says whether any action ran.
  private func runLifecycle(of resolver: Resolver) -> Bool {
    logWrites()
    let dismissals = raised.update(resolver.stacks)
    guard dismissals.isEmpty else {
      run { for dismiss in dismissals { dismiss() } }
      return true
    }
    let transaction = store.recorder.takeTransaction()
    log += transitions.update(resolver.stacks, animated: !transaction.disablesAnimations)
    let popped = pops.update(
      resolver.stacks, resolver.lifecycle.popObservers, store.recorder.takePushes())
    let steps = lifecycle.update(resolver.lifecycle, popped: popped)
    var hasRun = false
    for step in steps {
      if let event = step.event { log.append(event) }
      guard let action = step.action else { continue }
      hasRun = true
      run(action)
    }
    return hasRun
  }
}

/// Shows `node` on a device as it is before anybody acts on it.
public func render<Root: Node>(_ node: Root, on device: Device = .phone, as format: Format = .text) -> String
{
  Session(node, on: device).render(as: format)
}
