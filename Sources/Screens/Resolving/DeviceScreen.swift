import ScreensCanvas
import ScreensLayout

extension Resolver {
  /// Resolves a whole screen: the device's frame, its area, and the root in it.
  mutating func resolveScreen<Root: Node>(_ root: Root) {
    let device = environment.device
    if device.isFramed { tree.open(.border(.rounded)) }
    tree.open(.stack(StackElement(axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top)))
    let start = tree.count
    let whole = screen
    addArea(insets: device.insets, of: scrolledScreen, isDeviceArea: true) { resolver in
      root.resolve(into: &resolver)
      resolver.noteStateChange()
    }
    if stacks.isEmpty {
      lifecycle.addFirst(.screen(whole, identity: 0))
      addBar(
        before: start, title: whole.title, back: nil, insets: device.insets, joinsBorder: device.isFramed)
    }
    tree.close()
    if device.isFramed { tree.close() }
    guard tree.isCut else { return }
    diagnostics.add(.bodyTooDeep(Root.self))
    // What was left out can't be acted on.
    controls.removeAll { Int($0.element) >= tree.count }
  }

  /// Cells of a screen; lower rows are left out, so that no length asked for can exhaust memory.
  private static let cellLimit = 1 << 25

  /// Places what was resolved and makes a value of it.
  func makeScreen() -> Screen {
    let device = environment.device
    let placement = Placement(tree, in: Proposal(width: device.width, height: device.height))
    let wanted = device.height ?? placement.size.height
    let height = min(wanted, Self.cellLimit / max(1, device.width))
    var diagnostics = diagnostics
    if height < wanted {
      diagnostics.add(.invalidLength("The screen is \(wanted) rows high, of which", "\(height) are kept."))
    }
    let stack = stacks.first
    let top = stack?.screens.last ?? screen
    return Screen(
      title: top.title, backLabel: stack.flatMap { $0.backLabel },
      path: stack?.entries.map(\.description) ?? [], diagnostics: diagnostics.all,
      controls: controls.map { control($0, placement) },
      size: Size(width: device.width, height: height), tree: tree,
      placement: placement, glyphs: device.glyphs)
  }

  private func control(_ entry: ControlEntry, _ placement: Placement) -> Control {
    let element = Int(entry.element)
    return Control(
      role: entry.role, label: entry.label ?? tree.label(of: element), value: entry.value,
      isEnabled: entry.isEnabled, isSelected: entry.isSelected,
      frame: element < placement.frames.count
        ? placement.frames[element].rect : Rect(x: 0, y: 0, width: 0, height: 0),
      identifier: entry.identifier)
  }
}
