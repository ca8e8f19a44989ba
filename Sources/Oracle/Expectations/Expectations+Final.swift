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
    let last = transcript.lines.lastIndex { line in
      if case .final(let final) = line { final.view == view } else { false }
    }
    guard let last, case .final(let final) = transcript.lines[last] else {
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
      Self.differences(of: final.state, from: expected, slack: slack)
      + Self.differences(of: final.table, from: table, slack: slack)
    guard !differences.isEmpty else { return }
    tell(
      ExpectationRules.final,
      at: last,
      found: differences.map(\.found).joined(separator: ", "),
      expected: differences.map(\.expected),
      view: view,
      expectation: index,
      &verdict
    )
  }

  private static let flags: State.Facts =
    State.Facts.flags.union([
      .isRefreshing, .isSelected, .isHighlighted, .isEditing,
    ])

  typealias Difference = (found: String, expected: String)

  private static func differences(
    of state: State,
    from expected: State,
    slack: Double
  ) -> [Difference] {
    var result: [Difference] = []
    for (name, flag) in Words.flagNames(Self.flags) {
      guard let wish = expected[flag], state[flag] != wish else { continue }
      result.append(("\(name) \(state[flag].map(String.init) ?? "unknown")", "\(name) \(wish)"))
    }
    compare("contentOffset", state.contentOffset, expected.contentOffset, slack, &result)
    compare("contentSize", state.contentSize, expected.contentSize, slack, &result)
    compare("bounds.origin", state.bounds?.origin, expected.bounds?.origin, slack, &result)
    compare("bounds.size", state.bounds?.size, expected.bounds?.size, slack, &result)
    let inset = state.adjustedContentInset
    let wish = expected.adjustedContentInset
    compare("inset's top left", inset.map(Self.corner), wish.map(Self.corner), slack, &result)
    compare("inset's bottom right", inset.map(Self.end), wish.map(Self.end), slack, &result)
    if let scale = expected.zoomScale {
      let isNear = state.zoomScale.map { ($0.double - scale.double).magnitude <= slack } ?? false
      if !isNear {
        let found = state.zoomScale.map { Words.decimal($0.units, places: 6) } ?? "unknown"
        result.append(("zoomScale \(found)", "zoomScale \(Words.decimal(scale.units, places: 6))"))
      }
    }
    return result
  }

  private static func compare(
    _ name: String,
    _ found: Point?,
    _ expected: Point?,
    _ slack: Double,
    _ result: inout [Difference]
  ) {
    guard let expected else { return }
    if let found, (found.x.double - expected.x.double).magnitude <= slack + 0.0005,
      (found.y.double - expected.y.double).magnitude <= slack + 0.0005
    {
      return
    }
    let text = found.map(Words.point) ?? "unknown"
    result.append(("\(name) \(text)", "\(name) \(Words.point(expected)) within \(slack)"))
  }

  private static func corner(_ inset: Insets) -> Point { Point(x: inset.left, y: inset.top) }
  private static func end(_ inset: Insets) -> Point { Point(x: inset.right, y: inset.bottom) }
}
