extension Session {
  /// Acts twice on the control with this label before the screen is shown again, as an impatient person does.
  ///
  /// Both taps meet what was drawn before the first one. Links and ways back count the first only; an action of an
  /// author runs twice, and `push(_:)` or `push(_:from:)` keeps it from pushing twice. Fails as `tap(_:nth:)` does.
  ///
  /// `nth` says which of several, counted from 0 in reading order.
  public func doubleTap(_ target: Target, nth: Int? = nil) throws(DriveError) {
    try act(on: target, nth: nth, request: "double tap") { perform in
      perform()
      perform()
    }
  }
}
