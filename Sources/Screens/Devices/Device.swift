/// How large a screen is and what surrounds it.
///
/// ```swift
/// render(MainMenu(), on: .watch)
/// render(report, on: .plain(width: 80))
/// render(MainMenu(), on: .phone.height(24))   // content beyond it scrolls
/// ```
public struct Device: Hashable, Sendable {
  /// What lists and file names call it.
  public var name: String
  /// Cells from left to right, the frame included.
  public var width: Int
  /// Rows, the frame included; `nil` for as many as the content has.
  public var height: Int?
  /// Whether a frame is drawn around the screen, and titles are centred.
  public var isFramed: Bool
  /// Cells between the frame and the content.
  public var insets: EdgeInsets
  /// What frames, rules and other marks are drawn with.
  public var glyphs: Glyphs

  public init(
    name: String, width: Int, height: Int? = nil, isFramed: Bool = true,
    insets: EdgeInsets = EdgeInsets(.all, 1), glyphs: Glyphs = .unicode
  ) {
    self.name = name
    self.width = max(0, width)
    self.height = height.map { max(0, $0) }
    self.isFramed = isFramed
    self.insets = insets
    self.glyphs = glyphs
  }

  /// 40 cells in a frame.
  public static let phone = Device(name: "phone", width: 40)
  /// 80 cells in a frame.
  public static let desktop = Device(name: "desktop", width: 80)
  /// 20 cells in a frame, and none of them wasted.
  public static let watch = Device(name: "watch", width: 20, insets: EdgeInsets())

  /// No frame: what a command-line program prints.
  public static func plain(width: Int) -> Device {
    Device(name: "plain", width: width, isFramed: false, insets: EdgeInsets())
  }

  /// The same device with this many rows.
  public func height(_ rows: Int?) -> Device {
    var device = self
    device.height = rows.map { max(0, $0) }
    return device
  }

  /// The same device with this many cells from left to right.
  public func width(_ cells: Int) -> Device {
    var device = self
    device.width = max(0, cells)
    return device
  }

  /// The same device for a terminal that has only some characters.
  public func glyphs(_ glyphs: Glyphs) -> Device {
    var device = self
    device.glyphs = glyphs
    return device
  }
}
