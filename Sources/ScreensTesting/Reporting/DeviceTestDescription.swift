public import Screens
public import Testing

extension Device: CustomTestStringConvertible {
  /// Its name, so that a failure in a test for several devices says which in one word.
  public var testDescription: String { name }
}
