import ScreensCanvas
import ScreensLayout

/// Rows of a list that belong together, under a header.
public struct SectionNode<Header: Node, Content: Node, Footer: Node>: PrimitiveNode {
  private let header: Header
  private let content: Content
  private let footer: Footer

  public init(
    @NodeBuilder content: () -> Content, @NodeBuilder header: () -> Header, @NodeBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public func resolve(into resolver: inout Resolver) {
    // A blank row parts a section from what is above it in the list.
    let isFirst = resolver.tree.count == resolver.tree.enclosing + 1
    resolver.tree.open(.padding(InsetsElement(top: isFirst ? 0 : 1)))
    resolver.tree.open(
      .stack(
        StackElement(axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top, group: .section)))
    let (firstControl, headerStart) = (resolver.controls.count, resolver.tree.count)
    resolver.withEnvironment {
      $0.text.style.attributes.insert(.bold)
      $0.text.meaning = .heading
      $0.selection = nil
    } _: {
      header.resolve(into: &$0)
    }
    let headerEnd = resolver.tree.count
    resolver.identity.advance()
    addRows(to: &resolver)
    resolver.identity.advance()
    resolver.withEnvironment {
      $0.text.style.attributes.insert(.dim)
      $0.selection = nil
    } _: {
      footer.resolve(into: &$0)
    }
    if resolver.notesAreas {
      resolver.noteArea(.section, resolver.tree.label(of: headerStart..<headerEnd), around: firstControl)
    }
    resolver.tree.close()
    resolver.tree.close()
  }

  private func addRows(to resolver: inout Resolver) {
    let hasHeader = !(header is EmptyNode)
    resolver.wrap(.padding(InsetsElement(leading: hasHeader ? 2 : 0))) { resolver in
      let (start, firstControl) = (resolver.tree.count, resolver.controls.count)
      resolver.tree.open(
        .stack(StackElement(axis: .vertical, spacing: 0, horizontal: .leading, vertical: .top)))
      content.resolve(into: &resolver)
      resolver.noteRows(of: start, around: firstControl)
      resolver.tree.close()
    }
  }
}

extension SectionNode where Header == TextNode, Footer == EmptyNode {
  public init(_ title: String, @NodeBuilder content: () -> Content) {
    self.init(content: content, header: { TextNode(title) }, footer: { EmptyNode() })
  }
}

extension SectionNode where Header == EmptyNode, Footer == EmptyNode {
  public init(@NodeBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyNode() }, footer: { EmptyNode() })
  }
}

extension SectionNode where Footer == EmptyNode {
  public init(@NodeBuilder content: () -> Content, @NodeBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyNode() })
  }
}
