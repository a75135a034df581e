#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells how much of the thread's call stack is left, so that a deep tree ends in a diagnostic and not in a crash.
enum CallStack {
  /// About where the caller is; a stack grows toward lower addresses.
  @inline(never)
  static var position: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// Below this address less than a third of the thread's stack is left, which layout may need; 0 if unknown.
  static var floor: UInt {
    #if canImport(Darwin)
      let thread = pthread_self()
      let size = UInt(pthread_get_stacksize_np(thread))
      return UInt(bitPattern: pthread_get_stackaddr_np(thread)) - size + size / 3
    #elseif canImport(Glibc) || canImport(Musl)
      // The headers show this function to C programs with GNU extensions only.
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return 0 }
      typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
      var attributes = pthread_attr_t()
      guard unsafeBitCast(symbol, to: GetAttributes.self)(pthread_self(), &attributes) == 0 else { return 0 }
      defer { pthread_attr_destroy(&attributes) }
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return 0 }
      return UInt(bitPattern: lowest) + UInt(size) / 3
    #else
      return 0
    #endif
  }
}
