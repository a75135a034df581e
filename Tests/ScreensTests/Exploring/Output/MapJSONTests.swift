import Foundation
import Testing

@testable import Screens

@Suite struct MapJSONTests {
  @Test func `everything in the map`() {
    #expect(
      MapSample.map.json == #"""
        {
          "version": 1,
          "device": {"name": "plain", "width": 22, "height": null},
          "complete": true,
          "states": [
            {"name": "Home", "route": ["Home"], "title": "Home", "taps": [], "text": "Home\n──────────────────────\nTent                 ›\n──────────────────────\n[Home]  Help\n", "diagnostics": []},
            {"name": "Home/tent", "route": ["Home", "tent"], "title": "Tent", "taps": ["tap \"Tent\""], "text": "‹ Home  Tent\n──────────────────────\nAgain                ›\n──────────────────────\n[Home]  Help\n", "diagnostics": []},
            {"name": "Help", "route": ["Help"], "title": null, "taps": ["tap \"Help\""], "text": "Ask.\n──────────────────────\nHome  [Help]\n", "diagnostics": []},
            {"name": "Home/tent/tent", "route": ["Home", "tent", "tent"], "title": "Tent", "taps": ["tap \"Tent\"", "tap \"Again\""], "text": "‹ Tent  Tent\n──────────────────────\nAgain                ›\n──────────────────────\n[Home]  Help\n", "diagnostics": []}
          ],
          "steps": [
            {"from": "Home", "action": "tap \"Tent\"", "effect": "push", "to": "Home/tent"},
            {"from": "Home", "action": "tap \"Home\"", "effect": "local", "to": "Home"},
            {"from": "Home", "action": "tap \"Help\"", "effect": "select", "to": "Help"},
            {"from": "Home/tent", "action": "back", "effect": "pop", "to": "Home"},
            {"from": "Home/tent", "action": "tap \"Again\"", "effect": "push", "to": "Home/tent/tent"},
            {"from": "Home/tent", "action": "tap \"Home\", nth: 1", "effect": "pop", "to": "Home"},
            {"from": "Home/tent", "action": "tap \"Help\"", "effect": "select", "to": "Help"},
            {"from": "Help", "action": "tap \"Home\"", "effect": "select", "to": "Home"},
            {"from": "Help", "action": "tap \"Help\"", "effect": "local", "to": "Help"}
          ],
          "findings": [
            {"kind": "endlessPath", "message": "The screen \"Tent\" is pushed over itself, and the path can grow without an end: tent › tent. Go back to the screen that is there already, as path.pop(to:) does, or keep the control out with .exploration(.ignored) if it is meant.", "taps": ["tap \"Tent\"", "tap \"Again\""], "state": "Home/tent/tent", "texts": []}
          ],
          "cuts": [
            {"reason": "repeated", "name": "Tent", "taps": ["tap \"Tent\"", "tap \"Again\""]}
          ],
          "coverage": {
            "types": {"reached": 1, "total": 1, "missing": []},
            "controls": {"reached": 9, "total": 9, "missing": []},
            "links": {"reached": 2, "total": 2, "missing": []}
          }
        }

        """#)
  }

  @Test func `what bounds keep out is null`() {
    let map = explore(limit: 1, on: .phone.height(9)) { MapSample() }
    #expect(
      map.json.contains(
        "\"device\": {\"name\": \"phone\", \"width\": 40, \"height\": 9},\n  \"complete\": false,"))
    #expect(
      map.json.contains(
        #"{"from": "Home", "action": "tap \"Tent\"", "effect": "push", "to": null}"#))
  }

  @Test func `a reader gets back what was there`() throws {
    let map = OddlyNamedSample.map
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(map.json.utf8)) as? [String: Any])
    let states = try #require(json["states"] as? [[String: Any]])
    #expect(states.map { $0["title"] as? String } == ["שלום", OddlyNamedSample.name])
    #expect(states.map { $0["text"] as? String } == map.states.map(\.text))
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.map { $0["message"] as? String } == map.findings.map(\.message))
    #expect(findings.map { $0["state"] as? String } == ["root"])
  }
}
