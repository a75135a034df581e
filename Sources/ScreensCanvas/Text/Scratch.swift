/// Memory that grows while one text is prepared: an array without the checks that the inner loops cannot afford.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  /// Where the elements are until the next one is added.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Takes no memory before the first element if `capacity` is 0.
  init(capacity: Int) {
    self.capacity = max(0, capacity)
    base = Self.memory(self.capacity)
  }

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Makes `added` elements part of it after `body` has written them.
  @inline(__always)
  mutating func append(count added: Int, _ body: (UnsafeMutablePointer<Element>) -> Void) {
    if capacity &- count < added { grow(by: added) }
    body(base + count)
    count &+= added
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  @inline(never)
  private mutating func grow(by added: Int) {
    let larger = max(16, capacity * 2, count + added)
    let memory = Self.memory(larger)
    memory.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = memory
    capacity = larger
  }

  private static func memory(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    if capacity > 0 { return .allocate(capacity: capacity) }
    return UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }
}
