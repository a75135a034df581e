#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that was run to its end.
struct ChildProcess {
  /// What it wrote to the stream that was captured.
  private(set) var output = ""
  private(set) var time = CPUTime()
  private(set) var peakBytes = 0
  /// It ended of its own accord and with 0.
  private(set) var hasSucceeded = false

  enum Stream { case output, errors }

  /// Runs `program`; the stream that is not captured goes where that of this process goes.
  init(
    _ program: String, _ arguments: [String], variables: [String: String] = [:],
    capturing stream: Stream = .output
  ) throws(BenchError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .cannotStart(program, reason: String(cString: strerror(errno))) }
    defer { close(ends[0]) }
    let captured = stream == .output ? STDOUT_FILENO : STDERR_FILENO
    let process = Self.spawn(program, arguments, variables, writing: captured, to: ends)
    close(ends[1])
    switch process {
    case .failure(let code): throw .cannotStart(program, reason: String(cString: strerror(code.number)))
    case .success(let identifier):
      output = Self.readAll(ends[0])
      var status: Int32 = 0
      var usage = rusage()
      wait4(identifier, &status, 0, &usage)
      hasSucceeded = status == 0
      time = CPUTime(usage)
      peakBytes = ResourceUse.peakBytes(usage)
    }
  }

  private struct Code: Error { let number: Int32 }

  private static func spawn(
    _ program: String, _ arguments: [String], _ variables: [String: String], writing stream: Int32,
    to pipe: [Int32]
  ) -> Result<pid_t, Code> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe[1], stream)
    posix_spawn_file_actions_addclose(&actions, pipe[0])
    posix_spawn_file_actions_addclose(&actions, pipe[1])
    for (name, value) in variables { setenv(name, value, 0) }
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, program, &actions, nil, words + [nil], environ)
    return code == 0 ? .success(identifier) : .failure(Code(number: code))
  }

  private static func readAll(_ file: Int32) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &piece, piece.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += piece[..<count]
    }
  }
}
