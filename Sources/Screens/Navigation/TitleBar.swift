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

extension Resolver {
  /// Adds the row with the back label and the title; returns the element that stands for the way back.
  ///
  /// The title stands in the middle of the row, else in the middle of what the label leaves. Where both don't
  /// fit, the label is shortened before the title is cut (N29).
  mutating func addTitleBar(title: String?, back: BackControl?, insets: EdgeInsets) -> Int {
    tree.open(
      .padding(
        InsetsElement(leading: Int32(clamping: insets.leading), trailing: Int32(clamping: insets.trailing))))
    let index = tree.count
    tree.open(.fitting(.horizontal))
    for form in back?.forms ?? [""] {
      let label = back == nil ? nil : form
      if environment.device.isFramed { addBarRow(title: title, back: label, isCentered: true) }
      if back != nil || !environment.device.isFramed {
        addBarRow(title: title, back: label, isCentered: false)
      }
    }
    tree.close()
    tree.close()
    return index
  }

  private mutating func addBarRow(title: String?, back: String?, isCentered: Bool) {
    tree.open(.stack(StackElement(axis: .horizontal, spacing: 0)))
    if let back { addBackLabel(back) }
    if environment.device.isFramed { addRoom() }
    if let title { addBarTitle(title) }
    addRoom()
    // As much room on the right as the label takes on the left puts the title in the middle.
    if isCentered, let back {
      tree.open(.hidden)
      addBackLabel(back)
      tree.close()
    }
    tree.close()
  }

  private mutating func addBackLabel(_ label: String) {
    tree.open(.padding(InsetsElement(trailing: 2)))
    tree.open(.fixedSize(.horizontal))
    let chevron = text(of: backwardMark)
    let parts = label.isEmpty ? [chevron] : [chevron, label]
    addBarText((tree.isMirrored ? parts.reversed() : parts).joined(separator: " "))
    tree.close()
    tree.close()
  }

  private mutating func addBarTitle(_ title: String) {
    let outer = environment.text.style
    changeStyle(outer.adding(.bold))
    let index = tree.count
    addBarText(title)
    if index < tree.count { tree.setPriority(1, of: index) }
    changeStyle(outer)
  }

  private mutating func addRoom() { tree.add(.spacer(SpacerElement(axis: .horizontal, minimum: 0))) }

  private mutating func addBarText(_ text: String) {
    let oneLine = CleanText.oneLine(text)
    tree.add(.text(TextElement(span: tree.text.append(oneLine), lineLimit: 1)), style: styleNumber)
  }
}
