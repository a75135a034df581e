/// A way to write a canvas down: a name, the extension its files have, and the writing of its rows.
package struct Encoding: Sendable {
  package let name: String
  package let fileExtension: String
  /// Writes every row of a canvas; called once for each band of a tall screen, from the top down.
  package let writeRows: @Sendable (Canvas, inout TextSink) -> Void

  package init(
    name: String, fileExtension: String, writeRows: @escaping @Sendable (Canvas, inout TextSink) -> Void
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.writeRows = writeRows
  }

  package func encode(_ canvas: Canvas) -> String {
    var sink = TextSink(capacity: canvas.width * canvas.height + canvas.height)
    writeRows(canvas, &sink)
    return sink.string()
  }
}
