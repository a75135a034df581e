import Foundation

/// Where the text a test shows, and its patch, are kept when the snapshot itself is not written.
struct Artifacts {
  var folder: String

  /// `SCREENS_ARTIFACTS`, else a folder among the temporary ones.
  init(_ environment: SnapshotEnvironment) {
    folder = environment.path(of: "SCREENS_ARTIFACTS") ?? environment.temporaryFolder + "/screens-artifacts"
  }

  /// Keeps both, under names like the snapshot's, and returns their paths.
  func keep(
    _ text: SnapshotText, patch: String, of file: SnapshotFile
  ) throws -> (actual: String, patch: String) {
    let root = SnapshotRoot(path: folder)
    let actual = SnapshotFile(root: root, label: file.artifactLabel(".actual"))
    try actual.write(text)
    let change = SnapshotFile(root: root, label: file.patchLabel)
    try change.write(Array(patch.utf8))
    return (actual.path, change.path)
  }
}

extension SnapshotFile {
  /// `CheckoutTests/checkout.cart.actual.txt`.
  func artifactLabel(_ mark: String) -> String {
    let (stem, end) = splitLabel
    return stem + mark + end
  }

  /// `CheckoutTests/checkout.cart.patch`.
  var patchLabel: String { splitLabel.stem + ".patch" }

  private var splitLabel: (stem: String, end: String) {
    let label = label.hasPrefix("Snapshots/") ? label.dropFirst("Snapshots/".count) : label[...]
    let end = label.lastIndex(of: ".") ?? label.endIndex
    return (String(label[..<end]), String(label[end...]))
  }
}
