extension Session {
  /// Acts twice on the control with this label before the screen is shown again, as an impatient person does.
  ///
  /// Both taps meet what was drawn before the first one. Links and ways back count the first only; an action of an
  /// author runs twice, and `push(_:)` or `push(_:from:)` keeps it from pushing twice. Fails as a tap does.
  ///
  /// `nth` says which of several, counted from 0 in reading order, and `within` in which area.
  public func doubleTap(_ target: Target, nth: Int? = nil, within area: String? = nil) throws(DriveError) {
    try act(on: target, nth: nth, within: area, request: "double tap") { perform in
      perform()
      perform()
    }
  }
}
