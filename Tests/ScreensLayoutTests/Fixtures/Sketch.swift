import ScreensCanvas
import ScreensLayout

/// A piece of a tree, written the way an author writes a screen.
struct Sketch: Sendable {
  let draw: @Sendable (inout Draft) -> Void

  var draft: Draft {
    var draft = Draft()
    draw(&draft)
    return draft
  }

  var tree: Tree { draft.tree }

  func wrapped(in element: Element, named name: String) -> Sketch {
    Sketch { $0.wrap(element, named: name, [self]) }
  }
}

func text(_ string: String, lineLimit: Int32 = 0, alignment: TextAlignment = .leading) -> Sketch {
  Sketch {
    let span = $0.tree.text.append(string)
    $0.add(
      .text(TextElement(span: span, lineLimit: lineLimit, alignment: alignment)), named: "Text(\"\(string)\")"
    )
  }
}

/// Takes any room; drawn as the first letter of its name.
func color(_ name: String = "Color") -> Sketch {
  Sketch { $0.add(.fill(name.unicodeScalars.first!.value), named: name) }
}

/// Always of this size, whatever is offered; drawn as `#`.
func fixed(_ width: Int32, _ height: Int32) -> Sketch {
  let hash = Sketch { $0.add(.fill(0x23), named: nil) }
  return hash.wrapped(in: .frame(FrameElement(width: width, height: height)), named: "Fixed")
}

func spacer(minLength: Int32? = nil) -> Sketch {
  Sketch {
    let minimum = minLength ?? ($0.axis == .horizontal ? 1 : 0)
    $0.add(.spacer(SpacerElement(axis: $0.axis, minimum: minimum)), named: "Spacer")
  }
}

func divider() -> Sketch {
  Sketch {
    let axis: Axis = $0.axis == .horizontal ? .vertical : .horizontal
    $0.add(.rule(RuleElement(axis: axis)), named: "Divider")
  }
}

func hstack(alignment: VerticalAlignment = .center, spacing: Int32? = nil, _ children: Sketch...) -> Sketch {
  stack(StackElement(axis: .horizontal, spacing: spacing, vertical: alignment), children)
}

func vstack(alignment: HorizontalAlignment = .center, spacing: Int32? = nil, _ children: Sketch...) -> Sketch
{
  stack(StackElement(axis: .vertical, spacing: spacing, horizontal: alignment), children)
}

func stack(_ stack: StackElement, _ children: [Sketch]) -> Sketch {
  Sketch {
    let outer = $0.axis
    $0.axis = stack.axis
    $0.wrap(.stack(stack), named: stack.axis == .horizontal ? "HStack" : "VStack", children)
    $0.axis = outer
  }
}

func zstack(alignment: Alignment = .center, _ children: Sketch...) -> Sketch {
  Sketch { $0.wrap(.layers(alignment), named: "ZStack", children) }
}

func viewThatFits(in axes: Axis.Set, _ children: Sketch...) -> Sketch {
  Sketch { $0.wrap(.fitting(axes), named: "ViewThatFits", children) }
}

func scroll(
  axis: Axis = .vertical, offset: Int32 = 0, stretches: Bool = false, _ content: Sketch...
) -> Sketch {
  let viewport = ViewportElement(axis: axis, offset: offset, stretchesContent: stretches)
  return Sketch { $0.wrap(.viewport(viewport), named: "ScrollView", content) }
}
