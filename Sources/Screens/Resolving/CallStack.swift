#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells how much room the thread's call stack has, so that a deep tree ends in a diagnostic and not in a crash.
enum CallStack {
  /// About where the caller is; a stack grows toward lower addresses.
  @inline(never)
  static var position: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// More than layout takes of the stack for each element within another; unoptimised code takes several times more.
  static var layoutBytes: Int {
    #if DEBUG
      4_608
    #else
      1_024
    #endif
  }

  /// The end of the thread's stack; 0 if unknown.
  static var lowest: UInt {
    #if canImport(Darwin)
      let thread = pthread_self()
      let size = UInt(pthread_get_stacksize_np(thread))
      return UInt(bitPattern: pthread_get_stackaddr_np(thread)) - size
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
      return UInt(bitPattern: lowest)
    #else
      return 0
    #endif
  }
}
