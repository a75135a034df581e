import Foundation

/// The folder that holds `Snapshots/`.
struct SnapshotRoot: Equatable {
  var path: String

  /// Takes `SCREENS_SNAPSHOTS`, else the nearest folder above the test file with a `Package.swift`, else
  /// the working folder if it has one.
  init(testFile: String, environment: SnapshotEnvironment) throws(SnapshotFailure) {
    if let named = environment.value(of: "SCREENS_SNAPSHOTS") {
      let path = Self.absolute(named, in: environment.workingFolder)
      guard Self.isFolder(path) else { throw .rootIsNoFolder(path) }
      self.init(path: path)
    } else if let above = Self.packageFolder(above: testFile) {
      self.init(path: above)
    } else if Self.holdsPackage(environment.workingFolder) {
      self.init(path: environment.workingFolder)
    } else {
      throw .noRoot(testFile: testFile, workingFolder: environment.workingFolder)
    }
  }

  init(path: String) { self.path = path }

  private static func packageFolder(above file: String) -> String? {
    var folder = file
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if holdsPackage(folder) { return folder }
    }
    return nil
  }

  private static func holdsPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    var path = path.hasPrefix("/") ? path : folder + "/" + path
    while path.utf8.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
