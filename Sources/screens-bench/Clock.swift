#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// CPU time the process has used, in milliseconds.
struct CPUTime {
  let user: Double
  let system: Double

  static var now: CPUTime {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    #endif
    return CPUTime(user: milliseconds(usage.ru_utime), system: milliseconds(usage.ru_stime))
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1_000 + Double(time.tv_usec) / 1_000
  }

  static func - (a: CPUTime, b: CPUTime) -> CPUTime {
    CPUTime(user: a.user - b.user, system: a.system - b.system)
  }
}
