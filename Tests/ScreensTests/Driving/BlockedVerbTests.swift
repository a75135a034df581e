import Screens
import Testing

/// What verbs say where something is shown over the screen (N28).
@Suite struct BlockedVerbTests {
  private let model = ShopModel()

  private func session() -> Session {
    Session(PresentingShop(model: model), on: .plain(width: 30))
  }

  private let alert = """
    Shop
    ──────────────────────────────
        ╭───────────────────╮
        │  Empty the cart?  │
        │ Two things are in │
    More│        it.        │    ›
        │                   │
        │     [ Keep ]      │
        │    [! Empty ]     │
        ╰───────────────────╯

    """

  @Test func N28_whatAnAlertCoversCannotBeTapped() {
    model.asksToEmpty = true
    let error = session().failure { try $0.tap("Filter") }
    #expect(
      error?.description == """
        tap "Filter": the alert "Empty the cart?" is shown over it and blocks everything beneath. \
        Close the alert "Empty the cart?" first.

        \(alert)
        """)
  }

  @Test func N28_anAlertWantsAnAnswer() {
    model.asksToEmpty = true
    let error = session().failure { try $0.dismiss() }
    #expect(error?.reason == .needsAnswer(#"the alert "Empty the cart?""#, buttons: ["Keep", "Empty"]))
    #expect(
      error?.description == """
        dismiss: the alert "Empty the cart?" wants an answer. Tap one of its buttons: "Keep", "Empty".

        \(alert)
        """)
  }

  @Test func N28_aSheetBlocksTheWayBack() throws {
    let session = session()
    try session.tap("Filter")
    let error = session.failure { try $0.back() }
    #expect(
      error?.description == """
        back: the sheet "Filter" is shown over it and blocks everything beneath. Close the sheet "Filter" first.

        \(session.text)
        """)
    #expect(session.failure { try $0.back(to: 0) }?.request == "back to depth 0")
    #expect(session.failure { try $0.selectTab("Filter") }?.request == #"select tab "Filter""#)
    try session.dismiss()
    #expect(session.steps == [#"tap "Filter""#, "dismiss"])
  }

  @Test func withNothingOverItThereIsNothingToDismiss() {
    let error = session().failure { try $0.dismiss() }
    #expect(
      error?.description == """
        dismiss: nothing is shown over this screen. Present something first.

        Shop
        ──────────────────────────────
                    Apples
                    Pears
                  [ Filter ]
        More                         ›

        """)
  }
}
