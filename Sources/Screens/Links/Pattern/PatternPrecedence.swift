/// Which of several patterns that fit a URL is meant.
///
/// From left to right a literal segment goes before a parameter. Then a pattern whose required parameters are all
/// there goes before one that lacks some, and one that requires more of the query before one that requires less.
/// The path decides first, so that a URL with a parameter missing never slips through to a wider link.
struct PatternPrecedence {
  private let rank: [Int]

  init(of pattern: LinkPattern, for url: LinkURL) {
    let path = pattern.segments.map { $0.parameterName == nil ? 0 : 1 }
    let lacks = pattern.missingParameter(in: url) == nil ? 0 : 1
    let literals = pattern.query.filter(\.value.isLiteral).count
    let required = pattern.query.filter { !$0.value.isOptional }.count
    rank = path + [lacks, -required, -literals]
  }

  /// Equals are before none, so that the first declared stays.
  func isBefore(_ other: PatternPrecedence) -> Bool { rank.lexicographicallyPrecedes(other.rank) }
}

extension LinkPattern {
  /// Two patterns of one shape fit the same URLs and require the same of them; only the first is ever meant.
  struct Shape: Hashable {
    let scheme: String
    let host: WebHost?
    let segments: [String?]
    let query: [String: String?]
  }

  var shape: Shape {
    var segments = segments.map { if case .literal(let text) = $0 { text } else { nil as String? } }
    if startsWithHost { segments[0] = segments[0]?.lowercasedASCII }
    var required: [String: String?] = [:]
    for item in query where !item.value.isOptional {
      let literal: String? = if case .literal(let text) = item.value { text } else { nil }
      required.updateValue(literal, forKey: item.key)
    }
    return Shape(scheme: scheme, host: host, segments: segments, query: required)
  }
}
