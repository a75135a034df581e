@MainActor
extension Workload {
  /// j: a process that shows one screen and ends.
  static let cold = Workload(
    letter: "j", name: "cold", size: 11, unit: "starts", kind: .program(["show", "menu"]))
}
