import Screens
import Testing

/// However deep nodes are nested, there is a picture or a diagnostic, and they can be let go of.
@Suite struct DeepTreeTests {
  private struct Endless: Node {
    var body: some Node { VStackNode { Endless() } }
  }

  private struct EndlessTwice: Node {
    var body: some Node {
      TextNode("again")
      EndlessTwice()
      EndlessTwice()
    }
  }

  private struct Ping: Node {
    var body: some Node { HStackNode { Pong() }.padding() }
  }

  private struct Pong: Node {
    @State private var count = 0
    var body: AnyNode { AnyNode(ListNode { Ping() }) }
  }

  /// A chain of nodes with a button at its end.
  private struct Chain: Node {
    let length: Int
    var body: AnyNode {
      length == 0
        ? AnyNode(ButtonNode("end") {})
        : AnyNode(
          VStackNode { Chain(length: length - 1) }
            .padding(0).border().frame(maxWidth: .infinity).background(.red).overlay { TextNode("x") })
    }
  }

  private static func nested(_ depth: Int) -> AnyNode {
    var node = AnyNode(TextNode("core"))
    for _ in 0..<depth { node = AnyNode(VStackNode { node }) }
    return node
  }

  private static func codes<Content: Node>(_ node: Content) -> [Diagnostic.Code] {
    let screen = Session(node, on: .plain(width: 20)).screen
    #expect(!screen.render(as: .text).isEmpty)
    return screen.diagnostics.map(\.code)
  }

  private static let smallStack = 512 * 1024

  @Test(arguments: [20_000, 200_000])
  func nestedAnyNodesGiveADiagnosticAndCanBeLetGo(depth: Int) {
    #expect(Self.codes(Self.nested(depth)) == [.bodyTooDeep])
    #expect(onThread(stackSize: Self.smallStack) { Self.codes(Self.nested(depth)) } == [.bodyTooDeep])
  }

  @Test func nestedAnyNodesWithinTheLimitAreShown() {
    let screen = onThread(stackSize: 8 * 1024 * 1024) {
      Session(Self.nested(900), on: .plain(width: 20)).screen
    }
    #expect(screen.render() == "core\n")
    #expect(screen.diagnostics == [])
  }

  @Test func deepNodesInBranchesAndClosuresCanBeLetGo() {
    onThread(stackSize: Self.smallStack) {
      var node = AnyNode(EmptyNode())
      for index in 0..<20_000 {
        let inner = node
        node =
          switch index % 4 {
          case 0: AnyNode([inner, AnyNode(TextNode("x"))])
          case 1: AnyNode(ButtonNode(action: {}) { inner })
          case 2: AnyNode(inner)
          default: AnyNode(ForEachNode(0..<1) { _ in inner })
          }
      }
    }
  }

  @Test func letGoNodesReleaseWhatTheyHold() {
    struct Holding: Node {
      let log: Log
      var body: some Node { EmptyNode() }
    }
    weak var log: Log?
    do {
      let held = Log()
      log = held
      var node = AnyNode(Holding(log: held))
      for _ in 0..<100 { node = AnyNode(VStackNode { node }) }
      #expect(log != nil)
    }
    #expect(log == nil)
  }

  @Test func aBodyThatContainsItselfIsStopped() {
    let screen = Session(Endless(), on: .plain(width: 50)).screen
    #expect(screen.render() == "⚠ Endless is nested too deeply to be shown.\n")
    #expect(
      screen.diagnostics.map(\.message) == [
        "Endless is nested in other nodes too deeply to be shown. "
          + "Most often a body contains its own node without an end: put an `if` around it that ends."
      ])
    #expect(screen.diagnostics.map(\.code) == [.bodyTooDeep])
  }

  @Test(.timeLimit(.minutes(1))) func aBodyThatContainsItselfTwiceIsStopped() {
    #expect(Self.codes(EndlessTwice()) == [.bodyTooDeep])
  }

  @Test func bodiesThatContainEachOtherAreStopped() {
    #expect(Self.codes(Ping()).contains(.bodyTooDeep))
    #expect(onThread(stackSize: Self.smallStack) { Self.codes(Ping()) }.contains(.bodyTooDeep))
  }

  @Test(arguments: [10, 100, 150, 200, 250, 300, 400, 999])
  func controlsOfTreesThatAreCutPointAtElements(length: Int) {
    #expect(Self.codes(Chain(length: length)).filter { $0 != .bodyTooDeep } == [])
    let codes = onThread(stackSize: Self.smallStack) { Self.codes(Chain(length: length)) }
    #expect(codes.filter { $0 != .bodyTooDeep } == [])
  }

  @Test(arguments: [128, 192, 256])
  func veryLittleStackIsEnoughForADiagnostic(kilobytes: Int) {
    #expect(onThread(stackSize: kilobytes * 1024) { Self.codes(Endless()) } == [.bodyTooDeep])
  }

  @Test func deepTreesRenderInConcurrentTasks() async {
    let results = await withTaskGroup(of: [Diagnostic.Code].self) { group in
      for index in 0..<64 {
        group.addTask {
          index.isMultiple(of: 2) ? Self.codes(Endless()) : Self.codes(Self.nested(5_000))
        }
      }
      return await group.reduce(into: [[Diagnostic.Code]]()) { $0.append($1) }
    }
    #expect(results == Array(repeating: [.bodyTooDeep], count: 64))
  }

  @Test func aLongArrayIsShownWhole() {
    let rows = (0..<100_000).map { TextNode("\($0)") }
    let text = picture(width: 6) { rows }
    #expect(text.utf8.count == 588_890)
    #expect(text.hasSuffix("\n99998\n99999\n"))
    let list = picture(width: 6) {
      ListNode { ForEachNode(0..<100_000) { TextNode("\($0)").padding(.leading) } }
    }
    #expect(list.hasSuffix("\n 99998\n 99999\n"))
  }
}
