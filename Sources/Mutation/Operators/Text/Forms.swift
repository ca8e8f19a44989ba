internal import Traces

extension Operators {
  static let forms = Operator(
    "forms",
    "A form makes other rows of its property list, or something else of what was typed.",
    formRows + formTaps + formNotices + formRecords + formSends
  )

  private static let formRows: [Context] = [
    Context(
      ["R283"],
      "a row too many",
      .numberOfRows,
      needs: [.arguments, .setUp],
      edit: { site in
        guard let count = site.message?.answer?.number else { return [] }
        return site.answering(.number(Millionths(units: count.units + 1_000_000)))
      }
    ) { $0.isOfForm },
    Context(
      ["R284"],
      "a cell of another class",
      .cellForRow,
      needs: [.arguments, .setUp],
      edit: { $0.answering(.string("StrangeCell-1")) }
    ) { $0.isOfForm && $0.message?.answer?.string != nil },
    Context(
      ["R283"],
      "a row with another label",
      .willDisplayCell,
      needs: [.otherState, .setUp],
      edit: { site in site.showingForm { $0.label = .string("~") } }
    ) { $0.isOfForm && $0.form.label?.string != nil },
    Context(
      ["R290"],
      "a cell shows what is not stored for its row",
      .willDisplayCell,
      needs: [.otherState, .setUp, .beginning],
      edit: { site in site.showingForm { $0.text = .string("~") } }
    ) {
      $0.isOfForm && $0.formRow(.forRowAt)?.hasField == true
        && $0.formRow(.forRowAt)?.dataKey != nil && $0.isSurelyIdle
    },
  ]

  private static let formTaps: [Context] = [
    Context(
      ["R292"],
      "a tap beside the field selects nothing",
      .willSelectRow,
      needs: [.touches, .times, .setUp, .calls, .beginning],
      edit: { site in
        let names: [Name] = [.setSelected, .didSelectRow, .selectionDidChange]
        let others = site.laterInTurn.filter { $0.name.map(names.contains) ?? false }
        return ([site] + others).flatMap(\.dropped)
      }
    ) {
      // No source says how far a grouped table moves its rows down, so a finger may be on any of
      // them.
      $0.isOfForm && $0.later(.didSelectRow) != nil && $0.rest != nil && !$0.isNestedTurn
        && $0.header.config[.style] == nil
    }
  ]

  private static let formNotices: [Context] = [
    Context(
      ["R285"],
      "a cell does not post that its field has ended",
      .cellControlDidEnd,
      needs: .calls,
      edit: { site in site.dropped + (site.later(.setValueForKey)?.dropped ?? []) }
    ) { $0.isOfForm && !$0.isNestedTurn },
    Context(["R285"], "a cell posts twice", .cellControlDidEnd, edit: \.doubled) {
      $0.isOfForm && !$0.isNestedTurn
        && $0.forerunners.contains { $0.name == .textFieldDidBegin }
    },
    Context(
      ["R285"],
      "a cell posts another row",
      .cellControlDidEnd,
      needs: .arguments,
      edit: { $0.saying(.object, .string("0-99")) }
    ) { $0.isOfForm && $0[.object]?.rowPath != nil && !$0.isNestedTurn && $0.isRowTold },
    Context(
      ["R369"],
      "a cell out of view posts a row",
      .cellControlDidEnd,
      needs: .arguments,
      edit: { $0.saying(.object, .string("0-0")) }
    ) {
      $0.isOfForm && $0[.object] == .null && $0.earlier(.textFieldDidEnd)?[.at] == .null
        && $0.causeCall?.name != .reloadData && !$0.isNestedTurn
    },
    Context(
      ["R368"],
      "a cell posts after observers of the field were told",
      .textDidEnd,
      edit: { $0.movedBefore($0.earlier(.cellControlDidEnd)) }
    ) {
      $0.isOfForm && $0.earlier(.cellControlDidEnd) != nil && !$0.isNestedTurn
        && $0.forerunners.contains { $0.name == .textFieldDidBegin }
    },
  ]

  private static let formRecords: [Context] = [
    Context(
      ["R286"],
      "an edit is not recorded",
      .setValueForKey,
      needs: [.arguments, .calls, .setUp],
      edit: \.dropped
    ) { $0.isOfForm && !$0.isNestedTurn && $0.causeCall?.name != .reloadData },
    Context(
      ["R286"],
      "something is recorded though no cell was found",
      .cellControlDidEnd,
      needs: .arguments,
      edit: { site in
        guard var message = site.message else { return [] }
        message.name = .setValueForKey
        message.arguments = [
          Argument(.forKey, .string("key0")), Argument(.value, .string("")),
        ]
        return [.insert(.message(message), before: site.line + 1)]
      }
    ) { $0.isOfForm && $0[.object] == .null },
    Context(
      ["R287"],
      "it is recorded under another key",
      .setValueForKey,
      needs: [.arguments, .setUp],
      edit: { $0.saying(.forKey, .string("~")) }
    ) { $0.isOfForm && $0.earlier(.cellControlDidEnd)?[.object]?.rowPath != nil },
    Context(
      ["R287"],
      "nothing is recorded in place of the text",
      .setValueForKey,
      needs: .arguments,
      edit: { $0.saying(.value, .null) }
    ) { $0.isOfForm },
    Context(
      ["R287"],
      "another text is recorded",
      .setValueForKey,
      needs: [.arguments, .otherState],
      edit: { $0.saying(.value, .string("~")) }
    ) { $0.isOfForm && !$0.isNestedTurn && $0.earlier(.textFieldDidEnd) != nil },
  ]

  private static let formSends: [Context] = [
    Context(
      ["R288"],
      "the form is sent before its last field has ended",
      .sent,
      edit: { $0.movedBefore($0.earlier(.textFieldShouldEnd) ?? $0.earlier(.textFieldDidEnd)) }
    ) { $0.isOfForm && $0.earlier(.textFieldDidEnd) != nil && !$0.isNestedTurn },
    Context(
      ["R288"],
      "a tap on the button sends nothing",
      .sent,
      needs: [.touches, .calls, .setUp, .beginning, .times, .scrollOffsets, .otherState],
      edit: \.dropped
    ) {
      $0.isOfForm && $0.header.sample == "data-entry-form-with-button" && $0.causeCall == nil
        && !$0.isNestedTurn && !$0.isTouchedLater
    },
    Context(
      ["R288"],
      "a value is not sent",
      .sent,
      needs: [.arguments, .setUp, .beginning],
      edit: { site in
        guard case .object(let values)? = site[.values] else { return [] }
        return site.saying(.values, .object(Array(values.dropLast())))
      }
    ) { $0.isOfForm && $0[.values] != .object([]) },
  ]
}

extension Site {
  /// True if no field of the form is surely edited.
  fileprivate var isSurelyIdle: Bool {
    let last = forerunners.first { $0.name == .textFieldDidBegin || $0.name == .textFieldDidEnd }
    return last?.name != .textFieldDidBegin
  }

  /// True if the end that it follows tells a row.
  fileprivate var isRowTold: Bool {
    earlier(.textFieldDidEnd)?[.at]?.rowPath != nil && causeCall?.name != .reloadData
  }

  /// True if a finger touches after it.
  fileprivate var isTouchedLater: Bool {
    record.transcript.lines[line...].contains { line in
      if case .touch = line { true } else { false }
    }
  }
}
