public import Observation
public import Screens

/// A task by its identifier: what a link carries, so that a path never holds an old copy of the task.
public struct TaskID: Hashable, CustomStringConvertible {
  /// Tells it from every other task.
  public let number: Int
  public var description: String { "T-\(number)" }
}

/// A project by its name.
public struct ProjectID: Hashable, CustomStringConvertible {
  /// Tells it from every other project.
  public let name: String
  public var description: String { name }
}

/// A path of tasks and projects, changed by name only.
@Observable
public final class TasksRouter {
  var path = StackPath()
  private(set) var isLoggedIn = true

  public init() {}

  /// Shows a screen: goes back to it where it is on the path already, so that no path grows without an end.
  public func open<ID: Hashable>(_ id: ID) {
    if !path.pop(to: id) { path.append(id) }
  }

  /// Shows a task as if one had come to it through its project.
  public func jump(to task: TaskID, in project: ProjectID) {
    path = StackPath([project])
    path.append(task)
  }

  /// Leaves the top two screens in one step.
  public func backTwo() { path.pop(2) }

  /// Leaves all screens but the list.
  public func backToRoot() { path.removeAll() }

  /// Leaves all screens and the account, in one step.
  public func logOut() {
    path.removeAll()
    isLoggedIn = false
  }

  /// Shows the list again.
  public func logIn() { isLoggedIn = true }
}

/// Tasks and their projects: a path of two types, rewritten, counted and cut.
public struct Tasks: Node {
  @State private var router = TasksRouter()

  public init() {}

  public var body: some Node {
    Stack(path: $router.path) {
      if router.isLoggedIn {
        TaskList().destination(for: TaskID.self) { TaskDetail(id: $0) }
          .destination(for: ProjectID.self) { ProjectDetail(id: $0) }
      } else {
        ButtonNode("Log In") { router.logIn() }.title("Welcome")
      }
    }
    .environment(router)
  }
}

/// What the app knows; looked up by identifier on every screen.
private struct TaskModel {
  let id: TaskID
  let title: String
  let project: ProjectID
  let isDone: Bool

  static let all = [
    TaskModel(id: TaskID(number: 1), title: "Draw the plan", project: garden, isDone: true),
    TaskModel(id: TaskID(number: 2), title: "Plant the trees", project: garden, isDone: false),
    TaskModel(id: TaskID(number: 3), title: "Fix the gutter", project: house, isDone: false),
  ]

  static let garden = ProjectID(name: "Garden")
  static let house = ProjectID(name: "House")

  static func find(_ id: TaskID) -> TaskModel? { all.first { $0.id == id } }
}

private struct TaskList: Node {
  @Environment(TasksRouter.self) private var router

  var body: some Node {
    ListNode {
      SectionNode("Tasks") {
        ForEachNode(TaskModel.all, id: \.id) { task in
          LinkNode(value: task.id) {
            ImageNode(systemName: task.isDone ? "checkmark" : "circle").accessibilityHidden()
            TextNode(task.title)
          }
        }
      }
      SectionNode("Shortcuts") {
        ButtonNode("Garden, Plant the trees") { router.jump(to: TaskID(number: 2), in: TaskModel.garden) }
        ButtonNode("Log Out", role: .destructive) { router.logOut() }
      }
    }
    .title("Tasks")
  }
}

private struct TaskDetail: Node {
  let id: TaskID
  @Environment(TasksRouter.self) private var router

  var body: some Node {
    if let task = TaskModel.find(id) {
      VStackNode(alignment: .leading, spacing: 1) {
        TextNode(task.title).bold()
        TextNode(task.isDone ? "Done" : "To do")
        ButtonNode("Open Project") { router.open(task.project) }
        Depth()
      }
      .title("\(id)")
    } else {
      TextNode("There is no task \(id).").title("Not Found")
    }
  }
}

private struct ProjectDetail: Node {
  let id: ProjectID
  @Environment(TasksRouter.self) private var router

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      ListNode {
        ForEachNode(TaskModel.all.filter { $0.project == id }, id: \.id) { task in
          ButtonNode(task.title) { router.open(task.id) }
        }
      }
      Depth()
    }
    .title("\(id)")
  }
}

/// How deep one is, and the ways out.
private struct Depth: Node {
  @Environment(TasksRouter.self) private var router

  var body: some Node {
    TextNode("\(router.path.count) deep: \(router.path)").foregroundColor(.secondary)
    HStackNode {
      ButtonNode("Back Two") { router.backTwo() }.disabled(router.path.count < 2)
      ButtonNode("All Tasks") { router.backToRoot() }
    }
  }
}
