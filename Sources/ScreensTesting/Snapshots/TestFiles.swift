/// The Swift files of the packages that hold the given test files.
struct TestFiles {
  private var names: Set<String> = []
  private var isKnown: Bool

  init(above testFiles: Set<String>) {
    let packages = Set(testFiles.compactMap { SnapshotRoot.packageFolder(above: $0) })
    isKnown = !packages.isEmpty
    for package in packages {
      for name in SnapshotListing.names(in: package) where name.hasSuffix(".swift") {
        let file = name.split(separator: "/").last ?? ""
        names.insert(SnapshotName(String(file.dropLast(6))).text)
      }
    }
  }

  /// Whether the packages surely have no test file with a snapshot folder of this name.
  func lack(_ folderName: String) -> Bool { isKnown && !names.contains(folderName) }
}
