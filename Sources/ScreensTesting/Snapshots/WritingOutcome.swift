/// What became of a snapshot that does not agree.
enum WritingOutcome: Equatable {
  case notAsked
  case recorded
  /// The system's reason, and what to do with the text that was kept elsewhere.
  case failed(reason: String, remedy: String)
}
