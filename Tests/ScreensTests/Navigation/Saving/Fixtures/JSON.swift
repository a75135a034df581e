import Foundation
import Screens

/// JSON with sorted keys.
func json<Value: Encodable>(_ value: Value) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func savedPath(_ json: String) throws -> SavedPath {
  try JSONDecoder().decode(SavedPath.self, from: Data(json.utf8))
}

/// A saved path of entries given as JSON.
func savedPath(entries: [String]) throws -> SavedPath {
  try savedPath(pathJSON(entries))
}

func pathJSON(_ entries: [String]) -> String {
  "{\"path\":[\(entries.joined(separator: ","))],\"version\":1}"
}
