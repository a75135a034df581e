import Screens
import Testing

@Suite struct SecureFieldTests {
  private func session(_ secret: String, on device: Device = .plain(width: 16)) -> Session {
    Session(SecureFieldNode("Password", text: .constant(secret), prompt: "8 or more"), on: device)
  }

  @Test(arguments: [
    ("secret", "[••••••        ]", "••••••"), ("e\u{301}中👩‍👩‍👧", "[•••           ]", "•••"),
    ("\u{202E}\n", "[••            ]", "••"), ("", "[8 or more     ]", ""),
    ("123456789012345", "[…•••••••••••• ]", "•••••••••••••••"),
  ])
  func aBulletStandsForEachCluster(secret: String, row: String, value: String) {
    let session = session(secret)
    #expect(session.text == "Password\n\(row)\n")
    #expect(session.screen.controls.map(\.value) == [value])
    #expect(session.screen.controls.map(\.role) == [.field])
  }

  @Test func asteriskIsTheASCIIBullet() {
    let session = session("secret", on: .plain(width: 16).glyphs(.ascii))
    #expect(session.text == "Password\n[******        ]\n")
    #expect(session.screen.controls.map(\.value) == ["••••••"])
  }

  @Test func theSecretIsInNothingOneCanReadOfAScreen() throws {
    let session = session("hunter2")
    var everything = ""
    dump(session.screen, to: &everything)
    #expect(!everything.contains("hunter2"))
    let error = session.failure { try $0.type("swordfish", into: .field("Code")) }
    #expect(error?.description.contains("swordfish") == false)
    #expect(error?.description.contains("hunter2") == false)
  }
}
