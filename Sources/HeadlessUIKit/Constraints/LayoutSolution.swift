/// The outcome of the constraints inside a view.
nonisolated struct LayoutSolution: Hashable, Sendable {
  /// The rules that were solved: the same rules have the same solution.
  let rules: [LayoutSystem.Rule]
  /// The number of each variable.
  let values: [Double]
  /// For each constraint that was left out, it and those that it cannot hold together with.
  let conflicts: [[Int]]

  /// The strength of the wish that decides where nothing else does; no priority is as low.
  ///
  /// The solver makes what is left open as small, and as near to the beginning, as can be.
  private static let least: Float = -1

  init(_ rules: [LayoutSystem.Rule], variableCount: Int, wishing length: Double = 0) {
    self.rules = rules
    var solver = LinearSolver()
    var conflicts: [[Int]] = []
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    for rule in rules {
      let others = solver.add(rule.sum, rule.relation, strength: rule.strength)
      let constraints = others.compactMap { rules[$0].constraint }
      if !constraints.isEmpty { conflicts.append(constraints) }
    }
    for variable in variables {
      let wish = LinearExpression(variable: variable) + -length
      _ = solver.add(wish, .equal, strength: Self.least)
    }
    solver.solve()
    self.conflicts = conflicts
    values = variables.map { solver.value(of: LinearExpression(variable: $0)) }
  }

  func value(of sum: LinearExpression) -> Double {
    let value = sum.terms.reduce(sum.constant) { $0 + $1.coefficient * values[$1.variable] }
    // The sums leave a small error. A value close to a multiple of 1/1024 becomes that multiple.
    let even = (value * 1024).rounded() / 1024
    return abs(value - even) < LinearExpression.tolerance * 1000 ? even : value
  }
}
