/// Where a text that does not fit loses its middle, its beginning or its end to `…`.
public enum TruncationMode: UInt8, Hashable, Sendable, CaseIterable {
  case head, middle, tail
}
