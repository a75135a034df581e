import Foundation
import Testing
import XCTest

extension SnapshotFailure {
  /// The actual text and the patch, by the names they are attached under.
  var attachments: [(name: String, text: String)] {
    guard let file else { return [] }
    let all = [
      (file.artifactLabel(".actual"), actual?.string), (file.patchLabel, diff?.text()),
    ]
    return all.compactMap { label, text in
      text.map { (label.replacing("/", with: "."), $0) }
    }
  }

  func attach(at place: TestPlace) {
    if Test.current != nil {
      for (name, text) in attachments {
        Attachment.record(text, named: name, sourceLocation: place.sourceLocation)
      }
    } else {
      attachToXCTest()
    }
  }

  private func attachToXCTest() {
    #if canImport(Darwin)
      // Only the main thread knows the activity that attachments belong to.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: "Snapshot") { activity in
          for (name, text) in attachments {
            let attachment = XCTAttachment(string: text)
            attachment.name = name
            activity.add(attachment)
          }
        }
      }
    #endif
  }
}
