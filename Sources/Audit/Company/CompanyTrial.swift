import Conformance
import Mutation
import Oracle
import Traces

/// The steps of an audit in company for one trace.
struct CompanyTrial: CaseTrial {
  typealias Packed = CompanyCase

  /// The player of traces.
  let subject: any Subject
  /// The profile that the command line asks for; it beats the header's.
  let profile: Profile?
  /// The faults.
  let faults: FaultPlan
  /// Their company.
  let plan: CompanyPlan
  /// True if the verdict on each mutant is kept.
  let castsShadow: Bool

  /// Places each fault of a trace in each company.
  func outcome(of trial: Case) -> CompanyCase {
    var outcome = CompanyCase()
    guard let profile = trial.profile(over: profile) else {
      outcome.trouble = trial.withoutProfile
      return outcome
    }
    guard !trial.isTranscript, !trial.trace.isCounterExample else { return outcome }
    do throws(SubjectFailure) {
      let transcript = try subject.transcript(of: trial.trace).withoutExpectations
      var legal = LegalCompany(transcript, of: trial, judge: Judge(profile: profile))
      for injection in faults.injections(into: transcript, judgedBy: profile) {
        place(injection, of: trial, &legal, &outcome)
      }
      legal.report(to: &outcome)
    } catch {
      outcome.trouble = CaseResult(of: trial, after: error)
    }
    return outcome
  }

  /// Places one fault in each company.
  private func place(
    _ injection: Injection,
    of trial: Case,
    _ legal: inout LegalCompany,
    _ outcome: inout CompanyCase
  ) {
    let fault = injection.fault
    let drawn = plan.disturbances.filter {
      plan.draws("\(trial.id) \(fault.name) \(injection.ordinal) \($0.name)")
    }
    guard !drawn.isEmpty,
      let moment = Disturbance.moment(before: fault.lineIndex, of: legal.transcript)
    else { return }
    let mutant = fault.injected(into: legal.transcript)
    // A fault that no rule tells alone belongs to the first audit.
    guard legal.tells(mutant, nil, at: moment) else { return }
    let family = fault.name.family
    var row = ShadowRow(injection, of: trial)
    let needs = faults.breaches[injection.breach].needs
    for disturbance in drawn {
      guard let twin = legal.twin(disturbance, at: moment),
        let companion = disturbance.added(to: mutant, at: moment)
      else { continue }
      let fate: EvidenceTally.Fate
      if companion.lines == twin.lines || companion.isSameButLater(than: twin) {
        fate = .untold
      } else if legal.tells(companion, disturbance, at: moment) {
        fate = .caught
      } else {
        fate = needs.isSubset(of: disturbance.facts) ? .missed : .hidden
      }
      row.add(MutantVerdict(fate: fate), in: disturbance.name)
      outcome.cells[family, default: [:]][disturbance.name, default: EvidenceTally()].add(fate)
      guard fate == .missed || fate == .hidden else { continue }
      let silent = SilentFault(
        caseID: trial.id,
        source: trial.source,
        fault: fault.name,
        ordinal: injection.ordinal,
        family: family,
        disturbance: disturbance.name,
        reading: companion.reading
      )
      if fate == .missed { outcome.silent.append(silent) } else { outcome.hidden.append(silent) }
    }
    if castsShadow { outcome.shadow.append(row.finished(plan.disturbances.map(\.name))) }
  }
}

extension Trace {
  /// Returns true if a transcript has the same lines, and only its rest comes at other times.
  ///
  /// A message that nobody hears leaves nothing else behind.
  fileprivate func isSameButLater(than other: Trace) -> Bool {
    lines.count == other.lines.count
      && lines.map(\.withoutTimeOfRest) == other.lines.map(\.withoutTimeOfRest)
  }
}

extension Line {
  fileprivate var withoutTimeOfRest: Line {
    switch self {
    case .settle(var settle):
      settle.time = nil
      return .settle(settle)
    case .final(var final):
      final.time = nil
      return .final(final)
    default: return self
    }
  }
}

/// A transcript without a fault in each company, with which its mutants are compared.
struct LegalCompany {
  private struct Place: Hashable {
    var disturbance: String?
    var moment: Microseconds
  }

  private struct Twin {
    var transcript: Trace
    /// The number of violations of each rule.
    var counts: [String: Int]
  }

  let transcript: Trace
  private let trial: Case
  private let judge: Judge
  private let alone: [String: Int]
  private var twins: [Place: Twin?] = [:]
  private var alarms: [CompanyAlarm] = []
  private var judged: [String: Int] = [:]
  private var readings: [UInt64] = []

  init(_ transcript: Trace, of trial: Case, judge: Judge) {
    self.transcript = transcript
    self.trial = trial
    self.judge = judge
    alone = Self.counts(judge.verdict(of: transcript))
  }

  private static func counts(_ verdict: Verdict) -> [String: Int] {
    verdict.violations.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  /// Returns the transcript without a fault in a company; nil: it has no place there.
  mutating func twin(_ disturbance: Disturbance, at moment: Microseconds) -> Trace? {
    let place = Place(disturbance: disturbance.name, moment: moment)
    if let known = twins[place] { return known?.transcript }
    guard let companion = disturbance.added(to: transcript, at: moment) else {
      twins[place] = .some(nil)
      return nil
    }
    let verdict = judge.verdict(of: companion)
    twins[place] = Twin(transcript: companion, counts: Self.counts(verdict))
    judged[disturbance.name, default: 0] += 1
    readings.append(companion.reading)
    if !disturbance.isFault { alarm(verdict, disturbance, at: moment) }
    return companion
  }

  /// Notes the rules that speak although nothing is wrong, each once a company.
  private mutating func alarm(
    _ verdict: Verdict,
    _ disturbance: Disturbance,
    at moment: Microseconds
  ) {
    let new = verdict.violations.filter { alone[$0.rule] == nil && $0.grade <= .should }
    for violation in new
    where !alarms.contains(where: {
      $0.disturbance == disturbance.name && $0.rule == violation.rule
    }) {
      alarms.append(
        CompanyAlarm(
          caseID: trial.id,
          source: trial.source,
          disturbance: disturbance.name,
          rule: violation.rule,
          grade: violation.grade,
          moment: moment
        )
      )
    }
  }

  /// Tells whether a rule speaks more often of a mutant than of its legal twin.
  func tells(_ mutant: Trace, _ disturbance: Disturbance?, at moment: Microseconds) -> Bool {
    let place = Place(disturbance: disturbance?.name, moment: moment)
    let known = disturbance == nil ? alone : (twins[place] ?? nil)?.counts ?? [:]
    return Self.counts(judge.verdict(of: mutant)).contains { $0.value > known[$0.key] ?? 0 }
  }

  /// Adds what was judged, and which rules spoke, to an outcome.
  func report(to outcome: inout CompanyCase) {
    outcome.judged = judged
    outcome.legalReadings = readings
    outcome.alarms = alarms
  }
}
