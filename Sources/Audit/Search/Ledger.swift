import Conformance

/// The findings of a fuzzer so far, so that nothing is told twice and no rule takes all the time.
struct Ledger {
  private struct Known: Hashable {
    var rule: String
    var shape: Shape
  }

  private struct Account {
    var findings = 0
    /// The number of failures in a row that were shrunk to a known finding.
    var fruitless = 0
    /// The number of failures that were not looked at.
    var more = 0
  }

  private var known: Set<Known> = []
  private var accounts: [String: Account] = [:]
  private var names: Set<String> = []

  /// The rules of which not everything was looked at, with how many failures.
  var more: [RuleCount] {
    RuleCount.sorted(accounts.mapValues(\.more).filter { $0.value > 0 })
  }

  /// Notes which files there are.
  mutating func takeNames(_ paths: [String]) {
    for path in paths { names.insert(String(path.split(separator: "/").last ?? "")) }
  }

  /// Notes what a trace of a shape breaks.
  mutating func note(_ rules: [String], _ shape: Shape) {
    for rule in rules {
      known.insert(Known(rule: rule, shape: shape))
      accounts[rule, default: Account()].findings += 1
    }
  }

  /// Returns true if one more failure of a rule is worth the time that it takes to shrink it.
  ///
  /// A component that is wrong at one place mostly fails in a hundred ways.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - isOutOfTime: whether only what is not known at all may be looked at.
  /// - Returns: whether it is; if not, it is counted.
  mutating func admits(_ rule: String, isOutOfTime: Bool) -> Bool {
    var account = accounts[rule] ?? Account()
    let isWorthIt =
      isOutOfTime
      ? account.findings == 0
      : account.findings < Self.mostFindings && account.fruitless < Self.mostFruitless
    if !isWorthIt { account.more += 1 }
    accounts[rule] = account
    return isWorthIt
  }

  /// Notes a shrunk trace.
  ///
  /// - Parameters:
  ///   - rule: the rule for which it was shrunk.
  ///   - rules: all rules that it breaks.
  ///   - shape: its shape.
  /// - Returns: whether it shows something that was not known.
  mutating func isNew(_ rule: String, breaking rules: [String], _ shape: Shape) -> Bool {
    guard !known.contains(Known(rule: rule, shape: shape)) else {
      accounts[rule, default: Account()].fruitless += 1
      return false
    }
    accounts[rule, default: Account()].fruitless = 0
    note(rules.contains(rule) ? rules : rules + [rule], shape)
    return true
  }

  /// Returns a name that no file has: a mended finding of the same shape must not be lost.
  mutating func newName(_ stem: String) -> String {
    var name = stem
    var number = 2
    while !names.insert(name + Source.traceEnding).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name
  }

  private static let mostFindings = 10
  private static let mostFruitless = 4
}
