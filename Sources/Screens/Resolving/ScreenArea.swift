import ScreensCanvas
import ScreensLayout

/// The device's room for content: scrolls and keeps a distance to the frame, until a navigation container takes it.
///
/// A container that is the only thing in it brings a bar that reaches to the frame and an area of its own.
struct ScreenArea {
  /// Indices of the open elements.
  let viewport: Int
  let padding: Int
  /// The element whose children are the content.
  let content: Int
}

extension Resolver {
  /// Whether what is resolved next would be the first thing in the device's area.
  var standsAlone: Bool {
    guard let area else { return false }
    return tree.enclosing == area.content && tree.count == area.content + 1
  }

  /// Turns the device's area into a plain container, for something that brings its own.
  mutating func takeArea() {
    guard let area else { return }
    tree.replaceOpen(area.viewport, with: .fixedSize([]))
    tree.replaceOpen(area.padding, with: .padding(InsetsElement()))
    self.area = nil
  }

  /// Adds an area with insets around `content`, scrolled as far as the screen of this identity is.
  mutating func addArea(
    insets: EdgeInsets, of screen: Int?, isDeviceArea: Bool = false, _ content: (inout Resolver) -> Void
  ) {
    let device = environment.device
    let offset = screen.flatMap { scrollOffsets[$0] } ?? 0
    let alignment = device.isFramed ? Alignment.top : .topLeading
    let viewport = tree.count
    var window = ViewportElement(
      axis: .vertical, offset: Int32(clamping: offset), stretchesContent: true, clipsAcross: true)
    window.owner = screen.map { Int32(clamping: $0) }
    tree.open(.viewport(window))
    tree.open(
      .flexibleFrame(
        FlexibleFrameElement(width: Bounds(maximum: Proposal.infinite), alignment: alignment)))
    let padding = tree.count
    tree.open(.padding(InsetsElement(insets)))
    let column = tree.count
    tree.open(.stack(StackElement(axis: .vertical, horizontal: alignment.horizontal, vertical: .top)))
    if isDeviceArea { area = ScreenArea(viewport: viewport, padding: padding, content: column) }
    content(&self)
    for _ in 0..<4 { tree.close() }
  }

  /// Adds the content of a screen, in an area unless it is covered, when nothing of it is kept.
  mutating func addScreenArea(
    insets: EdgeInsets, of screen: Int?, isDeviceArea: Bool = false, _ content: (inout Resolver) -> Void
  ) {
    guard !isCovered else {
      beginScreen()
      return content(&self)
    }
    addArea(insets: insets, of: screen, isDeviceArea: isDeviceArea) { resolver in
      resolver.beginScreen()
      content(&resolver)
    }
  }

  /// Puts a title bar in front of everything from `start` on, which is inside the innermost open column, and a bar
  /// with the toolbar's bottom items after it.
  ///
  /// They are as far from the sides as the content, and their rules reach to the device's frame where they can.
  mutating func addBar(
    before start: Int, title: String?, back: BackControl?, toolbar: ScreenToolbar, insets: EdgeInsets,
    joinsBorder: Bool
  ) {
    addBottomBar(toolbar.bottom, insets: insets, joinsBorder: joinsBorder)
    var bar = TitleBar(title: title, back: back, toolbar)
    guard !bar.isEmpty else { return }
    let middle = tree.count
    addTitleBar(&bar, insets: insets)
    tree.add(.rule(RuleElement(axis: .horizontal, joinsBorder: joinsBorder)), style: styleNumber)
    let length = Int32(tree.count - middle)
    tree.rotate(from: start, middle: middle)
    for control in controls.indices where Int(controls[control].element) >= start {
      controls[control].element += length
    }
    for window in windows.indices where windows[window].element >= start {
      windows[window].element += Int(length)
    }
    let place = controls.firstIndex { Int($0.element) >= start } ?? controls.endIndex
    controls.insert(contentsOf: self.controls(of: bar, offset: start - middle), at: place)
  }

  /// The way back and the items of a bar, which has moved by `offset` elements.
  private func controls(of bar: TitleBar, offset: Int) -> [ControlEntry] {
    let items = toolbarControls(bar.items, offset: offset)
    guard let back = bar.back, let first = bar.backElements.first else { return items }
    var entry = ControlEntry(
      role: .back, element: Int32(first + offset), label: back.label, perform: back.perform)
    entry.alternatives = bar.backElements.map { Int32($0 - first) }
    return [entry] + items
  }
}
