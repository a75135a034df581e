import Testing

@testable import screens_bench

@Suite struct MeasurementTests {
  private func measurement(_ total: Double, peak: Int, floor: Double = 0) -> Measurement {
    var measurement = Measurement(name: "rows", size: 10)
    (measurement.first, measurement.time) = (2 * total, CPUTime(user: total / 2, system: total / 2))
    (measurement.bytes, measurement.peakBytes, measurement.floor) = (810, peak, floor)
    return measurement
  }

  @Test func theMedianIsTheOneInTheMiddle() {
    #expect(median([3, 1, 2]) == 2)
    #expect(median([4, 1, 2, 3]) == 3)
    #expect(median([]) == 0)
  }

  @Test func severalProcessesAreSummedUpByTheirMedians() {
    let sum = Measurement(medianOf: [
      measurement(8, peak: 1, floor: 3), measurement(2, peak: 3, floor: 1), measurement(4, peak: 2, floor: 2),
    ])
    #expect(sum.time == CPUTime(user: 2, system: 2))
    #expect(sum.first == 8)
    #expect(sum.peakBytes == 2)
    #expect(sum.floor == 2)
  }

  @Test func aSavedListIsReadAgain() {
    let all = [measurement(8.25, peak: 1, floor: 3), measurement(0.1, peak: 3)]
    let text = SavedMeasurements.text(of: all)
    #expect(text.hasPrefix("screens-bench 1\nrows\t10\t16.5\t4.125\t4.125\t3.0\t810\t0\t0\t1\t0\n"))
    #expect(SavedMeasurements.read(text) == all)
  }

  @Test func whatIsNoSavedListIsRefused() {
    #expect(SavedMeasurements.read("") == nil)
    #expect(SavedMeasurements.read("rows\t10\n") == nil)
    #expect(SavedMeasurements.read("screens-bench 1\nrows\t10\t1\n") == nil)
    #expect(SavedMeasurements.read("screens-bench 1\n") == [])
  }

  @Test func theFloorSaysItsTimeAtTheEnd() {
    #expect(Floor.time(in: "case=b n=3 bytes=810 cpu_ms=1.25 user_ms=1 wall_ms=2\n") == 1.25)
    #expect(Floor.time(in: "case=d n=0 bytes=0 cpu_ms=0.001\n") == nil)
    #expect(Floor.time(in: "hello") == nil)
  }
}
