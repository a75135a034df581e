import Testing

@testable import Screens

@Suite struct MapDOTTests {
  @Test func `a box for each state and an arrow for the actions between two`() {
    #expect(
      MapSample.map.dot == #"""
        digraph states {
          rankdir=LR
          node [shape=box, style=rounded]
          s0 [label="Home"]
          s1 [label="Home/tent\nTent"]
          s2 [label="Help"]
          s3 [label="Home/tent/tent\nTent\n! endlessPath\ncut: repeated", color="#c62828", penwidth=3]
          s0 -> s1 [label="tap \"Tent\""]
          s0 -> s0 [label="tap \"Home\"", style=dotted]
          s0 -> s2 [label="tap \"Help\""]
          s1 -> s0 [label="back\ntap \"Home\", nth: 1", style=dashed]
          s1 -> s3 [label="tap \"Again\""]
          s1 -> s2 [label="tap \"Help\""]
          s2 -> s0 [label="tap \"Home\""]
          s2 -> s2 [label="tap \"Help\"", style=dotted]
        }

        """#)
  }

  @Test func `nothing in a label is read as DOT`() {
    #expect(
      OddlyNamedSample.map.dot == #"""
        digraph states {
          rankdir=LR
          node [shape=box, style=rounded]
          s0 [label="root\nשלום\n! deadControl", color="#c62828", penwidth=3]
          s1 [label="1\n</script> \"A\" &amp; 'b' \\N style:x#1; %%{init: {}}%%"]
          s0 -> s1 [label="tap \"</script> \"A\" &amp; 'b' \\N style:x#1; %%{init: {}}%%\""]
          s0 -> s0 [label="tap \"Less &amp; less\"", style=dotted]
          s1 -> s0 [label="back", style=dashed]
        }

        """#)
  }

  @Test func `what is beyond a bound has a box, too`() {
    let map = explore(limit: 1, on: .plain(width: 22)) { MapSample() }
    #expect(
      map.dot == #"""
        digraph states {
          rankdir=LR
          node [shape=box, style=rounded]
          s0 [label="Home"]
          limit [label="not walked: limit", shape=oval]
          s0 -> limit [label="tap \"Tent\"\ntap \"Help\""]
          s0 -> s0 [label="tap \"Home\"", style=dotted]
        }

        """#)
  }
}
