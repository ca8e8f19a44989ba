import Conformance
import Oracle
import Traces

/// The rules that fail most, and what each hides: the violations that follow from it, which the
/// text folds away.
struct FailureTally {
  /// The cost of one rule in a run.
  struct Row: Equatable {
    /// The rule.
    var rule: String
    /// The number of cases that it failed.
    var cases = 0
    /// The number of its violations in the cases that it failed.
    var violations = 0
    /// The number of violations that follow from those, of this rule or others.
    var followers = 0
    /// The other rules whose violations follow, with how many there are of each.
    var hidden: [String: Int] = [:]
  }

  private var byRule: [String: Row] = [:]

  /// Counts what fails in a result.
  mutating func add(_ result: CaseResult) {
    guard result.outcome == .fail else { return }
    for rule in Set(result.rulesFailing) { row(rule) { $0.cases += 1 } }
    for group in FindingGroup.groups(of: result.findings) {
      let rule = group.head.violation.rule
      if group.head.isFailing { row(rule) { $0.violations += 1 } }
      for follower in group.followers {
        let other = follower.violation.rule
        if follower.isFailing { row(other) { $0.violations += 1 } }
        row(rule) { row in
          row.followers += 1
          if other != rule { row.hidden[other, default: 0] += 1 }
        }
      }
    }
  }

  /// The rules that failed a case: the one that failed most of them first.
  var rows: [Row] {
    byRule.values.filter { $0.cases > 0 }.sorted { left, right in
      (right.cases, right.violations, left.rule) < (left.cases, left.violations, right.rule)
    }
  }

  private mutating func row(_ rule: String, _ change: (inout Row) -> Void) {
    change(&byRule[rule, default: Row(rule: rule)])
  }
}

extension FailureTally.Row {
  /// The violations that the rule hides, in words; empty: none.
  var hiding: String {
    guard followers > 0 else { return "" }
    let others = hidden.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = others.first else { return "\(followers) more of its own" }
    let more =
      others.count > 1 ? " and \(counted(others.count - 1, "other rule"))" : ""
    let own = followers - hidden.values.reduce(0, +)
    let rest = own > 0 ? ", \(own) of its own" : ""
    return "\(followers - own) of \(first.key)\(more)\(rest)"
  }
}

extension FailureTally {
  /// The number of rules that are told if not all are.
  private static let most = 8

  /// Returns the table of the rules that fail most; nothing where one case or none fails.
  ///
  /// - Parameters:
  ///   - style: how it looks.
  ///   - isVerbose: whether every rule has its line.
  /// - Returns: whole lines.
  func text(_ style: Style, isVerbose: Bool) -> String {
    let rows = rows
    guard rows.reduce(0, { $0 + $1.cases }) > 1 else { return "" }
    var table = TextTable(["what fails most", "cases", "violations"], last: "hides")
    let told = isVerbose || rows.count <= Self.most + 1 ? rows[...] : rows.prefix(Self.most)
    for row in told {
      table.add([row.rule, String(row.cases), String(row.violations)], last: row.hiding)
    }
    let rest = rows.count - told.count
    let note = rest > 0 ? "\(rest) other rules, which --verbose names\n" : ""
    return table.text(style) + style.paint(note, .quiet)
  }
}
