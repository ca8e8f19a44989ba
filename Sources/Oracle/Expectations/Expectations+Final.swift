internal import Traces

extension Expectations {
  /// Compares the last final state of a view with what is expected, without what the component does
  /// not have.
  func judge(
    _ wished: State,
    _ wishedOfTable: TableState,
    within tolerance: Millionths?,
    in view: ViewIndex,
    at index: Int,
    _ verdict: inout Verdict
  ) {
    let header = transcript.header
    let expected = wished.without(header.lacks)
    let table = wishedOfTable.without(header.lacks)
    let isEmpty = expected == State() && table == .unknown
    guard !isEmpty || (wished == State() && wishedOfTable == .unknown) else { return }
    count(ExpectationRules.final, &verdict)
    guard let ending = account.endings[view] else {
      tell(
        ExpectationRules.final,
        at: index,
        found: "no final state",
        expected: [Words.state(expected) ?? "a final state"],
        view: view,
        expectation: index,
        &verdict
      )
      return
    }
    let slack = tolerance?.double ?? (0.5 / transcript.header.effectiveScale)
    let differences =
      StateDifference.all(of: ending.final.state, from: expected, slack: slack)
      + StateDifference.all(of: ending.final.table, from: table, slack: slack)
    guard !differences.isEmpty else { return }
    tell(
      ExpectationRules.final,
      at: ending.index,
      time: ending.final.time,
      found: differences.map(\.found).joined(separator: ", "),
      expected: differences.map(\.expected),
      view: view,
      expectation: index,
      &verdict
    )
  }
}
