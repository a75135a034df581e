import Foundation

extension SnapshotFile {
  /// The bytes on disk, or nil where there is no such file.
  func read() -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  func write(_ text: SnapshotText) throws { try write(text.bytes) }

  /// Writes to a temporary file in the same folder and renames it, so that a process that ends midway
  /// leaves the whole old file or the whole new one. Bytes that are there already are not touched.
  func write(_ bytes: [UInt8]) throws {
    if read() == bytes { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let temporary = "\(folder)/.\(UUID().uuidString).recording"
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: temporary), options: .withoutOverwriting)
      guard rename(temporary, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw error
    }
  }
}
