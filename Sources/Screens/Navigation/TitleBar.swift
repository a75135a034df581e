import ScreensCanvas
import ScreensLayout

/// The way back from a pushed screen.
struct BackControl {
  let label: String
  let perform: () -> Void

  /// What the way back is called where the screen beneath has no title, or too long a one.
  static let shortLabel = "Back"

  /// The label and what it is shortened to: "Back", then the chevron alone (N29).
  fileprivate var forms: [String] {
    label == Self.shortLabel ? [label, ""] : [label, Self.shortLabel, ""]
  }
}

/// What stands in a title bar, and where it came to stand in each form of it.
struct TitleBar {
  let title: String?
  let back: BackControl?
  /// How many of the items stand before the title.
  let leadingCount: Int
  var items: ToolbarShifts
  /// The elements of the way back.
  var backElements: [Int] = []

  init(title: String?, back: BackControl?, _ toolbar: ScreenToolbar) {
    (self.title, self.back) = (title, back)
    leadingCount = toolbar.leading.count
    items = ToolbarShifts(toolbar.leading + toolbar.trailing)
  }

  var isEmpty: Bool { title == nil && back == nil && items.isEmpty }
}

extension Resolver {
  /// Adds the row with the back label, the title and the toolbar's items.
  ///
  /// The title stands in the middle of the row, else in the middle of what is left of it. Where not everything
  /// fits, the label is shortened, then the items get a row of their own, and then the title is cut (N29).
  mutating func addTitleBar(_ bar: inout TitleBar, insets: EdgeInsets) {
    tree.open(
      .padding(
        InsetsElement(leading: Int32(clamping: insets.leading), trailing: Int32(clamping: insets.trailing))))
    tree.open(.fitting(.horizontal))
    addBarForms(&bar, hasItems: !bar.items.isEmpty)
    if !bar.items.isEmpty {
      tree.open(.stack(StackElement(axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top)))
      if bar.title != nil || bar.back != nil {
        tree.open(.fitting(.horizontal))
        addBarForms(&bar, hasItems: false)
        tree.close()
      }
      addToolbarRows(&bar.items, leading: bar.leadingCount, alignment: .leading)
      tree.close()
    }
    tree.close()
    tree.close()
  }

  private mutating func addBarForms(_ bar: inout TitleBar, hasItems: Bool) {
    for form in bar.back?.forms ?? [""] {
      let label = bar.back == nil ? nil : form
      var row = TitleBarRow(back: label, hasItems: hasItems, isCentered: true)
      if environment.device.isFramed { addBarRow(&bar, row) }
      row.isCentered = false
      if bar.back != nil || hasItems || !environment.device.isFramed { addBarRow(&bar, row) }
    }
  }

  private mutating func addBarRow(_ bar: inout TitleBar, _ row: TitleBarRow) {
    tree.open(.stack(StackElement(axis: .horizontal, spacing: 0)))
    addBarSide(.leading, of: &bar, row)
    if environment.device.isFramed { addRoom() }
    if let title = bar.title { addBarTitle(title) }
    addRoom()
    addBarSide(.trailing, of: &bar, row)
    tree.close()
  }

  private mutating func addBarTitle(_ title: String) {
    let outer = environment.text.style
    changeStyle(outer.adding(.bold))
    let index = tree.count
    addBarText(title, meaning: .heading)
    if index < tree.count { tree.setPriority(1, of: index) }
    changeStyle(outer)
  }

  private mutating func addRoom() { tree.add(.spacer(SpacerElement(axis: .horizontal, minimum: 0))) }

  mutating func addBarText(_ text: String, meaning: TextMeaning = .plain) {
    let span = tree.text.append(CleanText.oneLine(text))
    tree.add(.text(TextElement(span: span, lineLimit: 1, meaning: meaning)), style: styleNumber)
  }
}
