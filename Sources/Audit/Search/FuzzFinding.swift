public import Conformance
public import Traces

/// A rule that a generated trace breaks, with the smallest trace that shows it.
public struct FuzzFinding: Sendable {
  /// The rule's id.
  public var rule: String
  /// The rules that the trace breaks besides, in order.
  public var others: [String]
  /// The number of the run that found it; nil: a kept tape did.
  public var run: Int?
  /// The trace, ready to be saved.
  public var trace: Trace
  /// The file in which it belongs.
  public var path: String
  /// The number of lines before it was shrunk.
  public var linesBefore: Int
  /// The result of the trace when it is replayed and judged.
  public var result: CaseResult
  /// True if there was no time to make it as small as can be.
  public var wasCutShort = false
  /// True if it fails each time.
  public var isReproducible = true
}

extension FuzzFinding {
  /// The key of the header that names the rule that was broken.
  static let ruleKey = "x-rule"
  /// The key of the header that has the number of the run.
  static let runKey = "x-run"

  /// Returns the id of a finding, of its rule and of the name of its file, which begins with the
  /// rule.
  static func id(rule: String, name: String) -> String {
    "regressions/\(rule)/\(name.dropFirst(rule.count + 1))"
  }

  /// Returns a trace that says where it comes from and what it breaks, and by which profile.
  ///
  /// - Parameters:
  ///   - trace: a shrunk trace.
  ///   - id: what it is called from now on.
  ///   - rule: the rule that it breaks.
  ///   - source: how it came about.
  ///   - facts: more keys of the header, with their values as JSON.
  /// - Returns: the trace as it is saved.
  static func marking(
    _ trace: Trace,
    id: String,
    rule: String,
    source: String,
    facts: [(key: String, json: String)]
  ) -> Trace {
    var marked = trace
    marked.header.id = id
    marked.header.title = "Broke \(rule): \(Demand.sentence(of: rule))"
    marked.header.source = source
    let entries = [(key: ruleKey, json: "\"\(rule)\"")] + facts
    marked.header.extensions = Extensions(
      entries.sorted { $0.key < $1.key }.map { Extensions.Entry(key: $0.key, json: $0.json) }
    )
    return marked
  }
}
