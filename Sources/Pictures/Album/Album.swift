public import Conformance
import Synchronization
public import Traces

/// Keeps the transcripts of a run until the page has taken them.
public final class Album: TranscriptReceiver {
  private struct Key: Hashable {
    var id: String
    var subject: String?
  }

  private let pages = Mutex<[Key: Trace]>([:])

  /// Creates an album without pages.
  public init() {}

  /// Keeps what a subject told.
  public func receive(
    _ transcript: Trace,
    of trial: Case,
    by subject: String,
    _ result: inout CaseResult
  ) {
    keep(transcript, id: trial.id, subject: subject)
  }

  /// Keeps what was judged as it stood.
  public func receive(asItStood trial: Case, _ result: CaseResult) {
    keep(trial.trace, id: trial.id, subject: nil)
  }

  /// Keeps a transcript.
  public func keep(_ transcript: Trace, id: String, subject: String?) {
    pages.withLock { $0[Key(id: id, subject: subject)] = transcript }
  }

  /// Hands out the transcript of a result, once.
  func take(for result: CaseResult) -> Trace? {
    guard result.outcome != .error else { return nil }
    let key = Key(id: result.id, subject: result.isTranscript ? nil : result.subject)
    return pages.withLock { $0.removeValue(forKey: key) }
  }
}
