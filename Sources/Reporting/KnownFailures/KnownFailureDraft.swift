public import Conformance

/// The beginning of a list of known failures: an entry for each rule that a subject breaks, with a
/// pattern of the cases and their count, so that a person can read and keep it.
public struct KnownFailureDraft: Sendable {
  private struct Topic: Hashable {
    let subject: String?
    let rule: String
  }

  /// The reason of every new entry: whoever keeps the list says why.
  public static let reason = "not yet explained"

  private var cases: [Topic: Set<String>] = [:]

  /// Creates the draft of an empty list.
  public init() {}

  /// The number of entries.
  public var count: Int { cases.count }

  /// Adds what fails in a result; what is listed elsewhere already does not.
  public mutating func add(_ result: CaseResult) {
    let subject = result.isPlayed ? result.subject : nil
    // A difference from a baseline is accepted by a new baseline, not by an entry.
    for rule in Set(result.rulesFailing) where rule != Demand.baseline.id {
      cases[Topic(subject: subject, rule: rule), default: []].insert(result.id)
    }
    if result.outcome == .error, result.fault == .subject {
      cases[Topic(subject: subject, rule: Demand.judged.id), default: []].insert(result.id)
    }
  }

  /// The list: a line an entry, sorted by subject and rule.
  public var text: String {
    let sorted = cases.sorted { left, right in
      (left.key.subject ?? "", left.key.rule) < (right.key.subject ?? "", right.key.rule)
    }
    return sorted.map { topic, ids in
      JSONText.object { json in
        json.pair("subject", topic.subject)
        json.pair("id", Self.pattern(of: ids))
        json.pair("rule", topic.rule)
        if ids.count > 1 {
          json.key("count")
          json.number(Int64(ids.count))
        }
        json.pair("reason", Self.reason)
      } + "\n"
    }.joined()
  }

  /// Returns the narrowest pattern of whole folders that fits some ids; one id stands for itself.
  static func pattern(of ids: Set<String>) -> String {
    let folders = ids.map { $0.split(separator: "/").dropLast() }
    guard ids.count > 1, var shared = folders.first else { return ids.first ?? "*" }
    for folder in folders.dropFirst() {
      shared = shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
    }
    return (shared.map(String.init) + ["*"]).joined(separator: "/")
  }
}
