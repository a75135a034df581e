import Foundation

/// Annotations and the summary of a GitHub workflow.
struct GitHubReport {
  static let annotationLimit = 10

  private let environment: SnapshotEnvironment

  init(_ environment: SnapshotEnvironment) { self.environment = environment }

  /// Prints an `::error` line, unless the run has printed ten, and adds a row to the summary's table.
  func add(_ failure: SnapshotFailure, at place: TestPlace) {
    guard environment.isGitHub else { return }
    if environment.run.countAnnotation() <= Self.annotationLimit {
      environment.print(annotation(of: failure, at: place) + "\n")
    }
    guard let summary = environment.path(of: "GITHUB_STEP_SUMMARY") else { return }
    environment.run.appendSummaryRow { isFirst in
      let table = (isFirst ? Self.tableHead : "") + row(of: failure, at: place) + "\n"
      append(table, to: summary)
    }
  }

  private func annotation(of failure: SnapshotFailure, at place: TestPlace) -> String {
    let properties = [
      ("file", pathInWorkspace(place)), ("line", "\(place.line)"), ("title", "Snapshot"),
    ]
    let list = properties.map { "\($0)=\(Self.escaped($1, in: "\r\n:,"))" }.joined(separator: ",")
    let message = [failure.what, failure.why, failure.remedy].joined(separator: "\n")
    return "::error \(list)::\(Self.escaped(message, in: "\r\n"))"
  }

  private func pathInWorkspace(_ place: TestPlace) -> String {
    let path = place.filePath.description
    guard let workspace = environment.path(of: "GITHUB_WORKSPACE"), path.hasPrefix(workspace + "/") else {
      return path
    }
    return String(path.dropFirst(workspace.count + 1))
  }

  private static func escaped(_ text: String, in special: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let tableHead = """

    | Test | Snapshot | What happened |
    | --- | --- | --- |

    """

  private func row(of failure: SnapshotFailure, at place: TestPlace) -> String {
    let cells = [place.description, failure.file?.label ?? "", failure.what].map {
      $0.replacing("|", with: #"\|"#).replacing("<", with: "&lt;").replacing("\n", with: "<br>")
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func append(_ text: String, to path: String) {
    guard let file = fopen(path, "a") else { return }
    defer { fclose(file) }
    _ = fputs(text, file)
  }
}
