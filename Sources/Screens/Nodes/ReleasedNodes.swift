#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The nodes that one thread still has to let go of, while it does so.
final class ReleasedNodes {
  var nodes: [any Node] = []

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    /// A release runs to its end on one thread, so that what it has to do can be kept there.
    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    /// Those of this thread; not retained.
    static var current: ReleasedNodes? {
      get {
        guard let key, let place = pthread_getspecific(key) else { return nil }
        return Unmanaged<ReleasedNodes>.fromOpaque(place).takeUnretainedValue()
      }
      set {
        guard let key else { return }
        pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
      }
    }
  #else
    static var current: ReleasedNodes? {
      get { nil }
      set {}
    }
  #endif
}
