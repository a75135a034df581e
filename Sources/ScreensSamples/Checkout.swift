public import Observation
public import Screens

/// A cart and how far its buyer has come.
@Observable
public final class Purchase {
  private(set) var items = ["Coffee", "Filter"]
  private(set) var isPaid = false
  var path: [CheckoutStep] = []

  public init() {}

  /// Empties the path and swaps the root in one step, so that there is no way back into a paid order.
  public func pay() {
    isPaid = true
    path.removeAll()
  }

  /// Starts over with an empty cart.
  public func finish() {
    items.removeAll()
    isPaid = false
  }
}

/// The screens between the cart and the confirmation.
public enum CheckoutStep: String, Hashable {
  case address, payment
}

/// Cart, address, payment, confirmation.
public struct Checkout: Node {
  @State private var purchase = Purchase()

  public init() {}

  public var body: some Node {
    Stack(path: $purchase.path) {
      if purchase.isPaid {
        ConfirmationScreen()
      } else {
        CartScreen().destination(for: CheckoutStep.self) { step in
          switch step {
          case .address: AddressScreen()
          case .payment: PaymentScreen()
          }
        }
      }
    }
    .environment(purchase)
  }
}

private struct CartScreen: Node {
  @Environment(Purchase.self) private var purchase

  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      if purchase.items.isEmpty {
        TextNode("Your cart is empty.")
      } else {
        ListNode(separators: true) {
          ForEachNode(purchase.items, id: \.self) { TextNode($0) }
        }
        LinkNode("Check Out", value: CheckoutStep.address)
      }
    }
    .title("Cart")
  }
}

private struct AddressScreen: Node {
  var body: some Node {
    VStackNode(alignment: .leading, spacing: 1) {
      TextNode("1 Harbour Street")
      LinkNode("Continue to Payment", value: CheckoutStep.payment)
    }
    .title("Address")
  }
}

private struct PaymentScreen: Node {
  @Environment(Purchase.self) private var purchase
  @Environment(\.dismiss) private var dismiss

  var body: some Node {
    VStackNode(spacing: 1) {
      TextNode("\(purchase.items.count) things, 24.50")
      ButtonNode(action: { purchase.pay() }) { TextNode("Pay").frame(maxWidth: .infinity) }
        .buttonStyle(.borderedProminent)
      ButtonNode("Change Address") { dismiss() }
    }
    .title("Payment")
  }
}

private struct ConfirmationScreen: Node {
  @Environment(Purchase.self) private var purchase

  var body: some Node {
    VStackNode(spacing: 1) {
      LabelNode("Thank you!", systemImage: "checkmark.circle").bold()
      ButtonNode("Done") { purchase.finish() }
    }
    .title("Order Placed")
  }
}
