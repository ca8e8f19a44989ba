package import Oracle
package import Traces

/// The steps of playing and judging one case.
package struct Trial: Sendable {
  /// The player of traces; nil if only transcripts are judged.
  package var subject: (any Subject)?
  /// The profile that the command line asks for; it beats the header's.
  package var profile: Profile?
  /// True if a `should` rule fails a case.
  package var isStrict: Bool
  /// True if a result tells the rules that could not judge it, and the facts that they lacked.
  package var tellsSilences: Bool
  /// The judges, by profile.
  package var judges: Judges

  /// Creates a trial of a subject; of none, where only transcripts are judged.
  package init(
    subject: (any Subject)?,
    profile: Profile? = nil,
    isStrict: Bool,
    tellsSilences: Bool = false,
    judges: Judges = Judges()
  ) {
    self.subject = subject
    self.profile = profile
    self.isStrict = isStrict
    self.tellsSilences = tellsSilences
    self.judges = judges
  }

  /// Plays a case twice, if it is to be played, and judges it: only what happens again proves
  /// anything.
  package func result(of trial: Case) -> CaseResult {
    let clock = ContinuousClock()
    let start = clock.now
    var result = repeated(performance(of: trial), of: trial, by: [.later])
    result.duration = clock.now - start
    result.subject = subject?.name
    return result
  }

  /// Plays a case once, if it is to be played, and judges it.
  package func performance(of trial: Case) -> Performance {
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
  package func repeated(_ first: Performance, of trial: Case, by ways: [Repetition]) -> CaseResult {
    guard first.isPlayed, let subject else { return first.result }
    for way in ways {
      let difference: String?
      do throws(SubjectFailure) {
        difference = try self.difference(from: first, of: trial, by: subject, way)
      } catch {
        return changed(first.result, trial, way, error)
      }
      guard let difference else { continue }
      return first.result.replaced(
        by: CaseResult(of: trial, fault: .notReproducible, why: difference)
      )
    }
    return first.result
  }

  /// Plays a case again, and says where its transcript differs; nil: it does not.
  private func difference(
    from first: Performance,
    of trial: Case,
    by subject: any Subject,
    _ way: Repetition
  ) throws(SubjectFailure) -> String? {
    guard let long = trial.long else {
      let second = try subject.transcript(of: trial.trace, way)
      return first.transcript.flatMap { TranscriptDifference(between: $0, and: second) }?
        .sentence(way.circumstance)
    }
    // Nobody has kept the first one, so it is played once more too.
    let once = try TranscriptDigest(of: subject.transcript(of: long, isAfresh: false))
    let again = try TranscriptDigest(of: subject.transcript(of: long, isAfresh: way == .afresh))
    return once.difference(from: again, way.circumstance)
  }

  /// Returns the result of a case that was played once and not again.
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
    do throws(SubjectFailure) {
      guard !trial.isTranscript, let subject else {
        return Performance(result: try judged(trial.stream, of: trial, by: profile))
      }
      if let long = trial.long {
        let transcript = try subject.transcript(of: long, isAfresh: false)
        return Performance(result: try judged(transcript, of: trial, by: profile), lineCount: 0)
      }
      let transcript = try subject.transcript(of: trial.trace)
      return Performance(
        result: try judged(AnyTraceStream(transcript), of: trial, by: profile),
        transcript: transcript
      )
    } catch {
      return Performance(result: CaseResult(of: trial, after: error))
    }
  }

  private func judged(
    _ transcript: AnyTraceStream,
    of trial: Case,
    by profile: Profile
  ) throws(SubjectFailure) -> CaseResult {
    let judge = judges.judge(by: profile)
    if let why = try judge.objection(to: transcript) {
      return CaseResult(of: trial, after: .skipped(why: why))
    }
    let verdict = try judge.verdict(of: transcript)
    if let why = verdict.whyGivenUp { return CaseResult(of: trial, after: .failed(why: why)) }
    var result = CaseResult(
      of: trial,
      verdict.outcome(strict: isStrict) == .pass ? .pass : .fail
    )
    result.findings = try findings(verdict.violations, in: transcript, of: trial)
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
    in transcript: AnyTraceStream,
    of trial: Case
  ) throws(SubjectFailure) -> [Finding] {
    guard !violations.isEmpty else { return [] }
    let places = try Places(of: violations, trial: trial, transcript: transcript)
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

/// The result of playing a case once.
package struct Performance: Sendable {
  /// The verdict.
  package var result: CaseResult
  /// The transcript that the subject told; nil: it played nothing, or nobody keeps it.
  package var transcript: Trace?
  /// The number of the transcript's lines that are kept, in any place; nil: nothing was played.
  package var lineCount: Int?

  init(result: CaseResult, transcript: Trace? = nil, lineCount: Int? = nil) {
    self.result = result
    self.transcript = transcript
    self.lineCount = lineCount ?? transcript?.lines.count
  }

  /// True if a subject has played the case.
  package var isPlayed: Bool { lineCount != nil }
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
  /// Returns another result of the same case, which took as long.
  fileprivate func replaced(by result: CaseResult) -> CaseResult {
    var result = result
    result.duration = duration
    return result
  }
}
