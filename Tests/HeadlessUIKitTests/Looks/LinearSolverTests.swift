import Testing

@testable import HeadlessUIKit

/// The examples of Badros, Borning and Stuckey, and those of the solvers that were made after their paper.
@Suite("The linear solver")
struct LinearSolverTests {
  private var solver = LinearSolver()

  private func sum(_ variable: Int, _ constant: Double = 0) -> LinearExpression {
    LinearExpression(variable: variable) + constant
  }

  private func value(_ variable: Int) -> Double { solver.value(of: sum(variable)) }

  @Test("finds what equations and inequalities leave, by the wishes (the paper's first example)")
  mutating func first() {
    // xl, xm and xr: xm is in the middle, xr is ten to the right of xl, both are within 0 and 100.
    let (left, middle, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    #expect(solver.add(sum(middle) * 2 - sum(left) - sum(right), .equal) == [])
    #expect(solver.add(sum(left, 10) - sum(right), .noMore) == [])
    #expect(solver.add(sum(right, -100), .noMore) == [])
    #expect(solver.add(sum(left), .noLess) == [])
    #expect(solver.add(sum(middle, -30), .equal, strength: 500) == [])
    #expect(solver.add(sum(left, -90), .equal, strength: 100) == [])
    solver.solve()
    #expect(value(middle) == 30)
    #expect(value(left) == 25)
    #expect(value(right) == 35)
  }

  @Test("lets the stronger wish win, in whatever order they come", arguments: [true, false])
  mutating func order(strongFirst: Bool) {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.add(sum(x) - sum(y), .noMore) == [])
    #expect(solver.add(sum(y) - sum(x, 3), .equal) == [])
    let wishes: [(Int, Float)] = [(x, 400), (y, 300)]
    for (variable, strength) in strongFirst ? wishes : wishes.reversed() {
      #expect(solver.add(sum(variable, -10), .equal, strength: strength) == [])
    }
    solver.solve()
    #expect(value(x) == 10)
    #expect(value(y) == 13)
  }

  @Test("does not trade a stronger wish for many weaker ones")
  mutating func lexicographic() {
    let x = solver.makeVariable()
    #expect(solver.add(sum(x, -1), .equal, strength: 2) == [])
    for _ in 0..<50 { #expect(solver.add(sum(x, -7), .equal, strength: 1) == []) }
    solver.solve()
    #expect(value(x) == 1)
  }

  @Test("names what contradicts itself, and goes on without it")
  mutating func contradiction() {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.add(sum(x, -10), .equal) == [])
    #expect(solver.add(sum(x, -5), .equal) == [0, 1])
    #expect(solver.add(sum(y) - sum(x), .noLess) == [])
    #expect(solver.add(sum(y, -8), .noMore) == [0, 2, 3])
    #expect(solver.add(sum(x, -10), .equal) == [])
    #expect(solver.add(sum(y, -20), .equal) == [])
    solver.solve()
    #expect(value(x) == 10)
    #expect(value(y) == 20)
  }

  @Test("solves a long chain: each is ten behind the one before, and the last is at 1000")
  mutating func chain() {
    let variables = (0..<100).map { _ in solver.makeVariable() }
    for (before, after) in zip(variables, variables.dropFirst()) {
      #expect(solver.add(sum(after, -10) - sum(before), .equal) == [])
    }
    #expect(solver.add(sum(variables[99], -1000), .equal) == [])
    solver.solve()
    #expect(value(variables[0]) == 10)
  }
}
