internal import Traces

/// Something in a final state that is not as it is expected.
struct StateDifference {
  var found: String
  var expected: String

  init(_ found: String, _ expected: String) {
    self.found = found
    self.expected = expected
  }
}

extension StateDifference {
  private static let flags: State.Facts =
    State.Facts.flags.union([
      .isRefreshing, .isSelected, .isHighlighted, .isEditing,
    ])

  /// Returns the differences of a state from the expected state: flags must be equal, numbers may
  /// differ by the slack.
  static func all(
    of state: State,
    from expected: State,
    slack: Double
  ) -> [StateDifference] {
    var result: [StateDifference] = []
    for (name, flag) in Words.flagNames(Self.flags) {
      guard let wish = expected[flag], state[flag] != wish else { continue }
      result.append(Self("\(name) \(state[flag].map(String.init) ?? "unknown")", "\(name) \(wish)"))
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
        result.append(
          Self("zoomScale \(found)", "zoomScale \(Words.decimal(scale.units, places: 6))")
        )
      }
    }
    return result
  }

  private static func compare(
    _ name: String,
    _ found: Point?,
    _ expected: Point?,
    _ slack: Double,
    _ result: inout [StateDifference]
  ) {
    guard let expected else { return }
    if let found, (found.x.double - expected.x.double).magnitude <= slack + 0.0005,
      (found.y.double - expected.y.double).magnitude <= slack + 0.0005
    {
      return
    }
    let text = found.map(Words.point) ?? "unknown"
    result.append(Self("\(name) \(text)", "\(name) \(Words.point(expected)) within \(slack)"))
  }

  private static func corner(_ inset: Insets) -> Point { Point(x: inset.left, y: inset.top) }
  private static func end(_ inset: Insets) -> Point { Point(x: inset.right, y: inset.bottom) }
}
