import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Paying leaves no way back into the order.
struct CheckoutTests {
  private let session = Session(Checkout(), on: .phone)

  @Test func everyStackState() {
    let map = assertSnapshots(exploring: .phone) { Checkout() }
    #expect(map.coverage.types.description == "1 of 1")
    #expect(map.coverage.links.description == "2 of 2")
  }

  @Test func theCartIsEmptyAfterwards() throws {
    for label in ["Check Out", "Continue to Payment", "Pay", "Done"] { try session.tap(label) }
    assertSnapshot(of: session)
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test func changingTheAddressGoesBack() throws {
    try session.tap("Check Out")
    try session.tap("Continue to Payment")
    try session.tap("Change Address")
    #expect(session.screen.path == ["address"])
    #expect(session.events.contains(.pop(1)))
  }

  @Test func N20_payingSwapsTheRootAndEmptiesThePathInOneUpdate() throws {
    try session.tap("Check Out")
    try session.tap("Continue to Payment")
    try session.tap("Pay")
    #expect(session.screen.title == "Order Placed")
    #expect(
      session.events.suffix(3) == [.pop(2), .appeared("Order Placed"), .disappeared("Payment")])
    #expect { try session.back() } throws: { ($0 as? DriveError)?.reason == .nothingToGoBackTo }
  }
}
