import ScreensCanvas
import ScreensLayout

extension Resolver {
  /// Resolves every tab and the bar; only the shown tab's content stays.
  mutating func addTabs<Value: Hashable>(
    _ tabs: [TabNode<Value>], shown: Int, select: @escaping (Value) -> Void
  ) {
    let takesDevice = standsAlone
    if takesDevice { takeArea() }
    let (outerScreen, outerArea, outerEnvironment) = (screen, area, environment)
    area = nil
    environment.stackAxis = nil
    tree.open(.stack(StackElement(axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top)))
    var stack: StackScope?
    for (index, tab) in tabs.enumerated() {
      screen = ScreenScope(depth: outerScreen.depth, stack: outerScreen.stack, entry: outerScreen.entry)
      screen.label = tab.label.title
      // A value twice is the author's mistake, which has its own diagnostic.
      let isRepeated = tabs[..<index].contains { $0.value == tab.value }
      scoped(isRepeated ? .repeated(index) : .explicit(AnyHashable(tab.value))) { resolver in
        if index == shown {
          stack = resolver.addShownTab(tab, in: outerScreen, takesDevice: takesDevice)
        } else {
          resolver.visitCoveredTab(tab)
        }
      }
    }
    (screen, area, environment) = (outerScreen, outerArea, outerEnvironment)
    let recorder = store.recorder
    let choices = tabs.indices.map { index in
      TabChoice(label: tabs[index].label, isSelected: index == shown) {
        index == shown ? popToRoot(stack, recorder) : select(tabs[index].value)
      }
    }
    addTabBar(choices, takesDevice: takesDevice)
    tree.close()
  }

  /// Adds what the selected tab shows; returns the stack that selecting it again brings back to its root.
  private mutating func addShownTab<Value: Hashable>(
    _ tab: TabNode<Value>, in outer: ScreenScope, takesDevice: Bool
  ) -> StackScope? {
    let identity = identityNumber()
    let insets = takesDevice ? environment.device.insets : EdgeInsets()
    let (start, firstStack, firstPresence) = (tree.count, stacks.count, lifecycle.visible.count)
    if takesDevice { scrolledScreen = identity }
    addScreenArea(insets: insets, of: takesDevice ? identity : nil, isDeviceArea: takesDevice) {
      tab.resolve(&$0)
      $0.noteStateChange()
    }
    if stacks.count == firstStack {
      if outer.stack == nil {
        lifecycle.addScreen(screen, identity: identity, at: firstPresence)
        addBar(
          before: start, title: screen.title, back: nil, toolbar: screen.toolbar, insets: insets,
          joinsBorder: takesDevice && environment.device.isFramed)
      } else {
        outer.takeTraits(of: screen)
      }
    } else if !screen.toolbar.isEmpty {
      diagnostics.add(.toolbarOutsideScreen)
    }
    return stacks[firstStack...].first { $0.isVisible }
  }

  /// Resolves a tab for its state, its registrations and its diagnostics; what it shows is thrown away.
  private mutating func visitCoveredTab<Value: Hashable>(_ tab: TabNode<Value>) {
    // Where it is scrolled to is kept with its identity.
    _ = identityNumber()
    let (mark, firstControl) = (tree.mark, controls.count)
    area = nil
    beginCovered()
    addScreenArea(insets: EdgeInsets(), of: nil) {
      tab.resolve(&$0)
      $0.noteStateChange()
    }
    endCovered()
    tree.removeAll(since: mark)
    controls.removeLast(controls.count - firstControl)
  }
}

/// Brings the stack of the selected tab back to its root in one write, or notes that it is there (N27).
private func popToRoot(_ stack: StackScope?, _ recorder: WriteRecorder) {
  if let stack, stack.screens.count > 1 {
    stack.pop(to: 0)
  } else {
    recorder.noteAlreadyAtRoot()
  }
}
