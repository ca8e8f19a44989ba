import Conformance

extension AuditTrial: CaseTrial {
  /// An outcome without its breaches, whose names both processes know.
  struct Packed: Codable, Sendable {
    var outcome: AuditCase
    /// The counts of those breaches of the plan that have any; nil: no fault was injected.
    var counts: [Int: BreachTally.Counts]?
  }

  func packed(_ outcome: AuditCase) -> Packed {
    let breaches = outcome.breaches
    guard !breaches.isEmpty else { return Packed(outcome: outcome) }
    let tried = breaches.indices.filter { breaches[$0].injected > 0 }
    let counts = Dictionary(uniqueKeysWithValues: tried.map { ($0, breaches[$0].counts) })
    return Packed(outcome: outcome, counts: counts)
  }

  func unpacked(_ packed: Packed) -> AuditCase {
    var outcome = packed.outcome
    guard let counts = packed.counts else { return outcome }
    outcome.breaches = plan.breaches
    for (place, count) in counts where outcome.breaches.indices.contains(place) {
      outcome.breaches[place].counts = count
    }
    return outcome
  }
}
