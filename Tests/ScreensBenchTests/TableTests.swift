import Testing

@testable import screens_bench

@Suite struct TableTests {
  @Test func numbersAreGroupedAndRounded() {
    #expect([0, 999, 1_000, -1_234_567].map(grouped) == ["0", "999", "1,000", "-1,234,567"])
    #expect(
      [0, 0.004, 0.005, 12.345, -0.5, 1e20].map { fixed($0) } == [
        "0.00", "0.00", "0.01", "12.35", "-0.50", "-",
      ])
    #expect(fixed(2.5, 0) == "3")
    #expect(fixed(-0.001) == "0.00")
  }

  @Test func columnsAreAsWideAsTheirWidestCell() {
    var table = Table(["what", "size", "ms", "unused"])
    table.add(["a", "1 row", "10.00", ""])
    table.add(["bcdef", "2 rows", "9.00", ""])
    #expect(
      table.text == """
        what   size       ms
        a      1 row   10.00
        bcdef  2 rows   9.00

        """)
  }

  @Test func ratiosAreThoseToTheFloorAndToTheOtherBuild() {
    let workload = Workload(letter: "b", name: "rows", size: 1_000, unit: "rows", kind: .program([]))
    var now = Measurement(name: "rows", size: 1_000)
    (now.first, now.time, now.floor) = (9, CPUTime(user: 5, system: 1), 2)
    (now.bytes, now.textBytes, now.treeBytes, now.peakBytes) = (1 << 20, 1 << 20, 1 << 20, 3 << 20)
    var before = now
    (before.time, before.peakBytes) = (CPUTime(user: 12), 6 << 20)
    let text = table(of: [(workload, now)], against: [Measurement(name: "rows", size: 10), before])
    let cells = text.split(separator: "\n").map { row in
      row.split(separator: "  ").map { String($0.drop(while: \.isWhitespace)) }
    }
    #expect(
      cells == [
        [
          "workload", "size", "first ms", "CPU ms", "user", "system", "each µs", "bytes", "peak KB",
          "tree KB",
          "peak/text+tree", "floor ms", "x floor", "first x floor", "x time", "x peak",
        ],
        [
          "b", "rows", "1,000 rows", "9.00", "6.00", "5.00", "1.00", "6.000", "1,048,576", "3,072", "1,024",
          "1.50",
          "2.00", "3.00", "4.50", "0.50", "0.50",
        ],
      ])
  }

  @Test func helpNamesEveryWorkloadAndOption() {
    let text = helpText([
      Workload(letter: "b", name: "rows", size: 1_000, unit: "rows", isOptional: true, kind: .program([]))
    ])
    #expect(text.contains("  b  rows: 1,000 rows, only when asked for\n"))
    for option in BenchOption.allCases { #expect(text.contains("  \(option.rawValue) ")) }
  }
}
