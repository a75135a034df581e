import Foundation
import Screens
import Testing

@Suite struct ScreenJSONTests {
  private func json<Root: Node>(_ root: Root, on device: Device = .phone) -> String {
    render(root, on: device, as: .json)
  }

  @Test func aScreenWithNothingHasEveryKey() {
    #expect(
      json(EmptyNode(), on: .plain(width: 20)) == """
        {
          "version": 1,
          "title": null,
          "backLabel": null,
          "path": [],
          "size": {"width": 20, "height": 0},
          "diagnostics": [],
          "controls": [],
          "outline": [
            {"role": "screen", "label": null, "value": null, "states": [], "items": []}
          ]
        }

        """)
  }

  @Test func aScreenWithEverything() throws {
    let session = Session(
      Stack {
        LinkNode("Next", value: "a \"b\"")
          .title("First")
          .destination(for: String.self) { _ in
            GroupNode {
              LinkNode("Nowhere", value: 1)
              SectionNode("More") { ButtonNode("Off") {}.disabled(true).id("off") }
            }
            .title("Second")
          }
      }, on: .plain(width: 20))
    try session.tap("Next")
    #expect(
      session.screen.render(as: .json) == #"""
        {
          "version": 1,
          "title": "Second",
          "backLabel": "First",
          "path": ["a \"b\""],
          "size": {"width": 20, "height": 6},
          "diagnostics": [
            {"severity": "error", "code": "missingDestination", "message": "The link \"Nowhere\" leads to 1 of type Int, and neither its screen nor one beneath registers Int. Registered: String. Add .destination(for: Int.self) { … } to the link's screen or one beneath."}
          ],
          "controls": [
            {"role": "back", "label": "First", "value": null, "enabled": true, "selected": false, "frame": {"x": 0, "y": 0, "width": 7, "height": 1}, "identifier": null},
            {"role": "link", "label": "Nowhere", "value": null, "enabled": false, "selected": false, "frame": {"x": 0, "y": 2, "width": 20, "height": 1}, "identifier": null},
            {"role": "button", "label": "Off", "value": null, "enabled": false, "selected": false, "frame": {"x": 2, "y": 5, "width": 7, "height": 1}, "identifier": "off"}
          ],
          "outline": [
            {"role": "screen", "label": "Second", "value": null, "states": [], "items": [
              {"role": "back", "label": "First", "value": null, "states": [], "items": []},
              {"role": "link", "label": "Nowhere", "value": null, "states": ["disabled"], "items": []},
              {"role": "section", "label": "More", "value": null, "states": [], "items": [
                {"role": "button", "label": "Off", "value": null, "states": ["disabled"], "items": []}
              ]}
            ]}
          ]
        }

        """#)
  }

  /// Foundation reads what is written, and finds in it what the screen says.
  @Test(arguments: [1, 2, 200]) func foundationReadsIt(depth: Int) throws {
    var node = AnyNode(ButtonNode("core \u{1B} \"\\") {})
    for _ in 1..<depth { node = AnyNode(ListNode { node }) }
    let screen = Session(node, on: .plain(width: 30)).screen
    let data = Data(screen.render(as: .json).utf8)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "backLabel", "controls", "diagnostics", "outline", "path", "size", "title", "version",
      ])
    #expect(object["version"] as? Int == 1)
    #expect(object["title"] is NSNull)
    let controls = try #require(object["controls"] as? [[String: Any]])
    #expect(controls.map { $0["label"] as? String } == screen.controls.map(\.label))
    var items = try #require(object["outline"] as? [[String: Any]])
    var roles: [String] = []
    while let item = items.first {
      #expect(items.count == 1)
      roles.append(try #require(item["role"] as? String))
      items = try #require(item["items"] as? [[String: Any]])
    }
    #expect(roles == ["screen"] + Array(repeating: "list", count: depth - 1) + ["button"])
  }
}
