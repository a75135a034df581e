import ScreensCanvas
import ScreensLayout

/// The way back from a pushed screen.
struct BackControl {
  let label: String
  let perform: () -> Void

  /// What the way back is called where the screen beneath has no title, or too long a one.
  static let shortLabel = "Back"
}

extension Resolver {
  /// Adds the row with the back label and the title; returns the element that stands for the way back.
  ///
  /// When both don't fit, the label becomes "Back" and then the chevron alone before the title is cut (N29).
  mutating func addTitleBar(title: String?, back: BackControl?) -> Int {
    let device = environment.device
    var bar = InsetsElement()
    (bar.leading, bar.trailing) = (Int32(device.insets.leading), Int32(device.insets.trailing))
    tree.open(.padding(bar))
    tree.open(.fitting(.horizontal))
    let index = tree.count - 1
    if let back {
      addBarRow(title: title, back: back.label)
      if back.label != BackControl.shortLabel { addBarRow(title: title, back: BackControl.shortLabel) }
      addBarRow(title: title, back: "")
    } else {
      addBarRow(title: title, back: nil)
    }
    tree.close()
    tree.close()
    return index
  }

  private mutating func addBarRow(title: String?, back: String?) {
    let isCentered = environment.device.isFramed
    tree.open(.stack(StackElement(axis: .horizontal, spacing: 0)))
    if let back {
      openSide(isCentered: isCentered, alignment: .leading)
      tree.open(.padding(InsetsElement(trailing: title == nil ? 0 : 1)))
      tree.open(.fixedSize(.horizontal))
      addBarText(back.isEmpty ? "‹" : "‹ \(back)")
      for _ in 0..<3 { tree.close() }
    } else if isCentered {
      openSide(isCentered: isCentered, alignment: .leading)
      tree.close()
    }
    if let title {
      let outer = environment.text.style
      changeStyle(outer.adding(.bold))
      let index = tree.count
      addBarText(title)
      if index < tree.count { tree.setPriority(1, of: index) }
      changeStyle(outer)
    }
    openSide(isCentered: isCentered, alignment: .trailing)
    tree.close()
    tree.close()
  }

  /// Room beside the title: as much on both sides where the title is centred.
  private mutating func openSide(isCentered: Bool, alignment: Alignment) {
    let maximum = isCentered || alignment == .trailing ? Proposal.infinite : nil
    tree.open(
      .flexibleFrame(FlexibleFrameElement(width: Bounds(maximum: maximum), alignment: alignment)))
  }

  private mutating func addBarText(_ text: String) {
    let oneLine = Sanitiser.oneLine(text)
    tree.add(.text(TextElement(span: tree.text.append(oneLine), lineLimit: 1)), style: styleNumber)
  }
}
