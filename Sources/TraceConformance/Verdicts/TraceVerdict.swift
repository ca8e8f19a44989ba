internal import Conformance
internal import Oracle
internal import Traces

/// The rules to judge by, where versions of UIKit or the sources about it differ.
public enum TraceProfile: String, Hashable, Sendable, CaseIterable {
  /// UIKit as the sources describe it.
  case modern
  /// Both sides of what is disputed, and the era before `scrollViewWillEndDragging`.
  case classic

  var profile: Profile { self == .modern ? .modern : .classic }
}

/// The findings about one case.
public struct TraceVerdict: Sendable {
  /// The ways in which a case ends.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Every rule that had occasion to fail holds.
    case pass
    /// A rule is broken: the component behaves wrongly.
    case fail
    /// The trace or the subject is at fault, or the subject did not do the same again.
    case error
    /// Nothing was judged.
    case skip
  }

  /// The way in which the case ended.
  public let outcome: Outcome
  /// The reason why it is an error or was skipped; nil: it is neither.
  public let why: String?
  /// The violations that were found, in the order of the transcript.
  public let violations: [TraceViolation]
  /// The ids of the rules that had occasion to fail, sorted.
  public let exercised: [String]
  /// The transcript that was judged; nil: the subject played nothing.
  public let transcript: Transcript?
  private let place: Place

  init(_ judged: SingleCase) {
    let result = judged.result
    outcome = Outcome(rawValue: result.outcome.rawValue) ?? .error
    why = result.why
    violations = result.findings.map(TraceViolation.init)
    exercised = result.exercised
    transcript = judged.transcript.map { Transcript($0) }
    place = result.place
  }

  /// The whole explanation, in several lines; empty where there is nothing to say.
  ///
  /// Violations that follow from an earlier one are counted, rule by rule, in one line.
  public var explanation: String {
    let told = violations.filter { !$0.isExpected }
    var parts: [String] = []
    if let why { parts.append("\(place): \(why)") }
    parts += told.filter { $0.follows == nil }.map { "\($0.file):\($0.line)\n\($0.text)" }
    if let following = told.following { parts.append(following) }
    return parts.joined(separator: "\n")
  }
}

extension TraceCase {
  /// Plays the trace into a subject, and judges what the component told.
  ///
  /// The trace is played twice: a transcript that differs is an error.
  ///
  /// - Parameters:
  ///   - subject: what plays it. A transcript is judged as it is.
  ///   - profile: the profile; nil: the header's, or `modern`.
  ///   - isStrict: whether a rule of the grade `should` fails it too.
  /// - Returns: the verdict.
  public func verdict(
    of subject: some TraceSubject = .reference,
    profile: TraceProfile? = nil,
    isStrict: Bool = false
  ) -> TraceVerdict {
    let bridge = SubjectBridge(subject: subject, source: contents)
    return TraceVerdict(
      SingleCase(contents, by: bridge, profile: profile?.profile, isStrict: isStrict)
    )
  }
}
