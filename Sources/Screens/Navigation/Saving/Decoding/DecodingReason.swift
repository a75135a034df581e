/// Why a value could not be encoded or decoded, as the end of a sentence.
func codingReason(_ error: any Error) -> String {
  let (context, text): ([any CodingKey], String)
  switch error {
  case let fault as PayloadFault: return fault.why
  case DecodingError.keyNotFound(let key, let found):
    (context, text) = (found.codingPath, "\"\(key.stringValue)\" is missing")
  case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found),
    DecodingError.dataCorrupted(let found):
    (context, text) = (found.codingPath, found.debugDescription)
  case EncodingError.invalidValue(_, let found): (context, text) = (found.codingPath, found.debugDescription)
  default: (context, text) = ([], "\(error)")
  }
  let place = context.map(\.stringValue).joined(separator: ".")
  let sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
  return shortened(place.isEmpty ? sentence : "at \(place), \(sentence)", to: 200)
}
