/// Where in the memory of one type of node its wrapped properties keep their links.
///
/// Found once for each type: `Mirror` names the properties, and the place of each is where another reference, put
/// into the memory of a copy, is what `Mirror` shows next.
struct NodeLayout {
  private(set) var offsets: [Int] = []

  init<Content: Node>(_ node: Content) {
    var copy = node
    for (property, link) in Self.links(of: node).enumerated() {
      // Padding and unused payloads may hold the same bits by chance, so that bits alone prove nothing.
      let probe = link.duplicate()
      let offset = Self.offsets(of: link, in: &copy).first { offset in
        Self.replace(link, by: probe, in: &copy, at: offset)
        defer { Self.replace(probe, by: link, in: &copy, at: offset) }
        return Self.links(of: copy)[property] === probe
      }
      if let offset { offsets.append(offset) }
    }
  }

  /// Links every wrapped property of `node` in place.
  func link<Content: Node>(_ node: inout Content, in context: inout LinkContext) {
    withUnsafeMutableBytes(of: &node) { memory in
      for (property, offset) in offsets.enumerated() {
        let place = (memory.baseAddress! + offset).assumingMemoryBound(to: PropertyLink.self)
        if let link = place.pointee.linked(in: &context, property: property) { place.pointee = link }
      }
    }
  }

  /// The links of the wrapped properties, in the order of their declaration.
  private static func links<Content: Node>(of node: Content) -> [PropertyLink] {
    let mirror = Mirror(reflecting: node)
    guard mirror.displayStyle == .struct else { return [] }
    return mirror.children.compactMap { child in
      // A wrapper is stored under an underscore; a plain property might hold a wrapper in one node and none in another.
      guard child.label?.first == "_", type(of: child.value) is any LinkedProperty.Type else { return nil }
      return (child.value as? any LinkedProperty)?.link
    }
  }

  /// Every place in the memory of `node` that holds the bits of a reference to `link`.
  private static func offsets<Content: Node>(of link: PropertyLink, in node: inout Content) -> [Int] {
    let bits = bits(of: link)
    return withUnsafeBytes(of: &node) { memory in
      stride(from: 0, through: memory.count - MemoryLayout<UInt>.size, by: MemoryLayout<UInt>.alignment)
        .filter { memory.load(fromByteOffset: $0, as: UInt.self) == bits }
    }
  }

  /// Changes the bits only and no reference count, which is right as long as it is undone.
  private static func replace<Content: Node>(
    _ link: PropertyLink, by other: PropertyLink, in node: inout Content, at offset: Int
  ) {
    withUnsafeMutableBytes(of: &node) {
      $0.storeBytes(of: bits(of: other), toByteOffset: offset, as: UInt.self)
    }
  }

  private static func bits(of link: PropertyLink) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(link).toOpaque())
  }
}
