import Foundation

/// The folder that holds `Snapshots/`.
struct SnapshotRoot: Equatable {
  var path: String

  /// Takes `SCREENS_SNAPSHOTS`, else the nearest folder above the test file with a `Package.swift`, else
  /// the working folder if it has one.
  init(testFile: String, environment: SnapshotEnvironment) throws(SnapshotFailure) {
    if let path = environment.path(of: "SCREENS_SNAPSHOTS") {
      guard SnapshotListing.isFolder(path) else { throw .rootIsNoFolder(path) }
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

  /// The nearest folder above `file` with a `Package.swift`.
  static func packageFolder(above file: String) -> String? {
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
}
