import Screens

/// Says what guards answer, and notes whom they were asked for.
final class Answers {
  var refusing: Set<String> = []
  private(set) var asked: [String] = []

  func mayLeave(_ name: String) -> Bool {
    asked.append(name)
    return !refusing.contains(name)
  }
}

/// A stack of titled screens for texts, each with a guard and a way out of its own.
struct GuardedScreens: Node {
  let router: Router<[String]>
  let answers: Answers

  var body: some Node {
    Stack(path: router.binding) {
      TextNode("Root").title("Home").backGuard { answers.mayLeave("Home") }
        .destination(for: String.self) { GuardedScreen(name: $0, answers: answers) }
    }
  }
}

private struct GuardedScreen: Node {
  let name: String
  let answers: Answers
  @Environment(\.dismiss) private var dismiss

  var body: some Node {
    VStackNode {
      TextNode("Screen \(name)")
      ButtonNode("Done") { dismiss() }
    }
    .title(name)
    .backGuard { answers.mayLeave(name) }
  }
}
