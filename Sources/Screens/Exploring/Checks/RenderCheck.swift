extension Explorer {
  /// Rendering twice gives the same bytes.
  mutating func checkRender(_ session: Session, _ moment: Moment, _ way: Way) {
    let again = session.text
    guard !again.utf8.elementsEqual(moment.text.utf8) else { return }
    map.findings.append(
      Finding(
        .unstableRender,
        "The screen \"\(moment.name)\" shows something else each time it is rendered. "
          + "Its body reads what changes between two renders, or changes it: the time, a random number, a counter. "
          + "Read such values once, into state, and show that.",
        taps: way.taps, texts: [moment.text, again]))
  }
}
