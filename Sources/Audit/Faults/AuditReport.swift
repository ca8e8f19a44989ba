public import Conformance
public import Mutation
import Oracle

/// The findings of an audit: the two halves of the proof, and the counts of every rule in them.
public struct AuditReport: Sendable, AuditFindings {
  /// Traces that were replayed.
  public private(set) var traces = 0
  /// Transcripts that were judged as they were given.
  public private(set) var transcripts = 0
  /// The cases that could not be audited, with the reason.
  public private(set) var troubles: [CaseResult] = []
  /// The counts of all cases; what was audited has passed.
  public private(set) var summary = Summary()
  /// The counts of the transcripts that were judged in search of false alarms, by rendition.
  public private(set) var renditions: [RenditionTally]
  /// The rules that were violated without a fault, in the order of the traces.
  public private(set) var alarms: [Alarm] = []
  /// The fates of the faults, in the order of the operators.
  public private(set) var breaches: [BreachTally]
  /// The mutants that no rule caught, in the order of the traces.
  public private(set) var survivors: [Survivor] = []
  /// The extent to which every rule was put to the test, sorted by id; none if only some faults
  /// were injected.
  public private(set) var rules: [RuleTally]
  /// The time for making and judging mutants, added up over all jobs.
  public private(set) var mutantTime = Duration.zero
  /// The levels of evidence of the transcripts, besides everything.
  public let levels: [EvidenceLevel]
  /// The part of the corpus that was audited.
  public internal(set) var extent = RunExtent()
  /// The verdicts on all mutants, where they are kept.
  public private(set) var shadow: Shadow

  private var legal = LegalReadings()
  private var hidden: [HiddenFault] = []
  private let places: [Rendition: Int]
  private let isStrict: Bool
  private let demandsEvidence: Bool

  /// Creates the report of nothing.
  ///
  /// - Parameters:
  ///   - variants: what traces are replayed in besides as they are.
  ///   - levels: how much is told of their transcripts besides everything.
  ///   - breaches: what faults can be injected.
  ///   - rules: the rules, of which nothing but their examples is known.
  ///   - isStrict: whether a `should` rule's alarms count.
  ///   - demandsEvidence: whether faults count that are missed where less is told.
  init(
    variants: [Variant],
    levels: [EvidenceLevel],
    breaches: [BreachTally],
    rules: [RuleTally],
    isStrict: Bool,
    demandsEvidence: Bool
  ) {
    let renditions =
      [.own, .given] + variants.map(Rendition.variant) + levels.map(Rendition.told)
    self.levels = levels
    shadow = Shadow(columns: ([.everything] + levels).map(\.rawValue))
    self.renditions = renditions.map { RenditionTally(rendition: $0) }
    places = Dictionary(
      renditions.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.breaches = breaches
    self.rules = rules
    self.isStrict = isStrict
    self.demandsEvidence = demandsEvidence
  }

  /// The number of faults that were injected.
  public var injected: Int { breaches.reduce(0) { $0 + $1.injected } }

  /// The number of faults that were caught.
  public var caught: Int { breaches.reduce(0) { $0 + $1.caught } }

  /// Returns the fates of all faults at a level of evidence.
  public func tally(at level: EvidenceLevel) -> EvidenceTally {
    breaches.reduce(EvidenceTally()) { $0 + ($1.levels[level] ?? EvidenceTally()) }
  }

  /// The number of transcripts without a fault that were judged.
  public var judged: Int { renditions.reduce(0) { $0 + $1.judged } }

  /// The progress of the audit.
  var progress: AuditProgress {
    AuditProgress(
      cases: summary.cases,
      mutants: injected,
      survivors: survivors.count(where: counts),
      falseAlarms: falseAlarms
    )
  }

  /// The number of alarms that count.
  public var falseAlarms: Int { alarms.count(where: counts) }

  /// Returns true if an alarm counts, or warns.
  public func counts(_ alarm: Alarm) -> Bool { alarm.finding.isFailure(strict: isStrict) }

  /// Returns true if a mutant that no rule caught counts.
  public func counts(_ survivor: Survivor) -> Bool {
    demandsEvidence || survivor.evidence == .everything
  }

  /// The exit code of the process: the gravest of all that happened.
  public var exitCode: ExitCode {
    let code = summary.cases == 0 && extent.mayBeEmpty ? .success : summary.exitCode
    guard code == .success else { return code }
    return falseAlarms > 0 || survivors.contains(where: counts) ? .violated : .success
  }

  /// Adds what was found out about one case.
  mutating func add(_ outcome: AuditCase) {
    if let trouble = outcome.trouble {
      troubles.append(trouble)
      summary.add(trouble)
    } else {
      summary.addPass()
      if outcome.isTranscript { transcripts += 1 } else { traces += 1 }
    }
    for tally in outcome.renditions {
      if let place = places[tally.rendition] { renditions[place].add(tally) }
    }
    alarms += outcome.alarms
    for (place, tally) in outcome.breaches.enumerated() { breaches[place].add(tally) }
    survivors += outcome.survivors
    shadow.rows += outcome.shadow
    legal.add(outcome.legalReadings)
    hidden += outcome.hidden
    mutantTime += outcome.mutantTime
    for place in rules.indices {
      let rule = rules[place].rule
      rules[place].exercised += outcome.exercise[rule] ?? 0
      rules[place].mutants += outcome.bites[rule] ?? 0
      rules[place].counterExamples += outcome.counterExamples.contains(rule) ? 1 : 0
    }
  }

  mutating func conclude() {
    for fault in hidden where legal.contains(fault.reading) {
      breaches[fault.breach].excuseHidden(at: fault.level)
    }
    hidden = []
  }
}

/// The progress of an audit.
public struct AuditProgress: Hashable, Sendable {
  /// Traces and transcripts that are done.
  public var cases: Int
  /// Mutants that were judged.
  public var mutants: Int
  /// Those that no rule caught.
  public var survivors: Int
  /// False alarms that count.
  public var falseAlarms: Int

  /// Creates the state of an audit.
  public init(cases: Int, mutants: Int, survivors: Int, falseAlarms: Int) {
    self.cases = cases
    self.mutants = mutants
    self.survivors = survivors
    self.falseAlarms = falseAlarms
  }
}

extension RuleTally {
  /// The tallies of all rules that enforce the catalogue, sorted by id.
  ///
  /// The expectations of a trace enforce nothing else, and are left out of mutants.
  static let ofRuleBook: [RuleTally] =
    RuleBook.rules.filter { !$0.catalogue.isEmpty }.map(RuleTally.init)

  /// Creates the tally of a rule of which nothing is known but its own examples.
  init(_ rule: Rule) {
    let bites = rule.failing.count { example in
      let verdict = Judge(profile: example.profile).verdict(of: example.transcript)
      return verdict.violations.contains { $0.rule == rule.id }
    }
    self.init(rule: rule.id, grade: rule.grade, examples: bites)
  }
}
