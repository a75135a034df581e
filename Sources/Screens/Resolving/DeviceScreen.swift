import ScreensCanvas
import ScreensLayout

extension Resolver {
  /// Resolves a whole screen: the device's frame, its area with the root in it, and what is presented over it.
  mutating func resolveScreen<Root: Node>(_ root: Root) {
    tree.open(.layers(.topLeading))
    let start = tree.mark
    addScreen(isFramed: environment.device.isFramed, presentation: nil) { root.resolve(into: &$0) }
    addPresentations(from: start)
    tree.close()
    guard tree.isCut else { return }
    diagnostics.add(.bodyTooDeep(Root.self))
    // What was left out can't be acted on.
    controls.removeAll { Int($0.element) >= tree.count }
  }

  /// Adds a screen that is in no stack: the whole, or what is presented over it.
  mutating func addScreen(
    isFramed: Bool, presentation: Presentation?, _ content: (inout Resolver) -> Void
  ) {
    let device = environment.device
    let outer = screen
    screen = ScreenScope(depth: 0, stack: nil, label: presentation?.kind.rawValue)
    front = FrontLayer(
      screen: screen, firstStack: stacks.count, firstPresence: lifecycle.visible.count,
      presentation: presentation)
    if isFramed { tree.open(.border(.rounded)) }
    tree.open(
      .stack(
        StackElement(
          axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top,
          group: presentation?.kind.group ?? .screen)))
    let start = tree.count
    let whole = screen
    scrolledScreen = presentation?.identity ?? 0
    addScreenArea(insets: device.insets, of: scrolledScreen, isDeviceArea: true) { resolver in
      content(&resolver)
      resolver.noteStateChange()
    }
    if !lifecycle.hasScreens(from: front.firstPresence) {
      lifecycle.addScreen(whole, identity: -(presentation?.identity ?? 0), at: front.firstPresence)
      addBar(
        before: start, title: whole.title, back: nil, toolbar: whole.toolbar, insets: device.insets,
        joinsBorder: isFramed)
    } else if !whole.toolbar.isEmpty {
      diagnostics.add(.toolbarOutsideScreen)
    }
    area = nil
    tree.close()
    if isFramed { tree.close() }
    screen = outer
  }

  /// Cells of a screen; lower rows are left out, so that no length asked for can exhaust memory.
  private static let cellLimit = 1 << 27

  /// Places what was resolved on the device.
  func place() -> (placement: Placement, size: Size) {
    let placement = Placement(tree, in: proposal)
    return (placement, size(of: placement))
  }

  /// The same in memory that is there already.
  func place(memory: inout DrawingMemory) -> (placement: Placement, size: Size) {
    let placement = Placement(tree, in: proposal, memory: &memory)
    return (placement, size(of: placement))
  }

  private var proposal: Proposal { Proposal(width: device.width, height: device.height) }

  private func size(of placement: Placement) -> Size {
    let height = min(device.height ?? placement.size.height, Self.cellLimit / max(1, device.width))
    return Size(width: device.width, height: height)
  }

  /// Places what was resolved and makes a value of it.
  func makeScreen() -> Screen {
    let (placement, size) = place()
    let wanted = device.height ?? placement.size.height
    var diagnostics = diagnostics
    if size.height < wanted {
      diagnostics.add(
        .invalidLength("The screen is \(wanted) rows high, of which", "\(size.height) are kept."))
    }
    let top = frontScreen
    let stack = top.stack
    let placed = controls.compactMap {
      $0.element == ControlEntry.withoutElement ? nil : place($0, placement)
    }
    return Screen(
      title: top.title, backLabel: stack.flatMap { $0.backLabel },
      path: stack?.entries.map(\.description) ?? [], diagnostics: diagnostics.all,
      controls: placed.compactMap { $0.isBlocked ? nil : $0.control }, placedControls: placed,
      size: size, tree: tree, placement: placement, glyphs: device.glyphs)
  }

  private func place(_ entry: ControlEntry, _ placement: Placement) -> PlacedControl {
    let element = placedElement(of: entry, placement)
    let control = Control(
      role: entry.role, label: entry.label ?? tree.label(of: element), value: entry.value,
      isEnabled: entry.isEnabled, isSelected: entry.isSelected,
      frame: element < placement.frames.count
        ? placement.frames[element].rect : Rect(x: 0, y: 0, width: 0, height: 0),
      identifier: entry.identifier, picker: entry.picker?.label)
    return PlacedControl(
      control: control, element: element, isDestructive: entry.buttonRole == .destructive,
      isBlocked: entry.blocker != nil)
  }

  /// The element of a control in the form of its bar that has a place.
  func placedElement(of entry: ControlEntry, _ placement: Placement) -> Int {
    let forms = entry.alternatives.lazy.map { Int(entry.element + $0) }
    return forms.first { isPlaced($0, placement) } ?? Int(entry.element)
  }

  func isPlaced(_ element: Int, _ placement: Placement) -> Bool {
    guard element < tree.count else { return false }
    var around = element
    while around >= 0 {
      if placement.frames[around].width == Placement.withdrawn { return false }
      around = Int(tree.parents[around])
    }
    return true
  }
}
