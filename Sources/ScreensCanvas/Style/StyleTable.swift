/// The styles of one tree, each under a small number; number 0 is the plain style.
package struct StyleTable: Sendable {
  package private(set) var styles = plain
  private var numbers: [Style: UInt16] = [:]
  /// Most tables hold no other style and so take no memory of their own.
  private static let plain = [Style()]

  package init() {}

  package subscript(number: UInt16) -> Style { styles[Int(number)] }

  /// The number of `style`; the plain one once there are more styles than numbers.
  package mutating func number(of style: Style) -> UInt16 {
    if style == styles[0] { return 0 }
    if let number = numbers[style] { return number }
    guard styles.count <= Int(UInt16.max) else { return 0 }
    let number = UInt16(styles.count)
    styles.append(style)
    numbers[style] = number
    return number
  }
}
