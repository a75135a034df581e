extension SnapshotEnvironment {
  /// Whether the tests of this process may be fewer than all, as far as its arguments tell.
  ///
  /// `swift test` hands `--filter` and `--skip` on to Swift Testing, and to XCTest the names of the tests
  /// that are left. Xcode's selection does not show, nor does what the process of an exit test leaves out,
  /// so both count as a selection.
  var runsSelectedTests: Bool {
    if ["SWT_EXIT_TEST_ID", "XCTestConfigurationFilePath"].contains(where: { variables[$0] != nil }) {
      return true
    }
    for argument in arguments.dropFirst() {
      if ["--filter", "--skip", "-XCTest"].contains(argument.prefix { $0 != "=" }) { return true }
    }
    guard let first = arguments.dropFirst().first else { return false }
    return !first.hasPrefix("-") && !first.hasSuffix(".xctest")
  }

  /// Whether Swift Testing runs in this process, and not XCTest.
  var runsSwiftTesting: Bool {
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments[option...].dropFirst().first == "swift-testing"
  }
}
