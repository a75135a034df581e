/// Where in the memory of one type of node its wrapped properties keep their links.
///
/// Found once for each type: `Mirror` names the properties, and the place of each is where the memory of the
/// node holds the reference that `Mirror` shows.
struct NodeLayout {
  private(set) var offsets: [Int] = []

  init<Content: Node>(_ node: Content) {
    var links: [Link] = []
    let mirror = Mirror(reflecting: node)
    guard mirror.displayStyle == .struct else { return }
    for child in mirror.children {
      if let property = child.value as? any LinkedProperty { links.append(property.link) }
    }
    guard !links.isEmpty else { return }
    withUnsafeBytes(of: node) { memory in
      for link in links {
        let reference = UInt(bitPattern: Unmanaged.passUnretained(link).toOpaque())
        for offset in stride(
          from: 0, to: memory.count - MemoryLayout<UInt>.size + 1, by: MemoryLayout<UInt>.alignment)
        where memory.load(fromByteOffset: offset, as: UInt.self) == reference && !offsets.contains(offset) {
          offsets.append(offset)
          break
        }
      }
    }
  }

  /// Links every wrapped property of `node` in place.
  func link<Content: Node>(_ node: inout Content, in context: inout LinkContext) {
    withUnsafeMutableBytes(of: &node) { memory in
      for (property, offset) in offsets.enumerated() {
        let place = (memory.baseAddress! + offset).assumingMemoryBound(to: Link.self)
        if let link = place.pointee.linked(in: &context, property: property) { place.pointee = link }
      }
    }
  }
}
