import Screens
import ScreensSamples
import ScreensTesting
import Testing

/// Paying leaves no way back into the order.
struct CheckoutTests {
  private let session = Session(Checkout(), on: .phone)

  private func check(_ state: String, function: String = #function, line: UInt = #line) {
    assertSnapshot(of: session, named: state, function: function, line: line)
    #expect(session.screen.diagnostics.isEmpty)
  }

  @Test func states() throws {
    check("cart")
    try session.tap("Check Out")
    check("address")
    try session.tap("Continue to Payment")
    check("address.payment")
    try session.tap("Change Address")
    check("address")
    try session.back()
    check("cart")
    try session.tap("Check Out")
    try session.tap("Continue to Payment")
    try session.tap("Pay")
    check("confirmation")
    try session.tap("Done")
    check("empty-cart")
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
