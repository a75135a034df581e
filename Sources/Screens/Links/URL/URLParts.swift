/// Where the parts of a URL or of a pattern lie in its bytes.
///
/// Everything is split by bytes before it is decoded: an encoded slash separates nothing, and a slash with a
/// combining mark after it, which is another character, still does.
struct URLParts {
  let bytes: [UInt8]
  let scheme: String
  private(set) var authority: Range<Int>?
  private(set) var path: Range<Int>
  private(set) var query: Range<Int>?
  private(set) var fragment: Range<Int>?

  init(_ text: String) throws(LinkURL.Fault) {
    bytes = Array(text.utf8.prefix(LinkURL.maximumLength + 1))
    guard bytes.count <= LinkURL.maximumLength else { throw .tooLong }
    if let position = bytes.firstIndex(where: { $0 <= 0x20 || $0 == 0x7F }) {
      throw .forbiddenCharacter(code: bytes[position], position: position)
    }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(bytes[..<colon]) else {
      throw .noScheme
    }
    scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercasedASCII
    path = colon + 1..<bytes.count
    fragment = takeEnd(from: UInt8(ascii: "#"))
    query = takeEnd(from: UInt8(ascii: "?"))
    authority = takeAuthority()
  }

  /// Whether the host is the address of a server.
  var isWeb: Bool { scheme == "https" || scheme == "http" }

  /// Whether the first segment stands where a host does.
  var startsWithHost: Bool { !isWeb && authority?.isEmpty == false }

  /// What stands between slashes; in other schemes than the web's the host comes first.
  var segments: [Range<Int>] {
    var rest = path
    if rest.first.map({ bytes[$0] }) == UInt8(ascii: "/") { rest.removeFirst() }
    var ranges = split(rest, at: UInt8(ascii: "/"))
    if ranges.last?.isEmpty == true { ranges.removeLast() }
    if startsWithHost, let authority { ranges.insert(authority, at: 0) }
    return ranges
  }

  func split(_ range: Range<Int>, at separator: UInt8) -> [Range<Int>] {
    bytes[range].split(separator: separator, omittingEmptySubsequences: false).map {
      $0.startIndex..<$0.endIndex
    }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func decoded(_ range: Range<Int>) throws(LinkURL.Fault) -> String { try percentDecoded(bytes[range]) }

  func decoded(_ ranges: [Range<Int>]) throws(LinkURL.Fault) -> [String] {
    try ranges.map { range throws(LinkURL.Fault) in try decoded(range) }
  }

  /// Cuts the path before the first `mark`; what follows the mark is returned.
  private mutating func takeEnd(from mark: UInt8) -> Range<Int>? {
    guard let start = bytes[path].firstIndex(of: mark) else { return nil }
    defer { path = path.lowerBound..<start }
    return start + 1..<path.upperBound
  }

  private mutating func takeAuthority() -> Range<Int>? {
    guard bytes[path].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { return nil }
    let start = path.lowerBound + 2
    let end = bytes[start..<path.upperBound].firstIndex(of: UInt8(ascii: "/")) ?? path.upperBound
    path = end..<path.upperBound
    return start..<end
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.isASCIILetter else { return false }
    return bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }
  }
}
