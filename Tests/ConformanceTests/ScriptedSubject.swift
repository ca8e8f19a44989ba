import Replay
import Synchronization
import Traces

/// A subject that gives other subjects' transcripts, and tells which way it was asked.
final class ScriptedSubject: Subject {
  let name: String
  private let plays = Mutex<[String]>([])
  private let change: @Sendable (_ transcript: inout Trace, _ play: Int, _ isFresh: Bool) -> Void

  /// Creates a subject that plays like the reference.
  ///
  /// - Parameters:
  ///   - name: what reports call it.
  ///   - change: changes a transcript; it is told how often the trace was played before.
  init(
    _ name: String,
    change: @escaping @Sendable (inout Trace, _ play: Int, _ isFresh: Bool) -> Void = { _, _, _ in }
  ) {
    self.name = name
    self.change = change
  }

  /// The ids that were played, in order; `+` stands before those played afresh.
  var played: [String] { plays.withLock(\.self) }

  func transcript(of trace: Trace) throws(SubjectFailure) -> Trace {
    try transcript(of: trace, isFresh: false)
  }

  func transcriptAfresh(of trace: Trace) throws(SubjectFailure) -> Trace {
    try transcript(of: trace, isFresh: true)
  }

  private func transcript(of trace: Trace, isFresh: Bool) throws(SubjectFailure) -> Trace {
    let id = trace.header.id
    let play = plays.withLock { plays in
      defer { plays.append((isFresh ? "+" : "") + id) }
      return plays.count { $0 == id || $0 == "+" + id }
    }
    var transcript = try ReferenceSubject().transcript(of: trace)
    change(&transcript, play, isFresh)
    return transcript
  }
}
