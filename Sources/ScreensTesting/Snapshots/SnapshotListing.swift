import Foundation

/// What a folder of snapshots holds.
enum SnapshotListing {
  /// The paths, below the folder, of all files in it and its folders, in byte order; hidden ones and
  /// `*.actual.*` do not count.
  static func names(in folder: String) -> [String] {
    var names: [String] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      for entry in entries(of: folder + "/" + prefix) {
        let name = prefix + entry
        if isFolder(folder + "/" + name) {
          pending.append(name + "/")
        } else if !entry.contains(".actual.") {
          names.append(name.precomposedStringWithCanonicalMapping)
        }
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of what stands directly in the folder and is not hidden.
  static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
