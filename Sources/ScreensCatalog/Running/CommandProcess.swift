#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension CommandEnvironment {
  /// The process this runs in.
  static var process: CommandEnvironment {
    // A reader that goes away is a write that fails, not a signal that kills.
    signal(SIGPIPE, SIG_IGN)
    let arguments = CommandLine.arguments
    return CommandEnvironment(
      programName: arguments.first?.split(separator: "/").last.map(String.init) ?? "catalog",
      arguments: Array(arguments.dropFirst()),
      variable: { getenv($0).map { String(cString: $0) } },
      isTerminal: isatty(STDOUT_FILENO) == 1,
      readInput: readWhole,
      writeOutput: { writeWhole($0, to: STDOUT_FILENO) },
      writeError: { writeWhole($0, to: STDERR_FILENO) })
  }
}

extension ExitCode {
  func endProcess() -> Never { exit(rawValue) }
}

private func writeWhole(_ text: String, to file: Int32) -> WritingOutcome {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
      continue
    }
    switch errno {
    case EINTR: continue
    case EAGAIN: waitUntilReady(file, for: POLLOUT)
    case EPIPE: return .unwanted
    default: return .failed(String(cString: strerror(errno)))
    }
  }
  return .written
}

private func readWhole() -> InputText {
  if isatty(STDIN_FILENO) == 1 { return .terminal }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= InputText.limit {
    let count = piece.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes += piece[..<count]
      continue
    }
    if count == 0 { return .text(String(decoding: bytes, as: UTF8.self)) }
    switch errno {
    case EINTR: continue
    case EAGAIN: waitUntilReady(STDIN_FILENO, for: POLLIN)
    default: return .failed(String(cString: strerror(errno)))
    }
  }
  return .tooLong
}

private func waitUntilReady(_ file: Int32, for events: Int32) {
  var ready = pollfd(fd: file, events: Int16(events), revents: 0)
  poll(&ready, 1, -1)
}
