extension String {
  /// The text as a segment, or as a value of a query: every byte that could mean something else is encoded.
  var percentEncoded: String {
    // Whoever tidies a path takes these two for steps.
    if self == "." || self == ".." { return utf8.map(\.percentEncoded).joined() }
    var encoded = ""
    for byte in utf8 {
      if byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += byte.percentEncoded
      }
    }
    return encoded
  }
}

extension UInt8 {
  /// `%C3`
  var percentEncoded: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "%0" + digits : "%" + digits
  }
}
