/// What the options of a command line say.
struct Settings {
  var device: Device?
  var width: Int?
  var height: Int?
  var glyphs: Glyphs?
  var format: Format?
  var color: ColorMode?

  /// Where a preview is shown: the options come before what the preview says.
  func device(for preview: Preview) -> Device {
    var device = device ?? preview.device ?? .phone
    if let width { device = device.width(width) }
    if let height { device = device.height(height) }
    if let glyphs { device = device.glyphs(glyphs) }
    return device
  }

  /// A format that is named is used; otherwise it is text, in colour where colour is on.
  ///
  /// `--color never` holds against any format.
  func format(inColor: Bool) -> Format {
    let format = format ?? (inColor ? .ansi : .text)
    return color == .never && format.name == Format.ansi.name ? .text : format
  }
}
