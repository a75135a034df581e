/// A way to write a canvas down: a name, the extension its files have, and the writing itself.
package struct Encoding: Sendable {
  package let name: String
  package let fileExtension: String
  package let encode: @Sendable (Canvas) -> String

  package init(name: String, fileExtension: String, encode: @escaping @Sendable (Canvas) -> String) {
    self.name = name
    self.fileExtension = fileExtension
    self.encode = encode
  }
}
