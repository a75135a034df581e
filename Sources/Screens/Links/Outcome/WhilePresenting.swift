/// What a link does while a sheet, a cover, an alert or a dialog is up.
public enum WhilePresenting: String, Hashable, Sendable, CaseIterable {
  /// Nothing is opened, and the reason names what is up.
  case refuse
  /// What is up is closed, as by its own way out, and the link is opened.
  case dismissFirst
  /// The link waits until nothing is up; a later link takes the place of an earlier one.
  case queue
}
