/// Memory that grows while one text is prepared: an array without the checks that the inner loops cannot afford.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(16, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

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
    let larger = max(capacity * 2, count + added)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.update(from: base, count: count)
    base.deallocate()
    base = memory
    capacity = larger
  }
}
