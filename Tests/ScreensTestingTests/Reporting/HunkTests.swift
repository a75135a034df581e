import Testing

@testable import ScreensTesting

@Suite struct HunkTests {
  /// One letter a row: `k` kept, `r` removed, `a` added.
  private func hunks(_ picture: String) -> [String] {
    let rows = picture.map { letter in
      DiffRow(
        kind: letter == "k" ? .kept : letter == "r" ? .removed : .added, bytes: [], endsWithNewline: true)
    }
    return Hunk.hunks(of: rows).map { hunk in
      hunk.header + " " + hunk.rows.map { $0.kind == .kept ? "k" : $0.kind == .removed ? "r" : "a" }.joined()
    }
  }

  @Test func `three rows stand before and after a change`() {
    #expect(hunks("kkkkrakkkk") == ["@@ -2,7 +2,7 @@ kkkrakkk"])
    #expect(hunks("krk") == ["@@ -1,3 +1,2 @@ krk"])
  }

  @Test func `changes up to six rows apart share a hunk`() {
    #expect(hunks("rkkkkkkr") == ["@@ -1,8 +1,6 @@ rkkkkkkr"])
    #expect(hunks("rkkkkkkkr") == ["@@ -1,4 +1,3 @@ rkkk", "@@ -6,4 +5,3 @@ kkkr"])
  }

  @Test func `an empty side names the line before it`() {
    #expect(hunks("a") == ["@@ -0,0 +1 @@ a"])
    #expect(hunks("rr") == ["@@ -1,2 +0,0 @@ rr"])
  }

  @Test func `no change, no hunk`() {
    #expect(hunks("kkkkkkkkkk") == [])
    #expect(hunks("") == [])
  }
}
