import Conformance
import Mutation
import Oracle

/// The verdict on one mutant at a level of evidence, or in company.
struct MutantVerdict {
  /// The fate of the mutant.
  var fate: EvidenceTally.Fate
  /// The rules that it violates, sorted, apart from those that are violated without the fault.
  var rules: [String] = []
}

/// The verdicts on one mutant, gathered column by column.
struct ShadowRow {
  private let id: String
  private let name: Fault.Name
  private var fates: [String: EvidenceTally.Fate] = [:]
  private var rules = NameHash()

  init(_ injection: Injection, of trial: Case) {
    name = injection.fault.name
    id = PrintID.mutant(name, ordinal: injection.ordinal, at: .everything, of: trial.id)
  }

  /// Adds the verdict at a level of evidence.
  mutating func add(_ verdict: MutantVerdict, at level: EvidenceLevel) {
    add(verdict, in: level.rawValue)
  }

  /// Adds the verdict in a column.
  mutating func add(_ verdict: MutantVerdict, in column: String) {
    fates[column] = verdict.fate
    for rule in verdict.rules { rules.add("\(column) \(rule)") }
  }

  /// Returns the row with a letter a column.
  func finished(_ columns: [String]) -> Shadow.Row {
    Shadow.Row(
      id: id,
      family: name.family,
      fates: String(columns.map { fates[$0]?.letter ?? Shadow.untried }),
      rules: rules.value
    )
  }
}

extension Fault.Name {
  /// The family of the entry that it breaks: a section of the catalogue.
  var family: String { Catalogue.entry(number)?.section ?? number }
}
