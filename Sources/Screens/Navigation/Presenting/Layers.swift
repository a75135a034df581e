import ScreensCanvas
import ScreensLayout

/// What is on top of everything else: the device's screen, or what is presented over it.
struct FrontLayer {
  /// The screen of its own, for what has no stack.
  let screen: ScreenScope
  /// The first of its stacks.
  let firstStack: Int
  /// Where what appears with it begins.
  let firstPresence: Int
  var presentation: Presentation?
}

/// What is presented over everything before it, and the first of its stacks.
struct PresentedLayer {
  let presentation: Presentation
  let firstStack: Int
}

extension Resolver {
  /// The screen one sees in front of everything else.
  var frontScreen: ScreenScope {
    lifecycle.visible[front.firstPresence...].lazy.compactMap(\.screen).first ?? front.screen
  }

  /// The controls that nothing covers.
  var reachableControls: [ControlEntry] { controls.filter { $0.blocker == nil } }

  /// Resolves what is presented over the screen, and over that, until nothing is any more.
  mutating func addPresentations(from start: TreeMark) {
    var level = 0
    while let presentation {
      self.presentation = nil
      let firstStack = stacks.count
      block(by: presentation)
      if presentation.kind == .cover {
        tree.removeAll(since: start)
        windows.removeAll()
        lifecycle.hideAll()
        for index in controls.indices { controls[index].element = ControlEntry.withoutElement }
      }
      withEnvironment {
        $0 = presentation.environment.presented(dismiss: presentation.dismiss)
      } _: { resolver in
        resolver.scoped(.presented(AnyHashable(presentation.identity))) { $0.add(presentation, level: level) }
      }
      nameFront(presentation)
      presented.append(
        PresentedLayer(presentation: front.presentation ?? presentation, firstStack: firstStack))
      if presentation.kind == .sheet { level += 1 }
    }
  }

  private mutating func add(_ presentation: Presentation, level: Int) {
    switch presentation.kind {
    case .sheet:
      let room = device.sheetRoom(level: level)
      tree.open(.padding(InsetsElement(room)))
      tree.open(.attachment(AttachmentElement(alignment: .center, isOverlay: false)))
      tree.add(.fill(Canvas.blank))
      environment.device.isFramed = true
      addScreen(isFramed: true, presentation: presentation, presentation.content)
      tree.close()
      tree.close()
    case .cover:
      environment.device = device
      addScreen(isFramed: device.isFramed, presentation: presentation, presentation.content)
    case .alert: addBox(presentation, alignment: .center)
    case .dialog: addBox(presentation, alignment: .bottom)
    }
  }

  /// Adds a box in the middle or at the bottom of the screen, over whatever is there.
  private mutating func addBox(_ presentation: Presentation, alignment: Alignment) {
    let everything = Bounds(maximum: Proposal.infinite)
    tree.open(
      .flexibleFrame(FlexibleFrameElement(width: everything, height: everything, alignment: alignment)))
    let distance = device.boxDistance
    tree.open(.padding(InsetsElement(leading: Int32(distance.leading), trailing: Int32(distance.trailing))))
    tree.open(.stack(StackElement(axis: .vertical, spacing: 0)))
    addYieldingRows(distance.top)
    let box = tree.count
    tree.open(.attachment(AttachmentElement(alignment: .center, isOverlay: false)))
    tree.add(.fill(Canvas.blank))
    tree.open(.border(.rounded))
    tree.open(.padding(InsetsElement(leading: 1, trailing: 1)))
    // On a narrow screen the box is as wide as there is room.
    let isNarrow = device.width < 30
    tree.open(.flexibleFrame(FlexibleFrameElement(width: isNarrow ? everything : Bounds())))
    tree.open(.stack(StackElement(axis: .vertical, spacing: 0, group: presentation.kind.group)))
    front.presentation = presentation
    presentation.content(&self)
    for _ in 0..<5 { tree.close() }
    tree.setPriority(1, of: box)
    addYieldingRows(distance.bottom)
    for _ in 0..<3 { tree.close() }
  }

  /// Adds empty rows that give way where the device is too low for them and the box.
  private mutating func addYieldingRows(_ rows: Int) {
    let bounds = Bounds(minimum: 0, ideal: Int32(rows), maximum: Int32(rows))
    tree.open(.flexibleFrame(FlexibleFrameElement(height: bounds)))
    tree.close()
  }

  /// A sheet or a cover is called by its title, which is known only now.
  private mutating func nameFront(_ presentation: Presentation) {
    guard presentation.title == nil else { return }
    guard let title = frontScreen.title else { return }
    front.presentation?.title = title
    for index in controls.indices where controls[index].blocker == presentation.name {
      controls[index].blocker = front.presentation?.name
    }
  }

  /// Nothing that is there already can be acted on any more (N28).
  private mutating func block(by presentation: Presentation) {
    for index in controls.indices where controls[index].blocker == nil {
      // A cover takes the elements away, so that the label has to be taken down now.
      controls[index].label = label(controls[index])
      controls[index].blocker = presentation.name
    }
  }
}

extension EnvironmentValues {
  /// What something presented inherits from where it is attached (N30): no stack axis, and a way to close it (N26).
  fileprivate func presented(dismiss: @escaping () -> Void) -> EnvironmentValues {
    var values = self
    values.stackAxis = nil
    values.selection = nil
    values.isEnabled = true
    values.closing = nil
    values.text.style.background = nil
    values.text.meaning = .plain
    values.dismiss = DismissAction(perform: dismiss)
    return values
  }
}

extension Device {
  /// The distance of a sheet from the sides of the screen: its frame and its title stay visible around it.
  fileprivate func sheetRoom(level: Int) -> EdgeInsets {
    let isWide = isFramed && width >= 30
    return EdgeInsets(
      top: (isWide ? 3 : 2) + 2 * level, leading: isWide ? 2 : 0, bottom: isWide ? 1 : 0,
      trailing: isWide ? 2 : 0)
  }

  /// The distance of a box from the sides of the screen, which leaves the title and the frame visible.
  fileprivate var boxDistance: EdgeInsets {
    let sides = width >= 30 ? 4 : 0
    return EdgeInsets(
      top: isFramed ? 3 : 2, leading: sides, bottom: isFramed && sides > 0 ? 1 : 0, trailing: sides)
  }
}
