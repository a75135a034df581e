import Foundation
import Testing

@testable import Screens

@Suite struct MapPageTests {
  /// The first part of the page from one text to another, both included.
  private func part(of html: String, from start: String, to end: String) -> String? {
    guard let first = html.firstRange(of: start) else { return nil }
    guard let last = html[first.upperBound...].firstRange(of: end) else { return nil }
    return String(html[first.lowerBound..<last.upperBound])
  }

  @Test func `a state stands beside its links`() {
    let html = MapSample.map.html
    #expect(
      part(of: html, from: "<article", to: "</article>") == """
        <article id="state/Home" style="--rows:5">
        <h3><a href="#state/Home"><bdi>Home</bdi></a> </h3>
        <p class="way">at the start</p>
        <div class="beside">
        <pre role="group" aria-label="Screen of Home" tabindex="0" dir="ltr">
        Home
        ──────────────────────
        Tent                 ›
        ──────────────────────
        [Home]  Help
        </pre>
        <div>
        <h4>Leads to</h4>
        <ul>
        <li><bdi class="action">tap &quot;Tent&quot;</bdi> <span class="sign">→</span> <a href="#state/Home/tent"><bdi>Home/tent</bdi></a> <small>push</small></li>
        <li><bdi class="action">tap &quot;Home&quot;</bdi> stays on this screen</li>
        <li><bdi class="action">tap &quot;Help&quot;</bdi> <span class="sign">→</span> <a href="#state/Help"><bdi>Help</bdi></a> <small>select</small></li>
        </ul>
        <h4>Reached from</h4>
        <p><a href="#state/Home/tent"><bdi>Home/tent</bdi></a>, <a href="#state/Help"><bdi>Help</bdi></a></p>
        </div>
        </div>
        </article>
        """)
  }

  @Test func `a state says why it was not walked on, or that nothing can be done`() {
    let end = part(of: MapSample.map.html, from: "<article id=\"state/Home/tent/tent\"", to: "</article>")
    #expect(end?.contains("\n<h4>Cut: repeated</h4>\n<h4>Reached from</h4>\n") == true)
    #expect(end?.contains("Leads to") == false)
    #expect(StateMap.chain(1).html.contains("\n<h4>Nothing to tap</h4>\n"))
  }

  @Test func `findings tell the way to them`() {
    let html = MapSample.map.html
    #expect(
      part(of: html, from: "<section id=\"findings\"", to: "</section>") == """
        <section id="findings" aria-labelledby="findings-heading">
        <h2 id="findings-heading">Findings</h2>
        <div class="finding" id="finding/1">
        <h3>!1 endlessPath</h3>
        <p><bdi>The screen &quot;Tent&quot; is pushed over itself, and the path can grow without an end: tent › tent. Go back to the screen that is there already, as path.pop(to:) does, or keep the control out with .exploration(.ignored) if it is meant.</bdi></p>
        <p class="way"><bdi>tap &quot;Tent&quot;</bdi> <span class="sign">›</span> <bdi>tap &quot;Again&quot;</bdi> <span class="sign">→</span> <a href="#state/Home/tent/tent"><bdi>Home/tent/tent</bdi></a></p>
        </div>
        </section>
        """)
  }

  @Test func `cuts and coverage are listed`() {
    let html = MapSample.map.html
    #expect(
      part(of: html, from: "<section id=\"cuts\"", to: "</section>") == """
        <section id="cuts" aria-labelledby="cuts-heading">
        <h2 id="cuts-heading">Cuts</h2>
        <ul>
        <li><b>repeated</b> at <bdi>Tent</bdi>: <span class="way"><bdi>tap &quot;Tent&quot;</bdi> <span class="sign">›</span> <bdi>tap &quot;Again&quot;</bdi></span></li>
        </ul>
        </section>
        """)
    #expect(
      part(of: html, from: "<section id=\"coverage\"", to: "</section>") == """
        <section id="coverage" aria-labelledby="coverage-heading">
        <h2 id="coverage-heading">Coverage</h2>
        <ul>
        <li>types: 1 of 1</li>
        <li>controls: 9 of 9</li>
        <li>links: 2 of 2</li>
        </ul>
        </section>
        """)
    let cut = explore(limit: 1, depth: 0, on: .plain(width: 22)) { MapSample() }
    #expect(
      part(of: cut.html, from: "<li>links", to: "</section>") == """
        <li>links: 0 of 1
        <ul>
        <li>missing: <bdi>link &quot;Tent&quot; on &quot;Home&quot;</bdi></li>
        </ul>
        </li>
        </ul>
        </section>
        """)
  }

  @Test func `every state has a link`() {
    #expect(
      part(of: MapSample.map.html, from: "<nav", to: "</nav>") == """
        <nav aria-label="States">
        <ul>
        <li><a href="#findings">Findings</a></li>
        <li class="state"><a href="#state/Home"><span><bdi>Home</bdi></span> </a></li>
        <li class="state"><a href="#state/Home/tent"><span><bdi>Tent</bdi> <small><bdi>Home/tent</bdi></small></span> </a></li>
        <li class="state"><a href="#state/Help"><span><bdi>Help</bdi></span> </a></li>
        <li class="state"><a href="#state/Home/tent/tent"><span><bdi>Tent</bdi> <small><bdi>Home/tent/tent</bdi></small></span> <b class="mark">!1</b></a></li>
        <li><a href="#cuts">Cuts</a></li>
        <li><a href="#coverage">Coverage</a></li>
        </ul>
        </nav>
        """)
  }

  @Test func `screens to compare stand side by side`() {
    var map = StateMap.chain(2)
    map.findings = [
      Finding(.unstableBack, "It differs.", taps: ["tap \"Next\"", "back"], texts: ["0\n", "1\n"])
    ]
    #expect(
      part(of: map.html, from: "<div class=\"finding\"", to: "</div>\n</section>") == """
        <div class="finding" id="finding/1">
        <h3>!1 unstableBack</h3>
        <p><bdi>It differs.</bdi></p>
        <p class="way"><bdi>tap &quot;Next&quot;</bdi> <span class="sign">›</span> <bdi>back</bdi> <span class="sign">→</span> <a href="#state/1"><bdi>1</bdi></a></p>
        <details open><summary>Screens</summary><div class="compare"><figure><figcaption>Expected</figcaption>
        <pre role="group" aria-label="Expected" tabindex="0" dir="ltr">
        0
        </pre></figure>
        <figure><figcaption>Shown</figcaption>
        <pre role="group" aria-label="Shown" tabindex="0" dir="ltr">
        1
        </pre></figure></div></details>
        </div>
        </section>
        """)
  }

  @Test func `a screen that stands with its state is not repeated`() {
    var map = StateMap.chain(1)
    map.findings = [Finding(.diagnostic, "It is wrong.", taps: [], texts: ["0\n"])]
    #expect(!map.html.contains("<figure"))
    map.findings = [Finding(.diagnostic, "It is wrong.", taps: [], texts: ["Later\n"])]
    #expect(map.html.contains("<figcaption>Shown</figcaption>"))
  }

  @Test func `what is shown can't become markup`() {
    let html = OddlyNamedSample.map.html
    #expect(html.components(separatedBy: "</script>").count == 2)
    #expect(
      part(of: html, from: "<title>", to: "</title>") == "<title>שלום: 2 states</title>")
    #expect(
      html.contains(
        "<bdi>&lt;/script&gt; &quot;A&quot; &amp; &#39;b&#39; \\N style:x#1; %%{init: {}}%%</bdi>"))
  }

  @Test func `nothing is loaded, and nothing runs but the page's own script`() {
    for map in [MapSample.map, OddlyNamedSample.map] {
      let html = map.html
      #expect(html.contains("content=\"default-src &#39;none&#39;") == false)
      #expect(html.contains("content=\"default-src 'none'; "))
      for text in ["http:", "https:", "//www", "url(", "@import", "src=\"", "onload="] {
        #expect(!html.contains(text), "\(text)")
      }
      #expect(html.components(separatedBy: "<script").count == 2)
    }
  }

  @Test func `many sources are folded`() {
    var map = StateMap.chain(9)
    for index in 2..<9 {
      map.steps.append(.init(from: index, to: 0, action: "tap \"Home\"", effect: .replace))
    }
    #expect(map.html.contains("\n<h4>Reached from</h4>\n<p><a href=\"#state/root\"><bdi>root</bdi></a></p>"))
    #expect(!map.html.contains("<details>"))
    map.steps.append(.init(from: 1, to: 0, action: "tap \"Home\"", effect: .replace))
    #expect(map.html.contains("<details><summary>Reached from 8 states</summary><p><a href=\"#state/2\">"))
  }
}
