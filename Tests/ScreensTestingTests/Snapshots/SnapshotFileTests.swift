import Testing

@testable import ScreensTesting

@Suite struct SnapshotFileTests {
  private func label(_ function: String, named name: String? = nil) -> String {
    let place = TestPlace.sample(function)
    return SnapshotFile(root: SnapshotRoot(path: "/r"), place: place, named: name, fileExtension: "txt").label
  }

  @Test func `test file, test and name make the path`() {
    #expect(label("checkout()") == "Snapshots/ShopTests/checkout.txt")
    #expect(label("checkout()", named: "cart") == "Snapshots/ShopTests/checkout.cart.txt")
  }

  @Test func `parentheses, labels and back-ticks are not part of the name`() {
    #expect(label("checkout(device:_:)") == "Snapshots/ShopTests/checkout.txt")
    #expect(label("`checkout`()") == "Snapshots/ShopTests/checkout.txt")
    #expect(label("testCheckout") == "Snapshots/ShopTests/testCheckout.txt")
    #expect(TestPlace.sample("paying works (twice)()").testName == "paying works (twice)")
  }

  @Test func `labels that differ in case alone fold to one`() {
    let upper = SnapshotFile(root: SnapshotRoot(path: "/r"), label: "Snapshots/A/ÉCOLE.txt")
    let lower = SnapshotFile(root: SnapshotRoot(path: "/r"), label: "Snapshots/A/e\u{301}cole.txt")
    #expect(upper.foldedLabel.utf8.elementsEqual(lower.foldedLabel.utf8))
  }
}
