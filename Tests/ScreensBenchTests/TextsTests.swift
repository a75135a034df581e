import Testing

@testable import screens_bench

@Suite struct TextsTests {
  /// `r = random.Random(20260101)`, then `r.random()`, `r.choice(range(10))` and `r.randint(2, 5)`.
  @Test func randomNumbersAreThoseOfPython() {
    var random = PythonRandom(seed: 20_260_101)
    #expect(
      (0..<3).map { _ in random.unit() } == [0.044717192733188416, 0.297835610487425, 0.006481402397762404])
    #expect((0..<8).map { _ in random.below(10) } == [0, 6, 0, 2, 8, 1, 0, 4])
    #expect((0..<6).map { _ in 2 + random.below(4) } == [4, 3, 4, 4, 4, 3])
  }

  @Test func aFingerprintTellsTextsApart() {
    #expect(Fingerprint(of: "") == Fingerprint(rows: 0, sum: 0xCBF2_9CE4_8422_2325))
    #expect(Fingerprint(of: "a") == Fingerprint(rows: 0, sum: 0xAF63_DC4C_8601_EC8C))
    #expect(Fingerprint(of: "a\nb\n").rows == 2)
    #expect(Fingerprint(of: "a\nb\n") != Fingerprint(of: "b\na\n"))
  }

  @Test @MainActor func smallWorkloadsGiveTheirText() throws {
    let small = Workload.all.filter { $0.size <= 1_000 && $0.name.hasPrefix("path") }
    #expect(small.count == 12)
    for workload in small {
      let text = try workload.start().perform().text
      let stop = workload.name == "path-pop" ? 0 : workload.size + (workload.name == "path-push" ? 1 : 0)
      #expect(text.contains("This is stop \(stop)."))
    }
  }
}
