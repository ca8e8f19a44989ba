public import Conformance

/// The beginning of a list of known failures: an entry for each rule that fails a case.
public struct KnownFailureDraft: Sendable {
  private struct Entry: Hashable {
    let subject: String?
    let id: String
    let rule: String
  }

  /// The reason of every new entry: whoever keeps the list says why.
  public static let reason = "not yet explained"

  private var entries: Set<Entry> = []

  /// Creates the draft of an empty list.
  public init() {}

  /// How many entries there are.
  public var count: Int { entries.count }

  /// Adds what fails in a result; what is listed elsewhere already does not.
  public mutating func add(_ result: CaseResult) {
    let subject = result.isPlayed ? result.subject : nil
    // What a baseline does not say is accepted by a new baseline, not by an entry.
    for rule in result.rulesFailing where rule != Demand.baseline.id {
      entries.insert(Entry(subject: subject, id: result.id, rule: rule))
    }
    if result.outcome == .error, result.fault == .subject {
      entries.insert(Entry(subject: subject, id: result.id, rule: Demand.judged.id))
    }
  }

  /// The list: a line an entry, sorted by subject, id and rule.
  public var text: String {
    let sorted = entries.sorted { left, right in
      (left.subject ?? "", left.id, left.rule) < (right.subject ?? "", right.id, right.rule)
    }
    return sorted.map { entry in
      JSONText.object { json in
        json.pair("subject", entry.subject)
        json.pair("id", entry.id)
        json.pair("rule", entry.rule)
        json.pair("reason", Self.reason)
      } + "\n"
    }.joined()
  }
}
