/// What the options of a command line say.
struct Settings {
  var device: Device?
  var width: Int?
  var height: Int?
  var glyphs: Glyphs?
  var format: OutputFormat?
  var color: ColorMode?
  var limit: Int?
  var depth: Int?

  /// Where a preview is shown: the options come before what the preview says.
  func device(for preview: Preview) -> Device {
    var device = device ?? preview.device ?? .phone
    if let width { device = device.width(width) }
    if let height { device = device.height(height) }
    if let glyphs { device = device.glyphs(glyphs) }
    return device
  }
}
