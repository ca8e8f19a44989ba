/// A sum of variables, each with a factor, and a constant.
nonisolated struct LinearExpression: Hashable, Sendable {
  /// One variable with its factor.
  struct Term: Hashable, Sendable {
    let variable: Int
    var coefficient: Double
  }

  /// The variables in their order; no factor is zero.
  private(set) var terms: [Term] = []
  var constant = 0.0

  /// The largest number that counts as zero: what is left of sums that should be nothing.
  static let tolerance = 1e-9

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(variable: Int, coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  static func isZero(_ number: Double) -> Bool { abs(number) < tolerance }

  /// Returns the factor of a variable; zero if it is not in the sum.
  func coefficient(of variable: Int) -> Double {
    let index = self.index(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].coefficient : 0
  }

  /// Adds a variable, with a factor.
  mutating func add(_ variable: Int, _ coefficient: Double) {
    add(LinearExpression(variable: variable, coefficient: coefficient), times: 1)
  }

  /// Adds another sum, times a factor.
  mutating func add(_ other: LinearExpression, times factor: Double) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < other.terms.count {
      if theirs == other.terms.count
        || mine < terms.count && terms[mine].variable < other.terms[theirs].variable
      {
        merged.append(terms[mine])
        mine += 1
        continue
      }
      var term = other.terms[theirs]
      term.coefficient *= factor
      theirs += 1
      if mine < terms.count, terms[mine].variable == term.variable {
        term.coefficient += terms[mine].coefficient
        mine += 1
      }
      if !Self.isZero(term.coefficient) { merged.append(term) }
    }
    terms = merged
  }

  /// Multiplies by a number.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Puts a sum in the place of a variable.
  mutating func substitute(_ variable: Int, by sum: LinearExpression) {
    let factor = coefficient(of: variable)
    guard factor != 0 else { return }
    terms.remove(at: index(of: variable))
    add(sum, times: factor)
  }

  /// Turns "the sum is zero" into "the variable is a sum"; the variable must be in it.
  mutating func solve(for variable: Int) {
    let factor = coefficient(of: variable)
    terms.remove(at: index(of: variable))
    multiply(by: -1 / factor)
  }

  private func index(of variable: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left, times: factor)
    return product
  }

  static func + (left: LinearExpression, constant: Double) -> LinearExpression {
    left + LinearExpression(constant: constant)
  }
}
