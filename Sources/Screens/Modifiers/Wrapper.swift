import ScreensCanvas
import ScreensLayout

/// What a modifier puts around a node, with lengths as the author gave them.
@usableFromInline
struct Wrapper {
  private enum Kind {
    case element(Element)
    case padding(EdgeInsets)
    case offset(x: Int, y: Int)
    case frame(width: Int?, height: Int?, Alignment)
    case flexibleFrame(width: LengthBounds, height: LengthBounds, Alignment)
  }

  private let kind: Kind

  @usableFromInline
  init(border: Border) { kind = .element(.border(border)) }

  @usableFromInline
  init(fixedOn axes: Axis.Set) { kind = .element(.fixedSize(axes)) }

  @usableFromInline
  init(padding insets: EdgeInsets) { kind = .padding(insets) }

  @usableFromInline
  init(offsetBy x: Int, _ y: Int) { kind = .offset(x: x, y: y) }

  @usableFromInline
  init(width: Int?, height: Int?, alignment: Alignment) {
    kind = .frame(width: width, height: height, alignment)
  }

  @usableFromInline
  init(width: LengthBounds, height: LengthBounds, alignment: Alignment) {
    kind = .flexibleFrame(width: width, height: height, alignment)
  }

  /// The element it is; lengths that make no sense are noted.
  func element(_ resolver: inout Resolver) -> Element {
    switch kind {
    case .element(let element): return element
    case .padding(let insets):
      resolver.check([insets.top, insets.leading, insets.bottom, insets.trailing], "The padding")
      return .padding(InsetsElement(insets))
    case .offset(let x, let y):
      resolver.check([x, y], "The offset")
      return .offset(x: Int32(Length(x).cells), y: Int32(Length(y).cells))
    case .frame(let width, let height, let alignment):
      return .frame(
        FrameElement(
          width: resolver.cells(width, "The width"), height: resolver.cells(height, "The height"),
          alignment: alignment))
    case .flexibleFrame(let width, let height, let alignment):
      return .flexibleFrame(
        FlexibleFrameElement(
          width: resolver.bounds(width, "width"), height: resolver.bounds(height, "height"),
          alignment: alignment))
    }
  }
}
