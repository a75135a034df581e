import Screens
import Testing

/// N22: the top of a path is replaced by another value at the same depth.
@Suite struct ReplacementTests {
  private enum Route: Hashable { case product(Int) }

  private final class Path {
    var routes: [Route] = [.product(1)]
    var any = StackPath([Route.product(1)])
  }

  private struct Product: Node {
    let id: Int
    @State private var amount = 0
    var body: some Node {
      ButtonNode("product \(id), amount \(amount)") { amount += 1 }.accessibilityLabel("more")
    }
  }

  private struct Shop: Node {
    let path: Path
    let isIdentified: Bool
    var body: some Node {
      Stack(path: Binding(get: { path.routes }, set: { path.routes = $0 })) {
        TextNode("shop").destination(for: Route.self) { route in
          if case .product(let id) = route {
            if isIdentified { Product(id: id).id(route) } else { Product(id: id) }
          }
        }
      }
    }
  }

  private struct AnyShop: Node {
    let path: Path
    var body: some Node {
      Stack(path: Binding(get: { path.any }, set: { path.any = $0 })) {
        TextNode("shop")
          .destination(for: Route.self) { route in
            if case .product(let id) = route { Product(id: id) }
          }
          .destination(for: Int.self) { Product(id: $0) }
      }
    }
  }

  @Test func N22_aValueOfTheSameTypeUpdatesContentInPlaceAndKeepsState() throws {
    let path = Path()
    let session = Session(width: 30) { Shop(path: path, isIdentified: false) }
    try session.tap("more")
    session.perform { path.routes = [.product(2)] }
    #expect(session.text.hasSuffix("[ product 2, amount 1 ]\n"))
    #expect(session.events == [.appeared("product(1)"), .replace()])
  }

  @Test func N22_anIDOnTheDestinationGivesFreshState() throws {
    let path = Path()
    let session = Session(width: 30) { Shop(path: path, isIdentified: true) }
    try session.tap("more")
    path.routes = [.product(2)]
    #expect(session.text.hasSuffix("[ product 2, amount 0 ]\n"))
  }

  @Test func N22_replaceLastGivesFreshState() throws {
    let path = Path()
    let session = Session(width: 30) { AnyShop(path: path) }
    try session.tap("more")
    session.perform { path.any.replaceLast(Route.product(2)) }
    #expect(session.text.hasSuffix("[ product 2, amount 0 ]\n"))
    #expect(
      session.events == [
        .appeared("product(1)"), .replace(), .appeared("product(2)"), .disappeared("product(1)"),
      ])
    try session.tap("more")
    path.any.replaceLast(Route.product(2))
    #expect(session.text.hasSuffix("[ product 2, amount 0 ]\n"))
  }

  @Test func N22_anotherTypeGivesFreshState() throws {
    let path = Path()
    let session = Session(width: 30) { AnyShop(path: path) }
    try session.tap("more")
    #expect(session.text.hasSuffix("[ product 1, amount 1 ]\n"))
    path.any = StackPath([2])
    #expect(session.text.hasSuffix("[ product 2, amount 0 ]\n"))
  }
}
