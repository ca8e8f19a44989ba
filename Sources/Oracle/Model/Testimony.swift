internal import Traces

/// The part of a transcript that a rule can know.
enum Testimony: Sendable, Hashable {
  /// At least one message of the vocabulary, one exception, or one state.
  case known
  /// Messages of names that begin with `x-`, and nothing else.
  case strange(count: Int)
  /// No message at all.
  case none

  /// Reads a transcript up to the first line that a rule can know.
  init<Transcript: TraceStream>(
    of transcript: borrowing Transcript
  ) throws(Transcript.Failure) {
    var strangers = 0
    let isKnown = try transcript.contains { line in
      switch line {
      case .message(let message):
        if Vocabulary.message(message.name) != nil { return true }
        strangers += 1
        return false
      case .exception: return true
      case .final(let final): return !final.state.known.isEmpty || !final.table.isEmpty
      default: return false
      }
    }
    self = isKnown ? .known : strangers == 0 ? .none : .strange(count: strangers)
  }
}
