/// The server of an `http` or `https` URL.
struct WebHost: Hashable, Sendable {
  let name: String
  let port: Int?
}

extension URLParts {
  /// The server where the scheme has one; its letters have no case, and the scheme's own port means nothing.
  func webHost() throws(LinkURL.Fault) -> WebHost? {
    guard isWeb else { return nil }
    guard let authority, !authority.isEmpty else { throw .noHost }
    guard !bytes[authority].contains(UInt8(ascii: "@")) else { throw .userInfo }
    // The colons of an address in brackets are not the port's.
    let end = bytes[authority].lastIndex(of: UInt8(ascii: "]")) ?? authority.lowerBound
    let colon = bytes[end..<authority.upperBound].firstIndex(of: UInt8(ascii: ":"))
    let name = authority.lowerBound..<(colon ?? authority.upperBound)
    guard !name.isEmpty else { throw .noHost }
    let port = try colon.map { colon throws(LinkURL.Fault) in try self.port(colon + 1..<authority.upperBound)
    }
    return WebHost(name: try decoded(name).lowercasedASCII, port: port ?? nil)
  }

  private func port(_ range: Range<Int>) throws(LinkURL.Fault) -> Int? {
    if range.isEmpty { return nil }
    guard bytes[range].allSatisfy(\.isASCIIDigit), let port = UInt16(text(range)) else {
      throw .invalidPort(found: text(range))
    }
    return Int(port) == (scheme == "https" ? 443 : 80) ? nil : Int(port)
  }
}
