import Traces

extension Method {
  /// The calls of a program to a table.
  static let tables = [
    Method(.reloadData, Frequency(16), needs: .table),
    Method(.beginUpdates, Frequency(24), needs: .table),
    Method(.selectRow, Frequency(12), needs: .table) { place, choices, weights in
      let isAnimated = choices.chance(40)
      let path = choices.chance(15) ? Value.null : Value(weights.row(of: place, &choices))
      return [
        Argument(.animated, .bool(isAnimated)), Argument(.at, path),
        Argument(.scrollPosition, position(&choices)),
      ]
    },
    Method(.deselectRow, Frequency(6), needs: .table) { place, choices, weights in
      let isAnimated = choices.chance(40)
      return [
        Argument(.animated, .bool(isAnimated)),
        Argument(.at, Value(weights.row(of: place, &choices))),
      ]
    },
    Method(.scrollToRow, Frequency(16), needs: .table) { place, choices, weights in
      let isAnimated = choices.chance(60)
      return [
        Argument(.animated, .bool(isAnimated)),
        Argument(.at, Value(weights.row(of: place, &choices))),
        Argument(.scrollPosition, position(&choices)),
      ]
    },
    Method(.scrollToNearestSelectedRow, Frequency(4), needs: .table) { _, choices, _ in
      let isAnimated = choices.chance(60)
      return [
        Argument(.animated, .bool(isAnimated)), Argument(.scrollPosition, position(&choices)),
      ]
    },
    Method(.reloadSectionIndexTitles, Frequency(2), needs: .table),
    Method(.cellForRowQuery, Frequency(2), needs: .table) { place, choices, weights in
      [Argument(.at, Value(weights.row(of: place, &choices)))]
    },
    Method(.reconfigureRows, Frequency(3), needs: .table) { place, choices, weights in
      [Argument(.at, .array([Value(weights.row(of: place, &choices))]))]
    },
    Method(.setSelected, Frequency(3), needs: .table) { place, choices, weights in
      let isAnimated = choices.chance(40)
      return [
        Argument(.animated, .bool(isAnimated)),
        Argument(.at, Value(weights.row(of: place, &choices))),
        Argument(.selected, .bool(!choices.chance(40))),
      ]
    },
    Method(.becomeFirstResponder, Frequency(3), needs: .table) { place, choices, weights in
      [Argument(.at, Value(weights.row(of: place, &choices)))]
    },
  ]

  /// Draws where in view a row is to be.
  private static func position(_ choices: inout Choices) -> Value {
    .string(choices.pick(["none", "top", "middle", "bottom"]))
  }
}
