import Testing

@testable import Screens

@Suite struct MapMermaidTests {
  @Test func `a box for each state and an arrow for the actions between two`() {
    #expect(
      MapSample.map.mermaid == """
        flowchart LR
          s0["Home"]
          s1["Home/tent<br/>Tent"]
          s2["Help"]
          s3["Home/tent/tent<br/>Tent<br/>! endlessPath<br/>cut#58; repeated"]
          s0 -->|"tap #quot;Tent#quot;"| s1
          s0 -.->|"tap #quot;Home#quot;"| s0
          s0 -->|"tap #quot;Help#quot;"| s2
          s1 -.->|"back<br/>tap #quot;Home#quot;, nth#58; 1"| s0
          s1 -->|"tap #quot;Again#quot;"| s3
          s1 -->|"tap #quot;Help#quot;"| s2
          s2 -->|"tap #quot;Home#quot;"| s0
          s2 -.->|"tap #quot;Help#quot;"| s2
          classDef finding stroke:#c62828,stroke-width:3px
          class s3 finding

        """)
  }

  @Test func `nothing in a label is read as Mermaid`() {
    #expect(
      OddlyNamedSample.map.mermaid == """
        flowchart LR
          s0["root<br/>שלום<br/>! deadControl"]
          s1["1<br/>#60;/script#62; #quot;A#quot; #38; 'b' #92;N style#58;x#35;1#59; #37;#37;#123;init#58; #123;#125;#125;#37;#37;"]
          s0 -->|"tap #quot;#60;/script#62; #quot;A#quot; #38; 'b' #92;N style#58;x#35;1#59; #37;#37;#123;init#58; #123;#125;#125;#37;#37;#quot;"| s1
          s0 -.->|"tap #quot;Less #38; less#quot;"| s0
          s1 -.->|"back"| s0
          classDef finding stroke:#c62828,stroke-width:3px
          class s0 finding

        """)
  }

  @Test func `what is beyond a bound has a box, too`() {
    let map = explore(limit: 1, on: .plain(width: 22)) { MapSample() }
    #expect(
      map.mermaid == """
        flowchart LR
          s0["Home"]
          limit(["not walked: limit"])
          s0 -->|"tap #quot;Tent#quot;<br/>tap #quot;Help#quot;"| limit
          s0 -.->|"tap #quot;Home#quot;"| s0

        """)
  }
}
