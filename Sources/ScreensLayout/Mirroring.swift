import ScreensCanvas

extension Element {
  /// The same element for rows that run from right to left: leading and trailing change places.
  var mirrored: Element {
    switch self {
    case .text(var text):
      text.alignment = text.alignment.mirrored
      return .text(text)
    case .stack(var stack):
      if stack.axis == .horizontal {
        stack.isReversed.toggle()
      } else {
        stack.horizontal = stack.horizontal.mirrored
      }
      return .stack(stack)
    case .layers(let alignment): return .layers(alignment.mirrored)
    case .attachment(var attachment):
      attachment.alignment = attachment.alignment.mirrored
      return .attachment(attachment)
    case .padding(var insets):
      (insets.leading, insets.trailing) = (insets.trailing, insets.leading)
      return .padding(insets)
    case .brackets(var brackets):
      brackets.isMirrored.toggle()
      return .brackets(brackets)
    case .frame(var frame):
      frame.alignment = frame.alignment.mirrored
      return .frame(frame)
    case .flexibleFrame(var frame):
      frame.alignment = frame.alignment.mirrored
      return .flexibleFrame(frame)
    case .spacer, .rule, .fill, .border, .rows, .fixedSize, .offset, .viewport, .fitting, .named, .hidden:
      return self
    }
  }
}

extension HorizontalAlignment {
  var mirrored: HorizontalAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

extension TextAlignment {
  fileprivate var mirrored: TextAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

extension Alignment {
  fileprivate var mirrored: Alignment { Alignment(horizontal: horizontal.mirrored, vertical: vertical) }
}
