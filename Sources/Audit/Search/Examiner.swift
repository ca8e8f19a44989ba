import Conformance
import Fuzzing
import Oracle
import Synchronization
import Traces

/// Plays generated traces, and says what a search wants to know of each.
struct Examiner: Sendable {
  /// The subject that is tested.
  let subject: any Subject
  /// The profile that the command line asks for; it beats a trace's own.
  let profile: Profile?
  /// The least grade that counts.
  let grade: Grade
  /// True if violations count that follow from earlier ones.
  let looksBeside: Bool
  let judges: Judges
  /// The rules that are known to be broken, which count for nothing.
  let known: Set<String>
  /// The traces that the subject skipped.
  let skips = Skips()
  /// The number of lines that a transcript may have; a longer one breaks nothing.
  var mostLines = Trace.mostLines

  init(
    _ subject: any Subject,
    profile: Profile?,
    grade: Grade,
    rules: RuleSettings,
    known: Set<String> = [],
    looksBeside: Bool = false
  ) {
    self.subject = subject
    self.profile = profile
    self.grade = grade
    self.looksBeside = looksBeside
    self.known = known
    judges = Judges(rules)
  }

  /// Plays and judges a trace; what the subject skips says nothing.
  func examination(of trace: Trace) -> Examination {
    let transcript: Trace
    do throws(SubjectFailure) {
      transcript = try subject.transcript(of: trace)
    } catch {
      switch error {
      case .skipped(let why):
        skips.note(why)
        return Examination()
      case .failed where known.contains(Demand.plays.id): return Examination()
      case .failed: return Examination(failures: [Failure(rule: Demand.plays.id, moment: nil)])
      }
    }
    let verdict = judge(for: trace).verdict(of: transcript)
    var examination = Examination()
    examination.features.reserveCapacity(128)
    Encounters.add(of: transcript, to: &examination.features)
    for rule in verdict.exercise { examination.features.append(Feature(rule: rule.place)) }
    if !verdict.violations.isEmpty {
      examination.failures = failures(in: verdict, of: transcript)
    }
    return examination
  }

  /// Returns true if a trace breaks a rule.
  func breaks(_ rule: String, _ trace: Trace) -> Bool {
    do throws(SubjectFailure) {
      let transcript = try subject.transcript(of: trace, mostLines: mostLines)
      if rule == Demand.repeats.id { return try transcript != subject.transcript(of: trace) }
      return violations(in: judge(for: trace).verdict(of: transcript))
        .contains { $0.rule == rule }
    } catch {
      guard case .failed = error else { return false }
      return rule == Demand.plays.id
    }
  }

  /// Returns a trace whose header says by which profile it was judged, where the command line chose
  /// one: else whoever judges it later would judge by another, and see nothing.
  func withProfile(_ trace: Trace) -> Trace {
    guard let profile else { return trace }
    var trace = trace
    trace.header.profile = profile.name
    return trace
  }

  /// Returns the number of lines of a trace's transcript; nil: there is none.
  func transcriptLength(of trace: Trace) -> Int? {
    try? subject.transcript(of: trace).lines.count
  }

  /// Returns the rules that a trace breaks, each once, in the order in which they are broken.
  func rulesBroken(by trace: Trace) -> [String] {
    do throws(SubjectFailure) {
      let transcript = try subject.transcript(of: trace)
      var rules: [String] = []
      let verdict = judge(for: trace).verdict(of: transcript)
      for violation in violations(in: verdict)
      where !rules.contains(violation.rule) {
        rules.append(violation.rule)
      }
      return rules
    } catch {
      guard case .failed = error else { return [] }
      return [Demand.plays.id]
    }
  }

  private func judge(for trace: Trace) -> Judge {
    judges.judge(
      by: profile ?? trace.header.profile.flatMap(Profile.init(name:)) ?? .modern
    )
  }

  /// Returns the violations that count, in the order of the transcript.
  private func violations(in verdict: Verdict) -> [Violation] {
    verdict.violations.filter { violation in
      guard !violation.isExpected, violation.grade <= grade else { return false }
      guard !known.contains(violation.rule) else { return false }
      if violation.follows != nil, !looksBeside { return false }
      // A generated trace expects no exception, but does now and then what raises one.
      return !violation.hasCauseInProgram
    }
  }

  /// Returns the first violation of each rule.
  private func failures(in verdict: Verdict, of transcript: Trace) -> [Failure] {
    var failures: [Failure] = []
    for violation in violations(in: verdict)
    where !failures.contains(where: { $0.rule == violation.rule }) {
      let moment = Encounters.pair(at: violation.lineIndex, of: transcript)
      failures.append(Failure(rule: violation.rule, moment: moment))
    }
    return failures
  }
}

/// The traces of a search that a subject skipped, counted on any thread.
final class Skips: Sendable {
  private let all = Mutex((count: 0, why: String?.none))

  /// The number of skips.
  var count: Int { all.withLock(\.count) }

  /// The reason of the first in the order of the alphabet, whatever the order of the runs.
  var why: String? { all.withLock(\.why) }

  /// Forgets all; returns how many there were, and the reason of the first.
  func take() -> (count: Int, why: String?) {
    all.withLock { skips in
      defer { skips = (0, nil) }
      return skips
    }
  }

  /// Counts one, or several with the same reason.
  func note(_ why: String, count: Int = 1) {
    all.withLock {
      $0.count += count
      $0.why = min($0.why ?? why, why)
    }
  }
}
