import ScreensCanvas
import ScreensLayout

extension Sketch {
  func frame(width: Int32? = nil, height: Int32? = nil, alignment: Alignment = .center) -> Sketch {
    let frame = FrameElement(width: width, height: height, alignment: alignment)
    return wrapped(in: .frame(frame), named: "frame")
  }

  func frame(
    minWidth: Int32? = nil, idealWidth: Int32? = nil, maxWidth: Int32? = nil, minHeight: Int32? = nil,
    idealHeight: Int32? = nil, maxHeight: Int32? = nil, alignment: Alignment = .center
  ) -> Sketch {
    let frame = FlexibleFrameElement(
      width: Bounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: Bounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment)
    return wrapped(in: .flexibleFrame(frame), named: "frame")
  }

  func padding(_ length: Int) -> Sketch { padding(.all, length) }

  func padding(_ edges: Edge.Set, _ length: Int) -> Sketch {
    wrapped(in: .padding(InsetsElement(EdgeInsets(edges, length))), named: "padding")
  }

  func border(_ border: Border = .single) -> Sketch { wrapped(in: .border(border), named: "border") }

  func brackets(_ brackets: Brackets = .bordered, isDisabled: Bool = false) -> Sketch {
    wrapped(
      in: .brackets(BracketsElement(brackets: brackets, isDisabled: isDisabled)), named: "brackets")
  }

  func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> Sketch {
    wrapped(in: .fixedSize(axes), named: "fixedSize")
  }

  func offset(x: Int32, y: Int32) -> Sketch { wrapped(in: .offset(x: x, y: y), named: "offset") }

  func hidden() -> Sketch { wrapped(in: .hidden, named: "hidden") }

  func overlay(alignment: Alignment = .center, _ other: Sketch) -> Sketch {
    let attachment = AttachmentElement(alignment: alignment, isOverlay: true)
    return Sketch { $0.wrap(.attachment(attachment), named: "overlay", [self, other]) }
  }

  func background(alignment: Alignment = .center, _ other: Sketch) -> Sketch {
    let attachment = AttachmentElement(alignment: alignment, isOverlay: false)
    return Sketch { $0.wrap(.attachment(attachment), named: "background", [other, self]) }
  }

  func priority(_ priority: Double) -> Sketch {
    Sketch {
      let index = $0.tree.count
      draw(&$0)
      $0.tree.setPriority(priority, of: index)
    }
  }
}
