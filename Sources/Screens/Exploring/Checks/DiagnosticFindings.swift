extension Explorer {
  /// Every diagnostic of a screen is a finding, the first time it is met.
  mutating func addFindings(for moment: Moment, _ way: Way) {
    for diagnostic in moment.screen.diagnostics where notes.diagnostics.insert(diagnostic).inserted {
      let screen = "On the screen \"\(moment.name)\": \(diagnostic.message)"
      map.findings.append(
        Finding(diagnostic.code.findingKind, screen, taps: way.taps, texts: [moment.text]))
    }
  }
}

extension Diagnostic.Code {
  fileprivate var findingKind: Finding.Kind {
    switch self {
    case .missingDestination: .missingDestination
    case .duplicateDestination: .duplicateDestination
    default: .diagnostic
    }
  }
}
