/// The guards of all screens: collected by one render, asked by the actions that follow it.
///
/// They are kept apart from the stacks they belong to, because what a guard captures often holds on to its stack.
final class BackGuards {
  private var stacks: [Int: StackScope] = [:]
  private var guards: [ObjectIdentifier: [() -> Bool]] = [:]
  private var innerStacks: [ObjectIdentifier: [StackScope]] = [:]
  /// A guard is being asked, and what it does must not ask it again.
  private(set) var isAsking = false

  func beginRender() {
    stacks.removeAll(keepingCapacity: true)
    guards.removeAll(keepingCapacity: true)
    innerStacks.removeAll(keepingCapacity: true)
  }

  func add(_ mayLeave: @escaping () -> Bool, on screen: ScreenScope) {
    if screen.stack != nil { guards[ObjectIdentifier(screen), default: []].append(mayLeave) }
  }

  /// Notes a stack that is within `screen`, and so is left with it.
  func add(_ stack: StackScope, on screen: ScreenScope) {
    stacks[stack.identity] = stack
    if screen.stack != nil { innerStacks[ObjectIdentifier(screen), default: []].append(stack) }
  }

  /// Asks the screens of a stack above `depth` from the top down; returns what the first one that refuses is called.
  ///
  /// A screen that is no longer what `path` holds in its place has been left already.
  func refusal(leaving stack: Int, to depth: Int, path: [PathEntry]) -> String? {
    guard let screens = stacks[stack]?.screens else { return nil }
    isAsking = true
    defer { isAsking = false }
    for screen in screens.reversed() where screen.depth > max(0, depth) {
      if let entry = screen.entry {
        guard screen.depth <= path.count, entry.isSame(as: path[screen.depth - 1]) else { continue }
      }
      if let name = refusal(of: screen) { return name }
    }
    return nil
  }

  private func refusal(of screen: ScreenScope) -> String? {
    for stack in innerStacks[ObjectIdentifier(screen)] ?? [] {
      for inner in stack.screens.reversed() {
        if let name = refusal(of: inner) { return name }
      }
    }
    let answers = (guards[ObjectIdentifier(screen)] ?? []).map { $0() }
    return answers.contains(false) ? screen.name : nil
  }
}

extension StackScope {
  /// Asks the guards of the screens above `depth`, and notes a refusal.
  func mayLeave(to depth: Int, path: [PathEntry]) -> Bool {
    guard let guards else { return true }
    if guards.isAsking { return false }
    if let screen = guards.refusal(leaving: identity, to: depth, path: path) {
      recorder.noteRefusal(by: screen)
      return false
    }
    // A guard that changed the path has decided what is shown.
    return access.read().isSame(as: path)
  }
}
