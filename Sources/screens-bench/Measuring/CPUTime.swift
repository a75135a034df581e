#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// CPU time in milliseconds.
struct CPUTime: Equatable {
  var user = 0.0
  var system = 0.0

  var total: Double { user + system }

  /// What the process has used up to now. Where the time went is a system's guess, the sum is exact.
  static var now: CPUTime { CPUTime(ResourceUse.ofProcess.times) }

  init(user: Double = 0, system: Double = 0) {
    self.user = user
    self.system = system
  }

  init(_ usage: rusage) {
    self.init(user: Self.milliseconds(usage.ru_utime), system: Self.milliseconds(usage.ru_stime))
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1_000 + Double(time.tv_usec) / 1_000
  }

  static func - (a: CPUTime, b: CPUTime) -> CPUTime {
    CPUTime(user: a.user - b.user, system: a.system - b.system)
  }

  static func + (a: CPUTime, b: CPUTime) -> CPUTime {
    CPUTime(user: a.user + b.user, system: a.system + b.system)
  }

  /// The same sum, split as `other` is.
  static func of(total: Double, splitAs other: CPUTime) -> CPUTime {
    let share = other.total > 0 ? other.system / other.total : 0
    return CPUTime(user: total * (1 - share), system: total * share)
  }
}

/// What a process has used.
enum ResourceUse {
  static var ofProcess: (times: rusage, peakBytes: Int) {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    #endif
    return (usage, peakBytes(usage))
  }

  static func peakBytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      usage.ru_maxrss * 1_024
    #endif
  }

  /// CPU time of the process so far, to the nanosecond, in milliseconds.
  static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }
}
