/// The text that bytes of a URL stand for: `caf%C3%A9` is `café`.
func percentDecoded(_ bytes: ArraySlice<UInt8>) throws(LinkURL.Fault) -> String {
  guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
  var decoded: [UInt8] = []
  var positions: [Int] = []
  var index = bytes.startIndex
  while index < bytes.endIndex {
    positions.append(index)
    if bytes[index] == UInt8(ascii: "%") {
      decoded.append(try percentDecodedByte(bytes[index...]))
      index += 3
    } else {
      decoded.append(bytes[index])
      index += 1
    }
  }
  if let fault = firstInvalidUTF8(in: decoded) { throw .invalidUTF8(position: positions[fault]) }
  return String(decoding: decoded, as: UTF8.self)
}

/// The byte that `bytes` begin with, written as `%` and two digits.
private func percentDecodedByte(_ bytes: ArraySlice<UInt8>) throws(LinkURL.Fault) -> UInt8 {
  let digits = bytes.dropFirst().prefix(2).compactMap(\.hexadecimalValue)
  guard digits.count == 2 else {
    let found = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(3)
    throw .invalidPercent(found: String(found), position: bytes.startIndex)
  }
  return digits[0] << 4 | digits[1]
}

/// Where bytes first are not UTF-8.
private func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  var parser = UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var position = 0
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let scalar): position += scalar.count
    case .error: return position
    case .emptyInput: return nil
    }
  }
}
