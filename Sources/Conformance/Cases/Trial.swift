import Oracle
import Traces

/// How one case is played and judged.
struct Trial: Sendable {
  /// What plays traces; nil where only transcripts are judged.
  var subject: (any Subject)?
  /// The profile that the command line asks for; it beats the header's.
  var profile: Profile?
  /// Whether a `should` rule fails a case.
  var isStrict: Bool
  /// Whether a result tells which rules could not judge it, and which facts they lacked.
  var tellsSilences = false
  /// What judges, by any profile.
  var judges = Judges()

  /// Plays a case twice, if it is to be played, and judges it: only what happens again proves
  /// anything.
  func result(of trial: Case) -> CaseResult {
    let clock = ContinuousClock()
    let start = clock.now
    var result = repeated(performance(of: trial), of: trial, by: [.later])
    result.duration = clock.now - start
    result.subject = subject?.name
    return result
  }

  /// Plays a case once, if it is to be played, and judges it.
  func performance(of trial: Case) -> Performance {
    let clock = ContinuousClock()
    let start = clock.now
    var performance = played(trial)
    performance.result.duration = clock.now - start
    return performance
  }

  /// Plays a case again, and compares.
  ///
  /// - Parameters:
  ///   - first: what came of it the first time.
  ///   - trial: the case.
  ///   - ways: how it is played again, one after the other, until one differs.
  /// - Returns: the first result; where a transcript differs, an error that says so.
  func repeated(_ first: Performance, of trial: Case, by ways: [Repetition]) -> CaseResult {
    guard let transcript = first.transcript, let subject else { return first.result }
    for way in ways {
      let second: Trace
      do throws(SubjectFailure) {
        second = try subject.transcript(of: trial.trace, way)
      } catch {
        return changed(first.result, trial, way, error)
      }
      guard let difference = TranscriptDifference(between: transcript, and: second) else {
        continue
      }
      let why = difference.sentence(way.circumstance)
      return first.result.replaced(by: CaseResult(of: trial, fault: .notReproducible, why: why))
    }
    return first.result
  }

  /// What becomes of a case that was played once and not again.
  private func changed(
    _ first: CaseResult,
    _ trial: Case,
    _ way: Repetition,
    _ failure: SubjectFailure
  ) -> CaseResult {
    switch failure {
    case .skipped(let why):
      let why = "played at first, but \(way.circumstance) it was skipped: \(why)"
      return first.replaced(by: CaseResult(of: trial, fault: .notReproducible, why: why))
    case .failed(let why):
      let why = "played at first, but not when \(way.circumstance): \(why)"
      return first.replaced(by: CaseResult(of: trial, fault: .subject, why: why))
    }
  }
}

extension Trial {
  private func played(_ trial: Case) -> Performance {
    guard let profile = trial.profile(over: profile) else {
      return Performance(result: trial.withoutProfile)
    }
    guard !trial.isTranscript, let subject else {
      return Performance(result: judged(trial.trace, of: trial, by: profile))
    }
    do throws(SubjectFailure) {
      let transcript = try subject.transcript(of: trial.trace)
      return Performance(
        result: judged(transcript, of: trial, by: profile),
        transcript: transcript
      )
    } catch {
      return Performance(result: CaseResult(of: trial, after: error))
    }
  }

  private func judged(_ transcript: Trace, of trial: Case, by profile: Profile) -> CaseResult {
    let judge = judges.judge(by: profile)
    if let why = judge.objection(to: transcript) {
      return CaseResult(of: trial, after: .skipped(why: why))
    }
    let verdict = judge.verdict(of: transcript)
    var result = CaseResult(
      of: trial,
      verdict.outcome(strict: isStrict) == .pass ? .pass : .fail
    )
    result.findings = findings(verdict.violations, in: transcript, of: trial)
    result.leftOut = verdict.leftOut
    result.exercised = verdict.exercise.map(\.rule)
    if tellsSilences { result.silences = verdict.notJudged.filter { !$0.lacks.isEmpty } }
    result.profile = profile.name
    if !verdict.isJudged {
      result.outcome = .skip
      result.why = verdict.whyNotJudged
    }
    return result
  }

  private func findings(
    _ violations: [Violation],
    in transcript: Trace,
    of trial: Case
  ) -> [Finding] {
    guard !violations.isEmpty else { return [] }
    let places = Places(trial: trial, transcript: transcript)
    return violations.map { violation in
      Finding(
        violation: violation,
        line: places.line(ofIndex: violation.lineIndex),
        place: places.place(ofIndex: violation.lineIndex),
        expectation: violation.expectationIndex.map(places.place(ofExpectation:)),
        isStrict: isStrict
      )
    }
  }
}

/// What came of a case that was played once.
struct Performance: Sendable {
  /// The verdict.
  var result: CaseResult
  /// What the subject told; nil: it played nothing.
  var transcript: Trace?
  /// How many lines the transcript has, wherever that is kept; nil: nothing was played.
  var lineCount: Int?

  init(result: CaseResult, transcript: Trace? = nil, lineCount: Int? = nil) {
    self.result = result
    self.transcript = transcript
    self.lineCount = lineCount ?? transcript?.lines.count
  }

  /// Whether a subject has played the case.
  var isPlayed: Bool { lineCount != nil }
}

extension Subject {
  fileprivate func transcript(
    of trace: Trace,
    _ way: Repetition
  ) throws(SubjectFailure) -> Trace {
    switch way {
    case .later: try transcript(of: trace)
    case .afresh: try transcriptAfresh(of: trace)
    }
  }
}

extension CaseResult {
  /// Another result of the same case, which took as long.
  fileprivate func replaced(by result: CaseResult) -> CaseResult {
    var result = result
    result.duration = duration
    return result
  }
}
