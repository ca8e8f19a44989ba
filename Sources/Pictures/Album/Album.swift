public import Conformance
import Synchronization
public import Traces

/// Keeps the transcripts of a run, and what stands beside them, until the page has taken them.
public final class Album: TranscriptReceiver, BaselineWitness {
  private struct Key: Hashable {
    var id: String
    var subject: String?
  }

  /// The transcripts that are kept of a case.
  struct Page {
    var transcript: Trace
    var companion: Companion?
  }

  private struct Contents {
    var transcripts: [Key: Trace] = [:]
    var companions: [Key: Companion] = [:]
  }

  private let contents = Mutex(Contents())

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

  /// Keeps the baseline from which a transcript differs.
  public func notice(_ baseline: Trace, of id: String, by subject: String, partings: [Int]) {
    let companion = Companion(named: "its baseline", baseline, partings: partings)
    keep(companion, id: id, subject: subject)
  }

  /// Keeps a transcript.
  public func keep(_ transcript: Trace, id: String, subject: String?) {
    contents.withLock { $0.transcripts[Key(id: id, subject: subject)] = transcript }
  }

  /// Keeps what stands beside a transcript.
  public func keep(_ companion: Companion, id: String, subject: String?) {
    contents.withLock { $0.companions[Key(id: id, subject: subject)] = companion }
  }

  /// Returns true if something stands beside a transcript.
  public func hasCompanion(id: String, subject: String?) -> Bool {
    contents.withLock { $0.companions[Key(id: id, subject: subject)] != nil }
  }

  /// Hands out what is kept of a result, once.
  func take(for result: CaseResult) -> Page? {
    guard result.outcome != .error else { return nil }
    let key = Key(id: result.id, subject: result.isTranscript ? nil : result.subject)
    return contents.withLock { contents in
      let companion = contents.companions.removeValue(forKey: key)
      let transcript = contents.transcripts.removeValue(forKey: key)
      return transcript.map { Page(transcript: $0, companion: companion) }
    }
  }
}
