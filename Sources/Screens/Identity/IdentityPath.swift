/// The way from the root to the node being resolved; turned into a number only where one is needed.
struct IdentityPath {
  private struct Scope {
    let position: Int
    let step: IdentityStep
    /// Tells one entry of a scope from every other one in a render.
    let serial: Int
    /// 0 until somebody inside asks for a number.
    var number = 0
  }

  private var scopes: [Scope] = []
  /// Counts static siblings, so that each has a position of its own.
  private var position = 0
  private var nextSerial = 1

  /// The place among static siblings.
  var currentPosition: Int { position }

  /// Goes on to the next static sibling.
  mutating func advance() { position += 1 }

  /// Enters a scope and returns the position to come back to.
  mutating func push(_ step: IdentityStep) -> Int {
    let outer = position
    scopes.append(Scope(position: outer, step: step, serial: nextSerial))
    nextSerial += 1
    position = 0
    return outer
  }

  mutating func pop(to outer: Int) {
    scopes.removeLast()
    position = outer
  }

  /// The number of the innermost scope; `repeated` is called with what several neighbours have in common.
  mutating func number(in table: inout IdentityTable, repeated: (IdentityStep) -> Void) -> Int {
    var first = scopes.count
    while first > 0, scopes[first - 1].number == 0 { first -= 1 }
    var parent = first == 0 ? 0 : scopes[first - 1].number
    for index in first..<scopes.count {
      let scope = scopes[index]
      var key = IdentityKey(parent: parent, position: scope.position, step: scope.step)
      var (number, isRepeated) = table.number(for: key, scope: scope.serial)
      var repetition = 1
      while isRepeated {
        if repetition == 1 { repeated(scope.step) }
        key = IdentityKey(parent: number, position: -repetition, step: .repeated(repetition))
        let (next, again) = table.number(for: key, scope: scope.serial)
        repetition += 1
        if !again { number = next }
        isRepeated = again
      }
      scopes[index].number = number
      parent = number
    }
    return parent
  }
}
