extension StateMap {
  /// A text for people: the states as a tree of the actions that first led to them, what is wrong, what was cut, and
  /// how much was seen.
  ///
  /// A state stands in full where it was found; elsewhere an arrow names it. Marks such as `!1` refer to the findings
  /// below.
  /// ```text
  /// 3 states, 5 steps, 1 finding, no cuts (phone, 40 cells)
  ///
  /// root "Menu"
  /// ├─ tap "Profile" → profile "Profile"
  /// │  ├─ tap "Settings" → profile/settings "Settings"  !1
  /// │  │  └─ back → profile
  /// │  └─ back → root
  /// └─ tap "Refresh" stays on this screen
  ///
  /// Findings
  /// …
  /// ```
  public var outline: String {
    let places = MapPlaces(self)
    var tree = OutlineTree(self, places)
    let parts = [
      ["\(summary) (\(device.summary))"], tree.rows(), outlinedFindings, outlinedCuts, coverage.outlined,
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var outlinedFindings: [String] {
    guard !findings.isEmpty else { return [] }
    return ["Findings"]
      + findings.enumerated().map { index, finding in
        let mark = "!\(index + 1) "
        let indent = "\n" + String(repeating: " ", count: mark.count)
        return mark + finding.description.split(separator: "\n").joined(separator: indent)
      }
  }

  private var outlinedCuts: [String] {
    guard !cuts.isEmpty else { return [] }
    return ["Cuts"] + cuts.map { "\($0.reason.rawValue) at \"\($0.name)\": \(wayText($0.taps))" }
  }
}

extension StateMap.Coverage {
  fileprivate var outlined: [String] {
    let width = shares.map(\.name.count).max() ?? 0
    return ["Coverage"]
      + shares.flatMap { name, share in
        let gap = String(repeating: " ", count: width - name.count + 2)
        return [name + gap + share.description] + share.missing.map { "  missing: \($0)" }
      }
  }
}
