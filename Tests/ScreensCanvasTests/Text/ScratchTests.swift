import Testing

@testable import ScreensCanvas

struct ScratchTests {
  @Test func growsAndKeepsItsElements() {
    var scratch = Scratch<Int>(capacity: 0)
    for number in 0..<100 { scratch.append(number) }
    scratch.append(count: 200) { memory in
      for number in 0..<200 { memory[number] = 100 + number }
    }
    #expect(Array(scratch.elements) == Array(0..<300))
    scratch.removeAll()
    #expect(scratch.elements.isEmpty)
  }
}
