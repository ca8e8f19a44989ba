/// Finds numbers for variables, so that what is required of them holds, and of what is wished as much as can,
/// the stronger wishes first.
///
/// It is the simplex method with variables that stand for what a wish is missed by, as in Badros, Borning and
/// Stuckey, "The Cassowary linear arithmetic constraint solving algorithm" (2001); here all is known from the
/// beginning, so that nothing is ever taken out. The same rules in the same order give the same bits.
nonisolated struct LinearSolver {
  /// The relation of a sum to zero.
  enum Relation: Hashable, Sendable {
    case equal, noMore, noLess
  }

  /// The strength of what must hold.
  static let required: Float = 1000

  private enum Kind {
    /// A variable of the caller, which may be below zero.
    case free
    /// The amount by which a "no more" or "no less" rule has room left, or by which a wish is
    /// missed.
    case restricted
    /// A mark of a required equation, always zero.
    case mark
  }

  private var kinds: [Kind] = []
  /// The variables that are expressed by others, each with its sum.
  private var rows: [LinearExpression?] = []
  /// The variables that have a row, in the order in which they got it.
  private var basic: [Int] = []
  /// The sums to be made small, the strongest wishes first.
  private var goals: [(strength: Float, sum: LinearExpression)] = []
  /// The rule that a variable was made for.
  private var rules: [Int: Int] = [:]
  private var ruleCount = 0

  /// Makes a variable.
  mutating func makeVariable() -> Int { make(.free) }

  /// Adds a rule: how a sum compares with zero.
  ///
  /// - Returns: the numbers of the rules that it cannot hold together with, its own among them, in their
  ///   order; empty if it was added.
  mutating func add(
    _ sum: LinearExpression,
    _ relation: Relation,
    strength: Float = required
  ) -> [Int] {
    let rule = ruleCount
    ruleCount += 1
    var row = LinearExpression(constant: sum.constant)
    for term in sum.terms {
      row.add(
        rows[term.variable] ?? LinearExpression(variable: term.variable),
        times: term.coefficient
      )
    }
    let made = addVariables(of: rule, to: &row, relation, strength)
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, made) {
      row.solve(for: subject)
      enter(subject, row)
      return []
    }
    if row.terms.allSatisfy({ kinds[$0.variable] == .mark }) {
      guard abs(row.constant) < Self.slightest else { return rules(in: row) }
      // It says what others have said already.
      guard let mark = made.first else { return [] }
      row.constant = 0
      row.solve(for: mark)
      enter(mark, row)
      return []
    }
    return addByArtificialVariable(row)
  }

  /// Finds the numbers: makes what wishes are missed by as small as can be.
  mutating func solve() {
    goals.sort { $0.strength > $1.strength }
    while let entering = improvingVariable(), let leaving = leavingVariable(for: entering) {
      pivot(leaving, entering)
    }
  }

  /// Returns the value of a sum.
  func value(of sum: LinearExpression) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.coefficient * (rows[$1.variable]?.constant ?? 0) }
  }

  // MARK: - Rules

  /// The distance at which two numbers count as the same.
  private static let slightest = 1e-6

  private mutating func make(_ kind: Kind, of rule: Int? = nil) -> Int {
    kinds.append(kind)
    rows.append(nil)
    if let rule { rules[kinds.count - 1] = rule }
    return kinds.count - 1
  }

  /// Adds to a row what makes an equation of it; returns those variables.
  private mutating func addVariables(
    of rule: Int,
    to row: inout LinearExpression,
    _ relation: Relation,
    _ strength: Float
  ) -> [Int] {
    let isWish = strength < Self.required
    guard relation != .equal else {
      guard isWish else {
        let mark = make(.mark, of: rule)
        row.add(mark, 1)
        return [mark]
      }
      let (above, below) = (make(.restricted), make(.restricted))
      row.add(above, -1)
      row.add(below, 1)
      wish(above, strength)
      wish(below, strength)
      return [above, below]
    }
    let sign = relation == .noMore ? 1.0 : -1
    let rest = make(.restricted, of: isWish ? nil : rule)
    row.add(rest, sign)
    guard isWish else { return [rest] }
    let missed = make(.restricted)
    row.add(missed, -sign)
    wish(missed, strength)
    return [rest, missed]
  }

  private mutating func wish(_ variable: Int, _ strength: Float) {
    if let index = goals.firstIndex(where: { $0.strength == strength }) {
      goals[index].sum.add(variable, 1)
    } else {
      goals.append((strength, LinearExpression(variable: variable)))
    }
  }

  /// Returns the variable that a new row can be solved for.
  private func subject(of row: LinearExpression, _ made: [Int]) -> Int? {
    if let free = row.terms.first(where: { kinds[$0.variable] == .free }) { return free.variable }
    return made.first { kinds[$0] == .restricted && row.coefficient(of: $0) < 0 }
  }

  private func rules(in row: LinearExpression) -> [Int] {
    row.terms.compactMap { rules[$0.variable] }.sorted()
  }

  /// Adds a row that none of its own variables can be expressed by: it is made zero, if that can be.
  private mutating func addByArtificialVariable(_ row: LinearExpression) -> [Int] {
    let artificial = make(.restricted)
    rows[artificial] = row
    basic.append(artificial)
    while rows[artificial] != nil, let row = rows[artificial],
      let entering = row.terms.first(where: {
        kinds[$0.variable] != .mark && $0.coefficient < -LinearExpression.tolerance
      })?.variable,
      let leaving = leavingVariable(for: entering, preferring: artificial)
    {
      pivot(leaving, entering)
    }
    if let left = rows[artificial] {
      leave(artificial)
      guard left.constant < Self.slightest else { return rules(in: left) }
      if let other = left.terms.first(where: { kinds[$0.variable] != .mark }) {
        var row = left
        row.solve(for: other.variable)
        enter(other.variable, row)
      }
      return []
    }
    let nothing = LinearExpression()
    for variable in basic { rows[variable]?.substitute(artificial, by: nothing) }
    for index in goals.indices { goals[index].sum.substitute(artificial, by: nothing) }
    return []
  }

  // MARK: - Pivots

  /// Returns the variable that makes a wish less missed, and no stronger one more.
  private func improvingVariable() -> Int? {
    for (index, goal) in goals.enumerated() {
      let found = goal.sum.terms.first { term in
        guard term.coefficient < -LinearExpression.tolerance, kinds[term.variable] != .mark else {
          return false
        }
        return goals[..<index].allSatisfy {
          LinearExpression.isZero($0.sum.coefficient(of: term.variable))
        }
      }
      if let found { return found.variable }
    }
    return nil
  }

  /// Returns the variable that becomes zero first as another one grows.
  private func leavingVariable(for entering: Int, preferring preferred: Int? = nil) -> Int? {
    var leaving: Int?
    var least = Double.infinity
    for variable in basic where kinds[variable] == .restricted {
      guard let row = rows[variable] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -LinearExpression.tolerance else { continue }
      let ratio = max(0, -row.constant / coefficient)
      let isFirst = ratio < least || ratio == least && (variable == preferred)
      let isTie = ratio == least && leaving != preferred && variable < leaving ?? .max
      if isFirst || isTie {
        least = ratio
        leaving = variable
      }
    }
    return leaving
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) {
    guard var row = rows[leaving] else { return }
    leave(leaving)
    // "leaving = row" is "row - leaving = 0", which the other one is got from.
    row.add(leaving, -1)
    row.solve(for: entering)
    enter(entering, row)
  }

  private mutating func leave(_ variable: Int) {
    rows[variable] = nil
    basic.removeAll { $0 == variable }
  }

  /// Expresses a variable by others, wherever it stands.
  private mutating func enter(_ variable: Int, _ row: LinearExpression) {
    for other in basic { rows[other]?.substitute(variable, by: row) }
    for index in goals.indices { goals[index].sum.substitute(variable, by: row) }
    rows[variable] = row
    basic.append(variable)
  }
}
