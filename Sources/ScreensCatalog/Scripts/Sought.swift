/// Which of several, and where: `--nth N` and `--within AREA`.
struct SoughtOptions: Sendable {
  let nth: Int?
  let area: String?

  init(_ arguments: inout ScriptArguments) throws(ScriptFault) {
    nth = try arguments.number(of: "--nth")
    area = try arguments.option("--within")
  }
}

/// What a verb acts on: `[ROLE] LABEL [--nth N] [--within AREA]`, or without a role where the verb says it.
struct Sought: Sendable {
  let target: Target
  let nth: Int?
  let area: String?

  /// The words for roles, and what finds controls of each.
  static let roles: [(word: String, target: @Sendable (String) -> Target)] = [
    ("button", { .button($0) }), ("link", { .link($0) }), ("row", { .row($0) }), ("tab", { .tab($0) }),
    ("field", { .field($0) }), ("toggle", { .toggle($0) }), ("option", { .option($0) }),
    ("stepper", { .stepper($0) }),
  ]

  init(_ arguments: inout ScriptArguments, hasRole: Bool = true) throws(ScriptFault) {
    let options = try SoughtOptions(&arguments)
    let word = hasRole ? arguments.word(among: Self.roles.map(\.word)) : nil
    let label = try arguments.text("a label")
    let role = Self.roles.first { $0.word == word }
    target = role.map { $0.target(label) } ?? .label(label)
    (nth, area) = (options.nth, options.area)
  }
}
