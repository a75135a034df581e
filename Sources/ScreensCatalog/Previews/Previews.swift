/// The previews of a catalog, in its order.
///
/// A test can go through them:
/// ```swift
/// for preview in AppScreens().previews {
///   #expect(preview.session().screen.diagnostics.isEmpty)
/// }
/// ```
public struct Previews: RandomAccessCollection {
  private let previews: [Preview]

  init(_ previews: [Preview]) { self.previews = previews }

  public var startIndex: Int { previews.startIndex }
  public var endIndex: Int { previews.endIndex }
  public subscript(position: Int) -> Preview { previews[position] }
}
