public import Oracle
public import Traces

/// The result of one case.
public struct CaseResult: Hashable, Sendable, Codable {
  /// The four ways in which a case can end.
  public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every rule that had occasion to fail holds.
    case pass
    /// A rule is violated: the component behaves wrongly.
    case fail
    /// The input, the subject or the tool is at fault.
    case error
    /// Nothing was judged: the subject lacks what the trace requires, or no rule had occasion.
    case skip
  }

  /// The kind of an error; the report's readers group by it.
  public enum Fault: String, Hashable, Sendable, Codable {
    /// A path that is not there, or cannot be read.
    case input = "input"
    /// A trace that does not follow the format.
    case malformed = "malformed-trace"
    /// An id that another trace of the run has.
    case duplicate = "duplicate-id"
    /// A trace in which nothing is to be judged.
    case notTranscript = "not-a-transcript"
    /// A profile that the rule book does not know.
    case profile = "unknown-profile"
    /// A subject that broke.
    case subject = "subject-failure"
    /// Two replays that differ.
    case notReproducible = "not-reproducible"
  }

  /// The case's name; for what has none, one made from the path.
  public var id: String
  /// Its title, if it has one.
  public var title: String?
  /// The place of the case.
  public var place: Place
  /// Its source.
  public var source: Source
  /// The name of the run's subject; nil: `check` judges what was recorded elsewhere.
  public var subject: String?
  /// The way in which it ended.
  public var outcome: Outcome
  /// The kind of the error.
  public var fault: Fault?
  /// The reason why it is an error or was skipped.
  public var why: String?
  /// The faults that were found, in the order of the transcript.
  public var findings: [Finding] = []
  /// The violations that were counted and not kept, by their rules.
  public var leftOut: [Verdict.Excess] = []
  /// The rules that had occasion to fail, sorted.
  public var exercised: [String] = []
  /// The rules that could not be judged for facts that they lacked, sorted.
  public var silences: [Verdict.Silence] = []
  /// The profile by which it was judged.
  public var profile: String?
  /// True if it was judged as it stood, not replayed.
  public var isTranscript = false
  /// The entry by which an error is known, so that the case is skipped.
  public var knownError: KnownFailure?
  /// The place of its subject among those of the run, from 0.
  public var column = 0
  /// True if it was played again.
  public var wasRepeated = false
  /// The time that it took, by the wall's clock.
  public var duration = Duration.zero
  /// Its number among all cases of the corpus, wanted or not, from 0: the order of a run.
  public var order = 0

  /// Creates a result.
  public init(id: String, place: Place, source: Source, outcome: Outcome) {
    self.id = id
    self.place = place
    self.source = source
    self.outcome = outcome
  }

  /// Creates the result of a case that could not be judged.
  public init(
    id: String,
    place: Place,
    source: Source,
    fault: Fault,
    why: String
  ) {
    self.init(id: id, place: place, source: source, outcome: .error)
    self.fault = fault
    self.why = why
  }

  /// Creates the result of a case that a subject did not play.
  public init(of trial: Case, after failure: SubjectFailure) {
    switch failure {
    case .skipped(let why):
      self.init(of: trial, .skip)
      self.why = why
    case .failed(let why): self.init(of: trial, fault: .subject, why: why)
    }
  }

  /// True if a subject was asked to play it: neither a transcript, nor what could not be read.
  public var isPlayed: Bool {
    guard !isTranscript else { return false }
    switch fault {
    case nil, .profile, .subject, .notReproducible: return true
    case .input, .malformed, .duplicate, .notTranscript: return false
    }
  }

  /// The rules that fail it, once for each violation.
  public var rulesFailing: [String] {
    guard outcome == .fail else { return [] }
    return findings.filter(\.isFailing).map(\.violation.rule)
  }

  /// True if it fails, and no rule fails it: an expectation of its trace alone is not met.
  var failsByMotionAlone: Bool {
    outcome == .fail && findings.filter(\.isFailing).allSatisfy(\.isOfMotion)
  }

  /// The reason why it was skipped, in words that cases with the same reason share.
  var skipReason: String {
    if let knownError { return "known failure: \(knownError.reason)" }
    // The lines after the first are about this case alone. So are the rules in brackets, if there
    // was a transcript and nothing in it could be judged.
    let line = (why ?? "").prefix { $0 != "\n" }
    let isUnjudged = profile != nil
    return String(isUnjudged ? line.prefix { $0 != "(" }.trimmingSuffix { $0 == " " } : line)
  }

  /// The number of violations and errors in it that are listed as known.
  var knownCount: Int { findings.count { $0.known != nil } + (knownError == nil ? 0 : 1) }
}

extension Substring {
  /// Returns the text without some characters at its end.
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
