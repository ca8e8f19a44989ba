internal import Traces

extension StateDifference {
  /// Returns the differences of a table from its expected state: rows must be equal, headers and
  /// footers may differ by the slack.
  static func all(
    of table: TableState,
    from expected: TableState,
    slack: Double
  ) -> [StateDifference] {
    var result: [StateDifference] = []
    if let wish = expected.selectedRows, table.selectedRows != wish {
      result.append(
        difference(
          "indexPathsForSelectedRows",
          table.selectedRows.map { .array($0.map(Value.init)) },
          .array(wish.map(Value.init))
        )
      )
    }
    if let wish = expected.visibleRows, table.visibleRows != wish {
      result.append(difference("visibleRows", table.visibleRows.map(value), value(wish)))
    }
    compare("visibleHeaders", table.visibleHeaders, expected.visibleHeaders, slack, &result)
    compare("visibleFooters", table.visibleFooters, expected.visibleFooters, slack, &result)
    let told = table.page.facts + table.control.facts
    for wish in expected.page.facts + expected.control.facts {
      let found = told[wish.label]
      if found != wish.value { result.append(difference(wish.label.text, found, wish.value)) }
    }
    return result
  }

  private static func compare(
    _ name: String,
    _ found: [TableState.Edge]?,
    _ expected: [TableState.Edge]?,
    _ slack: Double,
    _ result: inout [StateDifference]
  ) {
    guard let expected else { return }
    let fits = found?.elementsEqual(expected) {
      $0.section == $1.section
        && ($0.top.double - $1.top.double).magnitude <= slack + 0.0005
    }
    if fits ?? false { return }
    result.append(difference(name, found.map(value), value(expected)))
  }

  private static func difference(
    _ name: String,
    _ found: Value?,
    _ expected: Value
  ) -> StateDifference {
    StateDifference(
      "\(name) \(found.map(Words.json) ?? "unknown")",
      "\(name) \(Words.json(expected))"
    )
  }

  private static func value(_ rows: TableState.VisibleRows) -> Value {
    rows.range.map { .array([Value($0.lowerBound), Value($0.upperBound)]) } ?? .null
  }

  private static func value(_ edges: [TableState.Edge]) -> Value {
    .array(
      edges.map {
        .pair(Millionths(units: Int64($0.section) * 1_000_000), Millionths($0.top))
      }
    )
  }
}
