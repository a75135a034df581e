import ScreensCanvas
import ScreensLayout

/// Where nodes put what they show, while a screen is resolved from the state as it is now.
///
/// Primitives write into it; nodes with a body never see it.
public struct Resolver {
  var tree: Tree
  var environment = EnvironmentValues()
  /// The number of `environment.text.style` in the tree.
  private(set) var styleNumber: UInt16 = 0
  var identity = IdentityPath()
  var controls: [ControlEntry] = []
  var diagnostics = DiagnosticList()
  var lifecycle = LifecycleList()
  /// What is being resolved is on a covered screen, and so counts only for what it says about the screen.
  @usableFromInline var isCovered = false
  let store: SessionStore
  /// What the whole is shown on; something presented may be shown as on another.
  let device: Device
  /// The screen that titles and destinations belong to.
  var screen: ScreenScope
  /// The stacks resolved so far, outermost first.
  var stacks: [StackScope] = []
  /// What is to be shown over the screen being resolved.
  var presentation: Presentation?
  /// What is shown over the screen, the topmost last.
  var presented: [PresentedLayer] = []
  /// How the app opens links.
  var linkHandler: LinkHandler?
  /// What is on top of everything else so far.
  var front: FrontLayer
  /// The room of the device's screen, until a navigation container takes it.
  var area: ScreenArea?
  /// Rows scrolled away at the top of screens, by the identity of each.
  let scrollOffsets: [Int: Int]
  /// Which rows of long lists are resolved.
  let listRows: ListRows
  /// Lists of which only some rows are.
  var windows: [ListWindow] = []
  /// The identity of the screen that scrolls with the device; 0 for the whole.
  var scrolledScreen = 0
  /// A verb looks for a control in an area; otherwise nobody needs to know of any.
  @usableFromInline let notesAreas: Bool
  /// An exploration tells states apart by the kinds of their screens.
  let notesKinds: Bool
  var areas: [Area] = []

  /// The type of the node whose body is being evaluated, for diagnostics.
  private(set) var evaluatedType: Any.Type?
  var evaluatedName: String { Self.name(of: evaluatedType) }
  static func name(of evaluated: Any.Type?) -> String { evaluated.map(typeName) ?? "the root" }
  private var depth = 0
  private let stackStart = CallStack.position
  /// Bytes of the call stack from `stackStart` on.
  private var stackRoom: Int?
  /// How often nodes of a type were nested too deeply.
  private var refusals: [ObjectIdentifier: Int] = [:]

  /// Bodies within bodies; deeper ones are replaced by a placeholder.
  static let depthLimit = 1_000
  /// Cells from left to right; wider devices are cut.
  static let deviceLimit = 1 << 16
  /// After so many placeholders for one type no more nodes of it are tried: a body that contains itself twice would
  /// take forever.
  private static let refusalLimit = 100

  init(
    store: SessionStore, device: Device, scrollOffsets: [Int: Int], listRows: ListRows, tree: Tree,
    notesAreas: Bool, notesKinds: Bool
  ) {
    self.tree = tree
    self.notesAreas = notesAreas
    self.notesKinds = notesKinds
    self.tree.text.ellipsisCells = device.glyphs.marks.ellipsisCells
    self.store = store
    self.scrollOffsets = scrollOffsets
    self.listRows = listRows
    screen = ScreenScope(depth: 0, stack: nil)
    front = FrontLayer(screen: screen, firstStack: 0, firstPresence: 0, presentation: nil)
    self.device = device.width(min(device.width, Self.deviceLimit))
    environment.device = self.device
    if device.width > Self.deviceLimit {
      diagnostics.add(
        .invalidLength("The device is \(device.width) cells wide and", "was cut to \(Self.deviceLimit)."))
    }
  }

  mutating func changeStyle(_ style: Style) {
    environment.text.style = style
    styleNumber = tree.styles.number(of: style)
  }

  /// Runs `body` and then puts the environment back.
  mutating func withEnvironment(_ change: (inout EnvironmentValues) -> Void, _ body: (inout Resolver) -> Void)
  {
    let outer = enterEnvironment(change)
    body(&self)
    leaveEnvironment(to: outer)
  }

  /// Changes the environment and returns the one to come back to.
  @usableFromInline
  mutating func enterEnvironment(_ change: (inout EnvironmentValues) -> Void) -> OuterEnvironment {
    let outer = OuterEnvironment(values: environment, styleNumber: styleNumber)
    change(&environment)
    styleNumber = tree.styles.number(of: environment.text.style)
    tree.isMirrored = environment.layoutDirection == .rightToLeft
    return outer
  }

  @usableFromInline
  mutating func leaveEnvironment(to outer: OuterEnvironment) {
    environment = outer.values
    styleNumber = outer.styleNumber
    tree.isMirrored = environment.layoutDirection == .rightToLeft
  }

  /// An environment to come back to.
  @usableFromInline
  struct OuterEnvironment {
    fileprivate let values: EnvironmentValues
    fileprivate let styleNumber: UInt16
  }

