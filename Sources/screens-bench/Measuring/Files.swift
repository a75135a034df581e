#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

func readFile(_ path: String) throws(BenchError) -> String {
  guard let file = fopen(path, "r") else {
    throw .cannotRead(path, reason: "The system says: \(String(cString: strerror(errno))).")
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&piece, 1, piece.count, file)
    guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
    bytes += piece[..<count]
  }
}

func writeFile(_ text: String, to path: String) throws(BenchError) {
  guard let file = fopen(path, "w") else {
    throw .cannotWrite(path, reason: String(cString: strerror(errno)))
  }
  let isWritten = fputs(text, file) >= 0
  guard fclose(file) == 0, isWritten else {
    throw .cannotWrite(path, reason: String(cString: strerror(errno)))
  }
}

/// Ends the process with a text on standard error.
func endProcess(_ text: String) -> Never {
  let bytes = Array(text.utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
  exit(64)
}
