internal import Traces

/// How much a transcript tells that a rule can know.
enum Testimony: Sendable, Hashable {
  /// At least one message of the vocabulary, one exception, or one state.
  case known
  /// Messages of names that begin with `x-`, and nothing else.
  case strange(count: Int)
  /// No message at all.
  case none

  /// Reads a transcript up to the first line that a rule can know.
  init(of transcript: Trace) {
    var strangers = 0
    for line in transcript.lines {
      switch line {
      case .message(let message):
        if Vocabulary.message(message.name) != nil {
          self = .known
          return
        }
        strangers += 1
      case .exception:
        self = .known
        return
      case .final(let final) where !final.state.known.isEmpty || !final.table.isEmpty:
        self = .known
        return
      default: continue
      }
    }
    self = strangers == 0 ? .none : .strange(count: strangers)
  }
}
