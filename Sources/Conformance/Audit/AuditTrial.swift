import Mutation
import Oracle
import Traces

/// How an audit goes about one trace.
struct AuditTrial: Sendable {
  /// What plays traces.
  let subject: any Subject
  /// The profile that the command line asks for; it beats the header's.
  let profile: Profile?
  /// What each trace is replayed in besides its own rendition.
  let variants: [Variant]
  /// What is injected.
  let plan: FaultPlan

  /// Judges a case as it is and in variants, then with faults in it.
  func outcome(of trial: Case) -> AuditCase {
    var outcome = AuditCase(isTranscript: trial.isTranscript)
    guard let profile = trial.profile(over: profile) else {
      outcome.trouble = trial.withoutProfile
      return outcome
    }
    let judge = Judge(profile: profile)
    do throws(SubjectFailure) {
      if trial.isTranscript {
        judged(trial.trace, of: trial, as: .given, judge, &outcome)
      } else {
        try audit(trial, judge, &outcome)
      }
    } catch {
      outcome.trouble = CaseResult(of: trial, after: error)
    }
    return outcome
  }

  private func audit(
    _ trial: Case,
    _ judge: Judge,
    _ outcome: inout AuditCase
  ) throws(SubjectFailure) {
    let transcript = try subject.transcript(of: trial.trace)
    let verdict = judged(transcript, of: trial, as: .own, judge, &outcome)
    guard !trial.trace.isCounterExample else { return }
    for variant in variants { try replay(trial, in: variant, judge, &outcome) }
    // What a transcript breaks without a fault proves nothing when it breaks it with one.
    let known = Set(verdict.violations.map(\.rule))
    inject(into: transcript.withoutExpectations, of: trial, judge, known, &outcome)
  }

  private func replay(
    _ trial: Case,
    in variant: Variant,
    _ judge: Judge,
    _ outcome: inout AuditCase
  ) throws(SubjectFailure) {
    let transcript: Trace
    do throws(SubjectFailure) {
      transcript = try subject.transcript(of: variant.trace(of: trial.trace))
    } catch {
      switch error {
      case .skipped:
        outcome.renditions.append(RenditionTally(rendition: .variant(variant), skipped: 1))
        return
      case .failed(let why): throw .failed(why: "in the variant \(variant.name): \(why)")
      }
    }
    judged(transcript, of: trial, as: .variant(variant), judge, &outcome)
  }

  /// Judges a transcript that has no fault, and notes what it breaks all the same.
  @discardableResult
  private func judged(
    _ transcript: Trace,
    of trial: Case,
    as rendition: Rendition,
    _ judge: Judge,
    _ outcome: inout AuditCase
  ) -> Verdict {
    let verdict = judge.verdict(of: transcript)
    guard judge.objection(to: transcript) == nil else {
      outcome.renditions.append(RenditionTally(rendition: rendition, skipped: 1))
      return verdict
    }
    var tally = RenditionTally(rendition: rendition, judged: 1)
    var places: [String: Int] = [:]
    let origin = Places(trial: trial, transcript: transcript)
    for violation in verdict.violations {
      guard !violation.isExpected else {
        outcome.counterExamples.insert(violation.rule)
        continue
      }
      switch violation.grade {
      case .must: tally.must += 1
      case .should: tally.should += 1
      case .may: continue
      }
      if let place = places[violation.rule] {
        outcome.alarms[place].count += 1
        continue
      }
      places[violation.rule] = outcome.alarms.count
      let finding = Finding(
        violation: violation,
        line: origin.line(ofIndex: violation.lineIndex),
        place: origin.place(ofIndex: violation.lineIndex)
      )
      outcome.alarms.append(
        Alarm(caseID: trial.id, source: trial.source, rendition: rendition, finding: finding)
      )
    }
    outcome.renditions.append(tally)
    if case .variant = rendition { return verdict }
    for (rule, count) in verdict.exercise { outcome.exercise[rule, default: 0] += count }
    return verdict
  }

  /// Makes and judges mutants, one at a time.
  private func inject(
    into transcript: Trace,
    of trial: Case,
    _ judge: Judge,
    _ known: Set<String>,
    _ outcome: inout AuditCase
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    let injections = plan.injections(into: transcript, judgedBy: judge.profile)
    guard !injections.isEmpty else { return }
    outcome.breaches = plan.breaches
    for injection in injections {
      let verdict = judge.verdict(of: injection.fault.injected(into: transcript))
      let new = verdict.violations.filter { !known.contains($0.rule) }
      let catchers = Set(
        new.filter { $0.catalogue.contains(injection.fault.number) }.map(\.rule)
      )
      .sorted()
      outcome.breaches[injection.breach].add(catchers: catchers)
      for rule in catchers { outcome.bites[rule, default: 0] += 1 }
      if catchers.isEmpty {
        outcome.survivors.append(
          Survivor(
            injection,
            in: transcript,
            of: trial,
            noticedBy: Set(new.map(\.rule)).sorted()
          )
        )
      }
    }
    outcome.mutantTime = clock.now - start
  }
}
