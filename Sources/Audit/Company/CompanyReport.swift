public import Conformance
public import Mutation

/// The findings of an audit in company: which faults are told there, family by disturbance.
public struct CompanyReport: Sendable, AuditFindings {
  /// One disturbance with what became of one family's faults in it.
  public struct Cell: Hashable, Sendable {
    /// The family: a section of the catalogue.
    public var family: String
    /// The disturbance's name.
    public var disturbance: String
    /// The fates of the faults.
    public var tally: EvidenceTally
  }

  /// The disturbances that were added, in their order.
  public let disturbances: [Disturbance]
  /// The counts of all cases; what was audited has passed.
  public private(set) var summary = Summary()
  /// The cases that could not be audited, with the reason.
  public private(set) var troubles: [CaseResult] = []
  /// The rules that spoke without a fault, in the order of the traces.
  public private(set) var alarms: [CompanyAlarm] = []
  /// The faults that are told alone and not in company, in the order of the traces.
  public private(set) var silent: [SilentFault] = []
  /// The part of the corpus that was audited.
  public internal(set) var extent = RunExtent()
  /// The verdicts on all mutants, where they are kept.
  public private(set) var shadow: Shadow
  private var legal = LegalReadings()
  private var hidden: [SilentFault] = []
  private var tallies: [String: [String: EvidenceTally]] = [:]
  private var judgedCounts: [String: Int] = [:]

  init(_ disturbances: [Disturbance]) {
    self.disturbances = disturbances
    shadow = Shadow(columns: disturbances.map(\.name))
  }

  /// The families that have faults, sorted.
  public var families: [String] { tallies.keys.sorted() }

  /// The cells that have faults, by family, then in the order of the disturbances.
  public var cells: [Cell] {
    families.flatMap { family in
      disturbances.compactMap { disturbance in
        tallies[family]?[disturbance.name].map {
          Cell(family: family, disturbance: disturbance.name, tally: $0)
        }
      }
    }
  }

  /// Returns the sum of a disturbance over all families.
  public func sum(of disturbance: Disturbance) -> EvidenceTally {
    tallies.values.reduce(EvidenceTally()) { $0 + ($1[disturbance.name] ?? EvidenceTally()) }
  }

  /// The sum of everything.
  public var sum: EvidenceTally { disturbances.reduce(EvidenceTally()) { $0 + sum(of: $1) } }

  /// Returns the number of transcripts without a fault that were judged in a disturbance.
  public func judged(in disturbance: Disturbance) -> Int { judgedCounts[disturbance.name] ?? 0 }

  /// The number of transcripts without a fault that were judged.
  public var judged: Int { judgedCounts.values.reduce(0, +) }

  /// The answer of the process: the gravest of what happened.
  ///
  /// A fault that is silent in company is counted and does not fail the audit: `floor` holds the figures.
  public var exitCode: ExitCode {
    let code = summary.cases == 0 && extent.mayBeEmpty ? .success : summary.exitCode
    guard code == .success else { return code }
    return alarms.isEmpty ? .success : .violated
  }

  /// The progress of the audit.
  var progress: AuditProgress {
    AuditProgress(
      cases: summary.cases,
      mutants: sum.tried,
      survivors: sum.missed,
      falseAlarms: alarms.count
    )
  }

  /// Adds what was found out about one case.
  mutating func add(_ outcome: CompanyCase) {
    if let trouble = outcome.trouble {
      troubles.append(trouble)
      summary.add(trouble)
    } else {
      summary.addPass()
    }
    for (family, row) in outcome.cells {
      for (disturbance, tally) in row {
        tallies[family, default: [:]][disturbance, default: EvidenceTally()] += tally
      }
    }
    judgedCounts.merge(outcome.judged, uniquingKeysWith: +)
    alarms += outcome.alarms
    silent += outcome.silent
    shadow.rows += outcome.shadow
    legal.add(outcome.legalReadings)
    hidden += outcome.hidden
  }
}

extension CompanyReport {
  /// Excuses the faults of which a record without a fault reads the same: they are no rule's debt.
  mutating func conclude() {
    excuse(silent, .missed)
    excuse(hidden, .hidden)
    silent.removeAll { [legal] in legal.contains($0.reading) }
    hidden = []
  }

  private mutating func excuse(_ faults: [SilentFault], _ fate: EvidenceTally.Fate) {
    for fault in faults where legal.contains(fault.reading) {
      tallies[fault.family]?[fault.disturbance]?.excuse(fate)
    }
  }
}

extension EvidenceTally {
  fileprivate static func += (left: inout EvidenceTally, right: EvidenceTally) {
    left = left + right
  }
}
