import ScreensCanvas
import ScreensLayout

extension Resolver {
  /// Devices with at least this many cells show a sidebar beside the details.
  static var splitWidth: Int { 60 }

  /// Adds two columns with a rule between them, each the whole area of one navigation container.
  mutating func addSplit(
    _ sidebar: (inout Resolver) -> Void, detail: (inout Resolver) -> Void
  ) {
    let takesDevice = standsAlone
    if takesDevice { takeArea() }
    let (outerArea, outerAxis) = (area, environment.stackAxis)
    let device = environment.device
    // Where nothing keeps a distance to the frame, something must to the rule.
    let gap: Int32 = takesDevice && device.insets.leading > 0 ? 0 : 1
    area = nil
    tree.open(.stack(StackElement(axis: .horizontal, spacing: 0, vertical: .top)))
    tree.open(.frame(FrameElement(width: Int32(min(device.width / 3, 30)), height: nil)))
    tree.open(.padding(InsetsElement(trailing: gap)))
    scoped(.index(0)) { $0.addColumn(takesDevice: takesDevice, sidebar) }
    tree.close()
    tree.close()
    tree.add(
      .rule(RuleElement(axis: .vertical, joinsBorder: takesDevice && device.isFramed)), style: styleNumber)
    tree.open(.padding(InsetsElement(leading: gap)))
    scoped(.index(1)) { $0.addColumn(takesDevice: takesDevice, detail) }
    tree.close()
    tree.close()
    (area, environment.stackAxis) = (outerArea, outerAxis)
  }

  private mutating func addColumn(takesDevice: Bool, _ content: (inout Resolver) -> Void) {
    area = nil
    environment.stackAxis = nil
    addArea(
      insets: takesDevice ? environment.device.insets : EdgeInsets(), of: nil, isDeviceArea: takesDevice,
      content)
  }
}
