/// The line drawn around something; it takes one cell on each side.
public enum Border: UInt8, Hashable, Sendable, CaseIterable {
  /// `┌─┐`
  case single
  /// `╭─╮`
  case rounded
  /// `┏━┓`
  case heavy
  /// `╔═╗`
  case double
}