  /// Runs `body` one step further down the identity path.
  mutating func scoped(_ step: IdentityStep, _ body: (inout Resolver) -> Void) {
    let outer = enter(step)
    body(&self)
    leave(to: outer)
  }

  /// Goes one step down the identity path and returns the position to come back to.
  @usableFromInline
  mutating func enter(_ step: IdentityStep) -> Int {
    // What surrounds a screen's first element tells what kind of screen it is.
    if tree.count == screen.start { screen.kind.append(step) }
    return identity.push(step)
  }

  @usableFromInline
  mutating func leave(to outer: Int) { identity.pop(to: outer) }

  /// Goes on to the next static sibling.
  @usableFromInline
  mutating func advance() { identity.advance() }

  /// The number of the innermost identity scope, which stays the same from render to render.
  mutating func identityNumber() -> Int {
    var repeatedStep: IdentityStep?
    let number = identity.number(in: &store.identities) { repeatedStep = $0 }
    if let repeatedStep { diagnostics.add(.duplicateIdentity(repeatedStep.description)) }
    return number
  }

  /// Goes one node deeper, or puts a placeholder where that is too deep.
  mutating func deeper(_ type: Any.Type, _ body: (inout Resolver) -> Void) {
    guard goDeeper(type) else { return }
    body(&self)
    depth -= 1
  }

  private mutating func goDeeper(_ type: Any.Type) -> Bool {
    if !refusals.isEmpty, refusals[ObjectIdentifier(type), default: 0] >= Self.refusalLimit { return false }
    guard depth < Self.depthLimit, !isStackNearlyFull() else {
      refusals[ObjectIdentifier(type), default: 0] += 1
      diagnostics.add(.bodyTooDeep(evaluatedType ?? type))
      addPlaceholder("\(typeName(evaluatedType ?? type)) is nested too deeply to be shown.")
      return false
    }
    depth += 1
    return true
  }

  /// Keeps a part of the stack free while resolving, and later, in layout, which is as deep as the tree is.
  private mutating func isStackNearlyFull() -> Bool {
    let position = CallStack.position
    let used = stackStart > position ? Int(stackStart - position) : 0
    let needed = tree.depth * CallStack.layoutBytes
    // Asking for the stack's bounds is slow, so only trees that take a good piece of it do.
    guard max(used, needed) > 48 * 1024 else { return false }
    if stackRoom == nil { stackRoom = Int(clamping: stackStart - CallStack.lowest) }
    return used > stackRoom! / 3 * 2 || needed > stackRoom! / 4 * 3
  }

  /// Resolves what a node is made of: compiled for its type where that is known.
  @inlinable
  mutating func resolveBody<Content: Node>(of node: Content) {
    guard let outer = enterBody(of: Content.self) else { return }
    var node = node
    if link(&node) { node.body.resolve(into: &self) }
    leaveBody(to: outer)
  }

  /// The same for a node without wrapped properties.
  @inlinable
  mutating func resolvePlainBody<Content: Node>(of node: Content) {
    guard let outer = enterBody(of: Content.self) else { return }
    node.body.resolve(into: &self)
    leaveBody(to: outer)
  }

  /// What to go back to after a body.
  @usableFromInline
  struct BodyPlace {
    fileprivate let position: Int
    fileprivate let type: Any.Type?
  }

  @usableFromInline
  mutating func enterBody(of type: Any.Type) -> BodyPlace? {
    guard goDeeper(type) else { return nil }
    let place = BodyPlace(position: enter(.node(ObjectIdentifier(type))), type: evaluatedType)
    noteStateChange()
    evaluatedType = type
    return place
  }

  @usableFromInline
  mutating func leaveBody(to place: BodyPlace) {
    noteStateChange()
    evaluatedType = place.type
    leave(to: place.position)
    depth -= 1
  }

  /// Gives a node its state and what it reads; shows what is missing and returns false where that is not possible.
  @usableFromInline
  mutating func link<Content: Node>(_ node: inout Content) -> Bool {
    let layout = store.layout(of: node)
    guard !layout.offsets.isEmpty else { return true }
    var context = LinkContext(store: store, number: identityNumber(), environment: environment)
    layout.link(&node, in: &context)
    for object in context.missingObjects { diagnostics.add(.missingObject(object, readBy: Content.self)) }
    guard let object = context.missingObjects.first else { return true }
    addPlaceholder(
      "\(typeName(Content.self)) reads \(typeName(object)) from the environment, and nothing around it provides one."
    )
    return false
  }

  /// Closures in a body, such as those of a `ForEachNode`, are evaluated with it and belong to it.
  mutating func noteStateChange() {
    if store.takeChangeWhileResolving() { diagnostics.add(.stateChangedInBody(evaluatedName)) }
  }
}

extension IdentityStep: CustomStringConvertible {
  @usableFromInline
  var description: String {
    switch self {
    case .explicit(let id): "\(id.base)"
    case .index(let index): "\(index)"
    default: "a node"
    }
  }
}
