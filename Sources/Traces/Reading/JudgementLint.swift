/// Finds traces of which nothing can be judged, for all that their headers say.
///
/// A case in which no rule has occasion to fail is skipped, and whoever wrote it meant something else.
struct JudgementLint {
  private var headerLine = 0
  /// The key that leaves every message out; nil: none does.
  private var emptyList: String?
  private var hasExpectation = false
  private var hasMessage = false
  private var hasKnownMessage = false

  /// Takes in a line.
  mutating func follow(_ line: TraceReader.FileLine, at lineNumber: Int) {
    switch line {
    case .header(let header):
      self = JudgementLint()
      headerLine = lineNumber
      emptyList = header.emptyList
    case .line(.expectation): hasExpectation = true
    case .line(.message(let message)):
      hasMessage = true
      hasKnownMessage = hasKnownMessage || Vocabulary.isMessage(message.name)
    default: break
    }
  }

  /// Ends a trace; returns why nothing of it can be judged, if so.
  func end() -> TraceError? {
    guard !hasExpectation else { return nil }
    if let emptyList {
      return TraceError(
        .judgesNothing("\"\(emptyList)\" is empty, so no message is told"),
        line: headerLine
      )
    }
    guard hasMessage, !hasKnownMessage else { return nil }
    return TraceError(.judgesNothing("all its messages begin with x-"), line: headerLine)
  }
}

extension Header {
  /// The key of the list of messages that has none; nil: there is no such list.
  fileprivate var emptyList: String? {
    observes?.isEmpty == true ? "observes" : hears?.isEmpty == true ? "hears" : nil
  }
}
