/// Something that is on or off.
///
/// ```
/// Newsletter                        [x]
/// Sounds                            [ ]
/// Locked····························[x]
/// ```
/// The last one is disabled.
public struct ToggleNode: PrimitiveNode {
  private let label: String
  private let isOn: Binding<Bool>

  public init(_ label: String, isOn: Binding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  public func resolve(into resolver: inout Resolver) {
    let isOn = isOn.wrappedValue
    let place = resolver.addControl(.toggle) { $0.addFormRow(label, mark: isOn ? "[x]" : "[ ]") }
    guard let control = place?.control else { return }
    resolver.controls[control].value = isOn ? "on" : "off"
    resolver.controls[control].perform = { [binding = self.isOn] in binding.wrappedValue.toggle() }
  }

  public static func reach(within depth: Int) -> NodeReach { .drawing }
}
