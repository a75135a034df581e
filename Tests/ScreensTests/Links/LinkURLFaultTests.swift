import Screens
import Testing

/// Every way a URL can be malformed, with its words.
struct LinkURLFaultTests {
  @Test(
    arguments: [
      (
        "", .noScheme,
        """
        The link "" can't be read: it does not begin with a scheme, such as shop: or https:. Write the scheme in front.
        """
      ),
      (
        "shop://product/%zz", .invalidPercent(found: "%zz", position: 15),
        """
        The link "shop://product/%zz" can't be read: "%zz" at position 15 is not a percent sign with two hexadecimal \
        digits. Write a percent sign itself as %25.
        """
      ),
      (
        "shop://product/%C3%28", .invalidUTF8(position: 15),
        """
        The link "shop://product/%C3%28" can't be read: the bytes at position 15 are not UTF-8. Encode the text as \
        UTF-8 before writing it with percent signs.
        """
      ),
      (
        "shop://a b", .forbiddenCharacter(code: 0x20, position: 8),
        "The link \"shop://a b\" can't be read: at position 8 it has a space. Write it as %20."
      ),
      (
        "shop://a\u{7}", .forbiddenCharacter(code: 7, position: 8),
        "The link \"shop://a\u{2407}\" can't be read: at position 8 it has a control character. Write it as %07."
      ),
      (
        "https:///product", .noHost,
        """
        The link "https:///product" can't be read: it has no host. Write one after the scheme, as in \
        https://shop.example/product/7.
        """
      ),
      (
        "https://shop.example@evil.example/", .userInfo,
        """
        The link "https://shop.example@evil.example/" can't be read: it has a user name before its host. Remove \
        everything up to the @.
        """
      ),
      (
        "https://shop.example:99999/", .invalidPort(found: "99999"),
        """
        The link "https://shop.example:99999/" can't be read: "99999" is not a port. Write a number up to 65535, or \
        leave out the colon before it.
        """
      ),
    ] as [(String, LinkURL.Fault, String)])
  func words(_ text: String, _ fault: LinkURL.Fault, _ words: String) {
    let error = #expect(throws: LinkError.self) { try LinkURL(text) }
    #expect(error?.reason == .malformed(fault))
    #expect(error?.description == words)
    #expect(error?.url == text)
  }

  @Test func aLongLinkIsCut() {
    let text = "shop://" + String(repeating: "a", count: 10_000_000)
    let error = #expect(throws: LinkError.self) { try LinkURL(text) }
    #expect(error?.url.count == 200)
    #expect(
      error?.description == "The link \"shop://\(String(repeating: "a", count: 113))…\" can't be read: "
        + "it is longer than 8192 bytes. Shorten it.")
  }

  @Test(
    arguments: [
      ("product/7", .noScheme), (":", .noScheme), ("//a", .noScheme), ("7up://a", .noScheme),
      ("sh_op://a", .noScheme), ("shöp://a", .noScheme), ("a/b:c", .noScheme),
      ("https:a", .noHost), ("http://", .noHost), ("https://:80/", .noHost), ("http://%zz", nil),
      ("https://a:b/", .invalidPort(found: "b")), ("https://a:+1/", .invalidPort(found: "+1")),
      ("https://a:1:2/", .invalidPort(found: "1:2")), ("https://u:p@a/", .userInfo),
      ("s:%", .invalidPercent(found: "%", position: 2)), ("s:%4", .invalidPercent(found: "%4", position: 2)),
      ("s:a?%4g=", .invalidPercent(found: "%4g", position: 4)),
      ("s:a?b=%", .invalidPercent(found: "%", position: 6)),
      ("s:a#%é", .invalidPercent(found: "%é", position: 4)),
      ("s:%FF", .invalidUTF8(position: 2)), ("s:a%ED%A0%80", .invalidUTF8(position: 3)),
      ("s:%C0%AF", .invalidUTF8(position: 2)), ("s:a/%F4%90%80%80", .invalidUTF8(position: 4)),
      ("s:b%C3", .invalidUTF8(position: 3)), ("s:b%C3é", .invalidUTF8(position: 3)),
      ("s:é%41%80", .invalidUTF8(position: 7)), ("s:a\n", .forbiddenCharacter(code: 10, position: 3)),
      (" s:a", .forbiddenCharacter(code: 32, position: 0)),
      ("s:\u{7F}", .forbiddenCharacter(code: 127, position: 2)),
      ("s:\0", .forbiddenCharacter(code: 0, position: 2)),
    ] as [(String, LinkURL.Fault?)])
  func faults(_ text: String, _ fault: LinkURL.Fault?) {
    let error = #expect(throws: LinkError.self) { try LinkURL(text) }
    #expect(error?.reason == .malformed(fault ?? .invalidPercent(found: "%zz", position: 7)))
  }
}
