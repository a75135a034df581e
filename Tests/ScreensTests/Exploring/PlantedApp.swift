import Screens

/// What is wrong with a `PlantedApp`.
enum PlantedFault {
  case missingDestination, pushedMissingDestination, unreachedDestination, duplicateDestination, deadControl,
    deadEnd
  case endlessPath, circularPath, unstableReplay, unstableBack, differentDeepLink, lostPath, unstableRender
  case diagnostic
}

/// Two pages, a screen about the app and a welcome, sound but for one fault.
struct PlantedApp: Node {
  /// Outlives the app where several share it.
  final class Visits {
    var count = 0
  }

  let fault: PlantedFault?
  var visits = Visits()
  @State private var path = StackPath()
  @State private var isReady = false
  @State private var showsWelcome = false
  @State private var aboutCount = 0

  private enum PageRoute: Hashable, Codable, CustomStringConvertible {
    case page(Int)
    var number: Int { if case .page(let number) = self { number } else { 0 } }
    var description: String { "page(\(number))" }
  }

  private enum AboutRoute: Hashable, Codable { case about }

  /// Its number is lost when it is saved.
  private struct ForgetfulRoute: Hashable, Codable, CustomStringConvertible {
    enum CodingKeys: CodingKey {}
    var number = 0
    var description: String { "page(\(number))" }
  }

  var body: some Node {
    Stack(path: $path) {
      VStackNode {
        if fault == .differentDeepLink {
          ButtonNode("Page 1") {
            isReady = true
            path.append(PageRoute.page(1))
          }
          LinkNode("Page 2", value: PageRoute.page(2))
        } else if fault == .lostPath {
          ForEachNode(1..<3, id: \.self) { LinkNode("Page \($0)", value: ForgetfulRoute(number: $0)) }
        } else {
          ForEachNode(1..<3, id: \.self) { LinkNode("Page \($0)", value: PageRoute.page($0)) }
        }
        if fault == .missingDestination {
          LinkNode("About", value: AboutRoute.about)
        } else {
          ButtonNode("About") {
            visits.count += 1
            path.append(AboutRoute.about)
          }
        }
        ButtonNode("Welcome") { showsWelcome = true }
        if fault == .unstableBack { TextNode("Seen \(aboutCount) times") }
        registrations
      }
      .title("Planted")
      .cover(isPresented: $showsWelcome) {
        VStackNode {
          TextNode("Hello!")
          if fault != .deadEnd { ButtonNode("Start") { showsWelcome = false } }
        }
        .title("Welcome")
      }
    }
  }

  @NodeBuilder private var registrations: some Node {
    if fault == .lostPath {
      EmptyNode().destination(for: ForgetfulRoute.self) { page($0.number) }
    } else {
      EmptyNode().destination(for: PageRoute.self, line: 1) { page($0.number) }
    }
    if fault != .missingDestination, fault != .pushedMissingDestination {
      EmptyNode().destination(for: AboutRoute.self) { _ in about }
    }
    if fault == .unreachedDestination {
      EmptyNode().destination(for: Double.self, line: 3) { TextNode("\($0)") }
    }
    if fault == .duplicateDestination {
      EmptyNode().destination(for: PageRoute.self, line: 2) { page($0.number) }
    }
  }

  private func page(_ number: Int) -> some Node {
    VStackNode {
      if isReady { TextNode("Ready") }
      if fault == .deadControl, number == 1 { ButtonNode("Like") {} }
      if fault == .endlessPath { LinkNode("Next", value: PageRoute.page(number + 1)) }
      if fault == .circularPath { LinkNode("Next", value: PageRoute.page(3 - number)) }
      TextNode("Page")
    }
    .title("Page \(number)")
  }

  @NodeBuilder private var about: some Node {
    VStackNode {
      if fault == .unstableReplay { TextNode("Visit \(visits.count)") }
      if fault == .unstableRender { RenderCount(visits: visits) }
      if fault == .diagnostic { TextNode("Wide").frame(width: -3) }
      TextNode("An app")
    }
    .title("About")
    .onAppear { aboutCount += 1 }
  }
}

/// Shows how often it was rendered.
private struct RenderCount: Node {
  let visits: PlantedApp.Visits

  var body: some Node {
    visits.count += 1
    return TextNode("Render \(visits.count)")
  }
}
