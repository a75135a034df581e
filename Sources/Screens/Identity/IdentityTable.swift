/// Numbers for the identities that matter: those of nodes with state, of screens, and of all around them.
///
/// A number stays with its identity as long as every render touches it.
struct IdentityTable {
  /// What is known of an identity from one render to the next.
  private struct Mark {
    let number: Int
    /// The render that last touched it.
    var render: Int
    /// The scope that entered it in that render; another one with the same key is a repetition.
    var scope: Int

    mutating func enter(
      _ scope: Int, in render: Int
    ) -> (number: Int, isFirst: Bool, isRepeated: Bool) {
      let isFirst = self.render != render
      if isFirst { (self.render, self.scope) = (render, scope) }
      return (number, isFirst, self.scope != scope)
    }
  }

  /// What is kept for a number.
  private struct Record {
    /// What the node's wrapped properties are linked to, by their place in the node.
    var links: [PropertyLink?] = []
    /// What modifiers remember from one render to the next.
    var memory: Any?
  }

  private var marks: [IdentityKey: Mark] = [:]
  private var records: [Int: Record] = [:]
  private var nextNumber = 1
  private var render = 0
  /// How many identities the render has touched.
  private var touched = 0

  /// The numbers of all identities there are.
  var numbers: Set<Int> { Set(marks.values.map(\.number)) }

  mutating func beginRender() {
    render += 1
    touched = 0
  }

  /// The number for `key`, entered by `scope`, and whether another scope had it in this render.
  mutating func number(for key: IdentityKey, scope: Int) -> (number: Int, isRepeated: Bool) {
    let new = Mark(number: nextNumber, render: 0, scope: 0)
    let entry = marks[key, default: new].enter(scope, in: render)
    if entry.isFirst { touched += 1 }
    if entry.number == nextNumber { nextNumber += 1 }
    return (entry.number, entry.isRepeated)
  }

  /// Forgets what the render did not touch.
  mutating func endRender() {
    guard touched < marks.count else { return }
    for (key, mark) in marks where mark.render != render {
      marks[key] = nil
      records[mark.number] = nil
    }
  }

  /// The link of the `property`-th wrapped property, made by `make` at the first render.
  mutating func link(_ number: Int, property: Int, make: () -> PropertyLink) -> PropertyLink {
    let links = records[number]?.links ?? []
    if property < links.count, let link = links[property] { return link }
    let link = make()
    let missing = max(0, property + 1 - links.count)
    records[number, default: Record()].links += repeatElement(nil, count: missing)
    records[number]?.links[property] = link
    return link
  }

  /// What a modifier remembers under its identity.
  subscript(memory number: Int) -> Any? {
    get { records[number]?.memory }
    set { records[number, default: Record()].memory = newValue }
  }
}
