import Conformance
import Mutation
import Oracle
import Traces

/// The steps of an audit for one trace.
struct AuditTrial: Sendable {
  /// The player of traces.
  let subject: any Subject
  /// The profile that the command line asks for; it beats the header's.
  let profile: Profile?
  /// The variants in which each trace is replayed besides its own rendition.
  let variants: [Variant]
  /// The levels of evidence of its own transcript, besides everything.
  let levels: [EvidenceLevel]
  /// The faults that are injected.
  let plan: FaultPlan
  /// True if the verdict on each mutant is kept.
  let castsShadow: Bool

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
    let plain = transcript.withoutExpectations
    var tellings = [Telling(.everything, plain, breaking: verdict)]
    for level in levels {
      guard !level.isAmbiguous(plain), let told = level.reduced(plain) else { continue }
      let verdict = judged(told, of: trial, as: .told(level), judge, &outcome)
      outcome.legalReadings.append(told.reading)
      tellings.append(Telling(level, told, breaking: verdict))
    }
    inject(into: tellings, of: trial, judge, &outcome)
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
    let origin = Places(
      of: verdict.violations.compactMap(\.lineIndex),
      trial: trial,
      transcript: transcript
    )
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
    for exercise in verdict.exercise {
      outcome.exercise[exercise.rule, default: 0] += exercise.count
    }
    return verdict
  }

  /// Makes and judges mutants, one at a time.
  private func inject(
    into tellings: [Telling],
    of trial: Case,
    _ judge: Judge,
    _ outcome: inout AuditCase
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    let transcript = tellings[0].transcript
    let injections = plan.injections(into: transcript, judgedBy: judge.profile)
    guard !injections.isEmpty else { return }
    outcome.breaches = plan.breaches
    for injection in injections {
      let mutant = injection.fault.injected(into: transcript)
      var row = ShadowRow(injection, of: trial)
      row.add(
        judgeWhole(mutant, injection, of: trial, tellings[0], judge, &outcome),
        at: .everything
      )
      for telling in tellings.dropFirst() {
        guard let told = telling.evidence.reduced(mutant) else { continue }
        let verdict = judgeReduced(told, injection, telling, judge, &outcome)
        row.add(verdict, at: telling.evidence)
        if verdict.fate == .missed {
          outcome.survivors.append(
            Survivor(injection, in: transcript, of: trial, at: telling.evidence)
          )
        }
      }
      if castsShadow {
        outcome.shadow.append(row.finished(([.everything] + levels).map(\.rawValue)))
      }
    }
    outcome.mutantTime = clock.now - start
  }

  /// Judges a mutant at a level of evidence, and notes its fate.
  private func judgeReduced(
    _ told: Trace,
    _ injection: Injection,
    _ telling: Telling,
    _ judge: Judge,
    _ outcome: inout AuditCase
  ) -> MutantVerdict {
    let verdict = telling.verdict(
      of: told,
      breaking: injection.fault.number,
      needing: outcome.breaches[injection.breach].needs,
      judge
    )
    outcome.breaches[injection.breach].add(verdict.fate, at: telling.evidence)
    if verdict.fate == .hidden {
      outcome.hidden.append(
        HiddenFault(breach: injection.breach, level: telling.evidence, reading: told.reading)
      )
    }
    return verdict
  }

  /// Judges a mutant of which everything is told: a rule must name the entry that the fault breaks.
  private func judgeWhole(
    _ mutant: Trace,
    _ injection: Injection,
    of trial: Case,
    _ telling: Telling,
    _ judge: Judge,
    _ outcome: inout AuditCase
  ) -> MutantVerdict {
    let new = telling.news(in: judge.verdict(of: mutant))
    let catchers = Set(new.filter { $0.catalogue.contains(injection.fault.number) }.map(\.rule))
      .sorted()
    outcome.breaches[injection.breach].add(catchers: catchers)
    for rule in catchers { outcome.bites[rule, default: 0] += 1 }
    let rules = Set(new.map(\.rule)).sorted()
    guard catchers.isEmpty else { return MutantVerdict(fate: .caught, rules: rules) }
    outcome.survivors.append(
      Survivor(injection, in: telling.transcript, of: trial, noticedBy: rules)
    )
    return MutantVerdict(fate: .missed, rules: rules)
  }
}

/// A transcript without a fault at one level of evidence, with which its mutants are compared.
private struct Telling {
  let evidence: EvidenceLevel
  let transcript: Trace
  /// The rules that it breaks: what it breaks without a fault proves nothing when it breaks it with
  /// one.
  private let known: Set<String>

  init(_ evidence: EvidenceLevel, _ transcript: Trace, breaking verdict: Verdict) {
    self.evidence = evidence
    self.transcript = transcript
    known = Set(verdict.violations.map(\.rule))
  }

  /// Returns the violations that come with the fault.
  func news(in verdict: Verdict) -> [Violation] {
    verdict.violations.filter { !known.contains($0.rule) }
  }

  /// Judges a mutant of which as much is told.
  func verdict(
    of mutant: Trace,
    breaking number: String,
    needing facts: EvidenceLevel.Facts,
    _ judge: Judge
  ) -> MutantVerdict {
    guard mutant.lines != transcript.lines else { return MutantVerdict(fate: .untold) }
    let news = news(in: judge.verdict(of: mutant))
    let rules = Set(news.map(\.rule)).sorted()
    // A rule that only informs catches what it names.
    if news.contains(where: { $0.grade <= .should || $0.catalogue.contains(number) }) {
      return MutantVerdict(fate: .caught, rules: rules)
    }
    let isVisible = facts.isSubset(of: evidence.facts)
    return MutantVerdict(fate: isVisible ? .missed : .hidden, rules: rules)
  }
}
