/// Gives every state a route of its own.
struct RouteNames {
  private var taken: Set<String> = []

  /// The route of what is shown; where another state has it, the title, the last action or a number tells them apart.
  mutating func route(of moment: Moment, _ way: Way) -> [String] {
    let route = moment.route
    if take(route) { return route }
    let last = route.last ?? "root"
    let suffixes = [moment.screen.title, way.actions.last?.name].compactMap { $0 }.filter { !$0.isEmpty }
    for suffix in suffixes {
      let candidate = Array(route.dropLast()) + ["\(last).\(suffix)"]
      if take(candidate) { return candidate }
    }
    var number = 2
    while true {
      let candidate =
        Array(route.dropLast()) + [([last] + suffixes.prefix(1) + ["\(number)"]).joined(separator: ".")]
      if take(candidate) { return candidate }
      number += 1
    }
  }

  /// Takes a route unless another one differs from it in the case of letters only, as file systems see it.
  private mutating func take(_ route: [String]) -> Bool {
    taken.insert((route.isEmpty ? ["root"] : route).joined(separator: "/").lowercased()).inserted
  }
}

extension ExploredAction {
  /// The label of the control, or what is done.
  fileprivate var name: String {
    if case .control(_, let label, _) = subject { label } else { description }
  }
}
