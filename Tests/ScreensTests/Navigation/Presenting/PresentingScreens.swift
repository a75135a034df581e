import Screens

/// A shop that presents everything there is.
final class ShopModel {
  var showsFilter = false
  var showsSort = false
  var showsTour = false
  var asksToEmpty = false
  var asksHow = false
  var product: ShopProduct?
  var log: [String] = []
}

struct ShopProduct: Identifiable, Hashable {
  let id: Int
}

struct PresentingShop: Node {
  let model: ShopModel

  var body: some Node {
    Stack {
      VStackNode {
        TextNode("Apples")
        TextNode("Pears")
        ButtonNode("Filter") { model.showsFilter = true }
        LinkNode("More", value: "more")
      }
      .title("Shop")
      .destination(for: String.self) { TextNode($0).title("More") }
      .sheet(isPresented: flag(\.showsFilter), onDismiss: { model.log.append("filter closed") }) {
        FilterScreen(model: model)
      }
      .cover(isPresented: flag(\.showsTour)) { TourScreen() }
      .alert("Empty the cart?", isPresented: flag(\.asksToEmpty)) {
        ButtonNode("Keep", role: .cancel) {}
        ButtonNode("Empty", role: .destructive) { model.log.append("emptied") }
      } message: {
        TextNode("Two things are in it.")
      }
      .confirmation("Ship how?", isPresented: flag(\.asksHow)) {
        ButtonNode("By Train") { model.log.append("train") }
        ButtonNode("By Bike") { model.log.append("bike") }
      }
    }
    .environment(\.lineLimit, 3)
    .environment(model)
  }

  private func flag(_ keyPath: ReferenceWritableKeyPath<ShopModel, Bool>) -> Binding<Bool> {
    Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}

struct FilterScreen: Node {
  let model: ShopModel
  @Environment(\.dismiss) private var dismiss
  @State private var path: [Int] = []

  var body: some Node {
    Stack(path: $path) {
      VStackNode {
        LinkNode("Colour", value: 1)
        ButtonNode("Sort") { model.showsSort = true }
        ButtonNode("Done") { dismiss() }
      }
      .title("Filter")
      .destination(for: Int.self) { _ in TextNode("Red").title("Colour") }
      .sheet(isPresented: Binding(get: { model.showsSort }, set: { model.showsSort = $0 })) {
        TextNode("By price").title("Sort")
      }
    }
  }
}

struct TourScreen: Node {
  @Environment(\.dismiss) private var dismiss
  var body: some Node {
    ButtonNode("Start") { dismiss() }.title("Welcome")
  }
}
