import Conformance
import Oracle
import Reporting

/// The results of a run for each rule.
struct PageRules {
  private struct Counts {
    var occasions = 0
    var failed = 0
    var warned = 0
    var known = 0
    var expected = 0
    var sentence: String?
    var grade: String?
  }

  private var counts: [String: Counts] = [:]

  /// Counts a case.
  mutating func add(_ result: CaseResult) {
    for rule in result.exercised { counts[rule, default: Counts()].occasions += 1 }
    var seen: Set<String> = []
    for finding in result.findings where seen.insert(finding.violation.rule).inserted {
      let rule = finding.violation.rule
      counts[rule, default: Counts()].sentence = finding.violation.sentence
      counts[rule, default: Counts()].grade = finding.violation.grade.rawValue
      counts[rule, default: Counts()][keyPath: Self.count(of: finding)] += 1
    }
  }

  private static func count(of finding: Finding) -> WritableKeyPath<Counts, Int> {
    if finding.known != nil { return \.known }
    if finding.violation.isExpected { return \.expected }
    return finding.isFailing ? \.failed : \.warned
  }

  /// Writes the rules, sorted by id.
  func write(to json: inout PageJSON) {
    json.array(counts.sorted { $0.key < $1.key }) { json, rule in
      json.object { json in
        json.pair("id", rule.key)
        json.pair("grade", rule.value.grade ?? RuleBook.rule(rule.key)?.grade.rawValue)
        json.pair("sentence", rule.value.sentence ?? RuleBook.rule(rule.key)?.sentence)
        for (name, count) in Self.columns where rule.value[keyPath: count] > 0 {
          json.key(name)
          json.number(rule.value[keyPath: count])
        }
      }
    }
  }

  private static let columns: [(name: String, count: any KeyPath<Counts, Int> & Sendable)] = [
    ("occasions", \.occasions), ("failed", \.failed), ("warned", \.warned), ("known", \.known),
    ("expected", \.expected),
  ]
}
