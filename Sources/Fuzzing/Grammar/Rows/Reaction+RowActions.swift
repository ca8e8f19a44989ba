import Traces

extension Reaction {
  /// The questions of a table about the actions of rows, and the calls of their handlers.
  static let rowActions = [
    configuration(.trailingSwipeActions, Frequency(8)),
    configuration(.leadingSwipeActions, Frequency(5)),
    Reaction(.editActions, Frequency(3), needs: .table) { composition, place, choices in
      composition.weights.answersByRow(of: place, &choices) { choices in
        choices.chance(15)
          ? .null : .array(actions(["default", "normal", "destructive"], &choices))
      }
    },
    Reaction(.actionHandler, Frequency(6), needs: .table) { composition, place, choices in
      .call(
        Call(
          time: nil,
          name: .completionHandler,
          arguments: Method.actionPerformed(&choices),
          view: ViewIndex(composition.place(of: place)),
          isByDelegate: true
        )
      )
    },
    Reaction(.actionHandler, Frequency(2), needs: .table),
    Reaction(.actionHandler, Frequency(2), needs: .table, updates: true),
    Reaction(.rowActionHandler, Frequency(2), needs: .table),
    Reaction(.rowActionHandler, Frequency(1), needs: .table, updates: true),
  ]

  private static func configuration(_ message: Name, _ frequency: Frequency) -> Reaction {
    Reaction(message, frequency, needs: .table) { composition, place, choices in
      composition.weights.answersByRow(of: place, &choices) { choices in
        if choices.chance(15) { return .null }
        var parts = [
          Argument(.actions, .array(actions(["normal", "destructive"], &choices)))
        ]
        if choices.chance(30) {
          parts.append(
            Argument(.performsFirstActionWithFullSwipe, .bool(choices.chance(30)))
          )
        }
        return .object(parts)
      }
    }
  }

  private static func actions(_ styles: [String], _ choices: inout Choices) -> [Value] {
    let titles = choices.pick([["Delete"], ["Flag", "Delete"], ["Read", "Flag", "More"], []])
    return titles.map { title in
      .object([
        Argument(.style, .string(choices.pick(styles))), Argument(Name("title"), .string(title)),
      ])
    }
  }
}

extension Method {
  /// The call that ends an action whose handler has waited.
  static let rowActions = [
    Method(.completionHandler, Frequency(2), needs: [.table, .commits]) { _, choices, _ in
      actionPerformed(&choices)
    }
  ]

  fileprivate static func actionPerformed(_ choices: inout Choices) -> [Argument] {
    [Argument(.actionPerformed, .bool(!choices.chance(30)))]
  }
}

extension Name {
  /// True if a delegate that answers it has rows that can be swiped.
  var letsRowsBeSwiped: Bool {
    [.trailingSwipeActions, .leadingSwipeActions, .editActions].contains(self)
  }
}
