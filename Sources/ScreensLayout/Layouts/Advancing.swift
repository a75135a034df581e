import ScreensCanvas

extension Measurer {
  /// Takes the next steps toward the size of an element: true once it is set, false while a child is awaited.
  mutating func advance(_ own: inout Measurement) -> Bool {
    let index = Int(own.index)
    switch entries[index].element {
    case .stack(let stack): return measureStack(&own, turned(stack, index))
    case .layers(let alignment): return measureLayers(&own, alignment)
    case .attachment(let attachment): return measureAttachment(index, attachment)
    case .padding(let insets): return measurePadding(index, insets)
    case .border: return measurePadding(index, InsetsElement(top: 1, leading: 1, bottom: 1, trailing: 1))
    case .brackets(let element):
      var (leading, trailing) = (element.brackets.leading, element.brackets.trailing)
      if element.isMirrored { swap(&leading, &trailing) }
      return measurePadding(index, InsetsElement(leading: Int32(leading), trailing: Int32(trailing)))
    case .frame(let frame): return measureFrame(index, frame)
    case .flexibleFrame(let frame): return measureFlexibleFrame(&own, frame)
    case .fixedSize(let axes): return measureFixedSize(index, axes)
    case .offset(let x, let y): return measureWrapper(index, frames[index].proposal, x: x, y: y)
    case .named, .hidden: return measureWrapper(index, frames[index].proposal)
    case .viewport(let viewport): return measureViewport(&own, viewport)
    case .rows(let rows): return measureRows(&own, rows)
    case .fitting(let axes): return measureFitting(&own, axes)
    case .text, .spacer, .rule, .fill: return true
    }
  }
}
