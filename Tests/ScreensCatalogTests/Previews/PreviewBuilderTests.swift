import ScreensCatalog
import Testing

@MainActor @Suite struct PreviewBuilderTests {
  private func names(@PreviewBuilder _ previews: () -> Previews) -> [String] { previews().map(\.name) }

  private func preview(_ name: String) -> Preview { Preview(name) { EmptyNode() } }

  @Test func `nothing, one and several`() {
    #expect(names {} == [])
    #expect(names { preview("a") } == ["a"])
    #expect(
      names {
        preview("a")
        preview("b")
        preview("c")
      } == ["a", "b", "c"])
  }

  @Test(arguments: [true, false]) func `conditions`(isOn: Bool) {
    let found = names {
      if isOn { preview("optional") }
      if isOn { preview("yes") } else { preview("no") }
      switch isOn {
      case true: preview("first")
      case false: preview("second")
      }
      if #available(macOS 99, *) { preview("available") }
    }
    #expect(found.filter { $0 != "available" } == (isOn ? ["optional", "yes", "first"] : ["no", "second"]))
  }

  @Test func `loops and the previews of another catalog`() {
    let found = names {
      for number in 1...3 { preview("\(number)") }
      SampleCatalog().previews
      for _ in 0..<0 { preview("never") }
    }
    #expect(found == ["1", "2", "3", "menu", "main menu", "broken"])
  }
}
