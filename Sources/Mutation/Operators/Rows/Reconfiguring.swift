internal import Traces
internal import Transcripts

extension Operators {
  static let reconfiguring = Operator(
    "reconfiguring",
    "A table that sets cells up anew asks for too many or too few, or treats them as new ones.",
    [
      Context(
        ["R670"],
        "a reconfigured row is not asked for",
        .cellForRow,
        needs: [.calls, .finals],
        edit: \.dropped
      ) { $0.isReconfigured && $0.rest != nil },
      Context(
        ["R670"],
        "a reconfigured row out of view is asked for",
        at: .call(.reconfigureRows),
        needs: .calls,
        edit: { site in
          guard let next = site.next,
            case .message(var question) = next.sibling(
              .cellForRow,
              [Argument(.cellForRowAt, .string("0-9"))],
              at: site.time,
              { _ in }
            )
          else { return [] }
          question.answer = .string("cell-999999")
          return [.insert(.message(question), before: site.line + 1)]
        }
      ) { site in
        site.isRowsAlone && site.call?.isByDelegate == false
          && site.call?.arguments[.at]?.paths.contains(RowPath(section: 0, row: 9)) == true
          && site.header.config[.bounds]?.point?.y.double ?? 0 < 300
      },
      Context(
        ["R671"],
        "a reconfigured row is given another cell",
        .cellForRow,
        needs: [.calls, .arguments],
        edit: { $0.answering(.string("cell-999999")) }
      ) { $0.isReconfigured },
      Context(
        ["R672"],
        "a reconfigured cell is prepared for reuse",
        .cellForRow,
        needs: [.calls, .arguments],
        edit: { site in
          guard let cell = site.cell else { return [] }
          let prepare = site.sibling(
            .prepareForReuse,
            [Argument(.cell, .string(cell))],
            at: site.time
          ) { _ in }
          return [.insert(prepare, before: site.line)]
        }
      ) { $0.isReconfigured },
    ]
  )

  static let primaryActions = Operator(
    "primary-actions",
    "A table performs the primary action of a row before it asks about the selection.",
    [
      Context(
        ["R749"],
        "the primary action before willSelect",
        .willSelectRow,
        needs: [.touches, .times],
        edit: { site in
          site.restOfTurn.first { $0.name == .performPrimaryAction }
            .map { $0.brought(before: site.content, at: site.line) } ?? []
        }
      ) { $0.view.isAlone && !$0.view.isScripted && $0.call == nil }
    ]
  )
}

extension Site {
  /// True if a cell is asked for because its row is reconfigured.
  fileprivate var isReconfigured: Bool {
    guard let row, isRowsAlone, let call = causingCall, call.name == .reconfigureRows else {
      return false
    }
    return call.block == nil && !call.isByDelegate
      && call.arguments[.at]?.paths.contains(row) == true
  }
}
