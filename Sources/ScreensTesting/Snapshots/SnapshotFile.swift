import Foundation

/// One snapshot's place on disk.
struct SnapshotFile: Equatable, Sendable {
  var rootPath: String
  /// The path below the root, as diffs and messages show it: `Snapshots/CheckoutTests/checkout.cart.txt`.
  var label: String

  var path: String { rootPath + "/" + label }
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) }

  /// What two labels share when a file system that ignores case holds them in one file.
  var foldedLabel: String { label.precomposedStringWithCanonicalMapping.lowercased() }

  /// `Snapshots/<test file>/<test>[.<name>].<extension>`.
  init(root: SnapshotRoot, place: TestPlace, named name: String?, fileExtension: String) {
    self.init(root: root, label: Self.stem(of: place, named: name) + "." + fileExtension)
  }

  init(root: SnapshotRoot, label: String) {
    rootPath = root.path
    self.label = label
  }

  /// `Snapshots/<test file>/<test>[.<name>]`: a snapshot's path without its extension, or the folder of an
  /// exploration.
  static func stem(of place: TestPlace, named name: String?) -> String {
    let components = [place.fileName, place.testName].map { SnapshotName($0).text }
    let suffix = name.map { "." + SnapshotName($0).text } ?? ""
    return "Snapshots/" + components.joined(separator: "/") + suffix
  }
}
