import Conformance
import Oracle

/// A violation that stands by itself, and those that follow from it.
struct FindingGroup {
  let head: Finding
  private(set) var followers: [Finding] = []

  /// Returns the findings that no expectation asked for and no list of known failures has, in the
  /// order of their heads.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [Key: Int] = [:]
    for finding in findings where !finding.violation.isExpected && finding.known == nil {
      let violation = finding.violation
      let key = Key(view: violation.view, rule: violation.rule)
      let cause = violation.follows.map { Key(view: violation.view, rule: $0) }
      if let cause, let place = places[cause] {
        groups[place].followers.append(finding)
        if places[key] == nil { places[key] = place }
        continue
      }
      places[key] = groups.count
      groups.append(FindingGroup(head: finding))
    }
    return groups
  }

  /// The words for how many follow, in brackets; empty if none does.
  var more: String {
    let count = followers.count
    return count == 0 ? "" : " (and \(count) that follow\(count == 1 ? "s" : ""))"
  }

  /// The followers in short, a line for each rule: where the first one stands, and how many more
  /// there are.
  var lines: [String] {
    var rules: [String] = []
    var byRule: [String: [Finding]] = [:]
    for follower in followers {
      let rule = follower.violation.rule
      if byRule[rule] == nil { rules.append(rule) }
      byRule[rule, default: []].append(follower)
    }
    return rules.compactMap { rule in
      guard let found = byRule[rule], let first = found.first, let last = found.last else {
        return nil
      }
      if rule == head.violation.rule {
        return "… and \(found.count) more like it, the last in \(ConsoleReport.location(of: last))"
      }
      let more = found.count > 1 ? ", and \(found.count - 1) more like it" : ""
      return "follows: \(first.violation.label) in \(ConsoleReport.location(of: first))\(more)"
    }
  }

  private struct Key: Hashable {
    var view: String
    var rule: String
  }
}

extension Violation {
  /// The rule with its main number and its grade.
  var label: String {
    "\(rule) (\(([catalogue.first].compactMap(\.self) + [grade.rawValue]).joined(separator: ", ")))"
  }
}

extension CaseResult {
  /// The violations that were found and not kept, a line for each rule.
  var leftOutLines: [String] {
    leftOut.map { "\($0.count) more violations of \($0.rule) were counted and are not listed" }
  }
}
