import Testing

@testable import ScreensTesting

@Suite struct ArtifactsTests {
  private let folder = TemporaryFolder()
  private let file = "Snapshots/ShopTests/checkout.cart.txt"

  private func failure(_ variables: [String: String]) -> SnapshotFailure? {
    SnapshotCheck(place: .sample(), environment: folder.environment(variables))
      .failure(of: "Cart", named: "cart")
  }

  // A file where a folder must be: nothing can be written there, not even by root.
  private func blockSnapshots() throws { try folder.write("", to: "Snapshots/ShopTests") }

  @Test func `what cannot be written is kept in the artifacts and said so`() throws {
    try blockSnapshots()
    let found = failure(["SCREENS_ARTIFACTS": "kept"])
    let failure = try #require(found)
    let kept = folder.path + "/kept/ShopTests/checkout.cart"
    #expect(
      failure.what
        == "checkout has no snapshot Snapshots/ShopTests/checkout.cart.txt, and it could not be written.")
    #expect(failure.why.hasPrefix("Writing \(folder.path)/Snapshots/ShopTests/checkout.cart.txt failed: "))
    #expect(
      failure.remedy == """
        The text is in \(kept).actual.txt; accept it where the folder can be written: git apply \(kept).patch
        """)
    #expect(folder.read("kept/ShopTests/checkout.cart.actual.txt") == "Cart\n")
    #expect(
      folder.read("kept/ShopTests/checkout.cart.patch") == """
        --- /dev/null
        +++ b/Snapshots/ShopTests/checkout.cart.txt
        @@ -0,0 +1 @@
        +Cart

        """)
  }

  @Test func `without a folder for them the temporary one is used`() throws {
    try blockSnapshots()
    _ = failure([:])
    #expect(
      folder.files == [
        "Snapshots/ShopTests", "temporary/screens-artifacts/ShopTests/checkout.cart.actual.txt",
        "temporary/screens-artifacts/ShopTests/checkout.cart.patch",
      ])
  }

  @Test func `where nothing can be written the message says so`() throws {
    try blockSnapshots()
    try folder.write("", to: "kept")
    let remedy = failure(["SCREENS_ARTIFACTS": "kept"])?.remedy
    #expect(
      remedy?.hasPrefix(
        "Set SCREENS_ARTIFACTS to a folder that can be written; nor could \(folder.path)/kept: ") == true)
  }

  @Test func `a run that names a folder finds every failure there`() {
    _ = failure(["CI": "1", "SCREENS_ARTIFACTS": "kept"])
    #expect(
      folder.files == ["kept/ShopTests/checkout.cart.actual.txt", "kept/ShopTests/checkout.cart.patch"])
  }
}
