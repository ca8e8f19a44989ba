internal import Traces

extension Operators {
  static let updates = Operator(
    "updates",
    "A table that is updated asks too little, too much or too early, or misses what does not fit.",
    unasked + askedInVain + exceptions + followers
  )

  private static let unasked: [Context] =
    [Name.insertRows, .deleteRows, .reloadRows, .moveRow].map { name in
      Context(
        ["R166", "R165"],
        "nothing is asked after \(name)",
        at: .call(name),
        needs: .times,
        edit: \.droppingTurn
      ) { $0.carriesOut && $0.isCountedInTurn }
    } + [
      Context(
        ["R166", "R164"],
        "nothing is asked after a block",
        at: .call(.endUpdates),
        needs: .times,
        edit: \.droppingTurn
      ) { $0.carriesOut && $0.isCountedInTurn },
      Context(
        ["R168"],
        "no cell for a reloaded row in view",
        .cellForRow,
        needs: .otherState,
        edit: \.droppingCell
      ) { site in
        site.isOfRestingUpdate && site.isShownAtRest
          && site.row.map { site.isReloadOfRows && site.updatedRows(.reloadRows).contains($0) }
            ?? false
      },
      Context(
        ["R170"],
        "no cell for an inserted row in view",
        .cellForRow,
        needs: .otherState,
        edit: \.droppingCell
      ) { site in
        site.isOfRestingUpdate && site.isShownAtRest
          && site.row.map { site.updatedRows(.insertRows).contains($0) } ?? false
      },
      Context(
        ["R170"],
        "the display of a deleted row does not end",
        .didEndDisplayingCell,
        needs: .otherState,
        edit: \.dropped
      ) { site in
        site.isOfRestingUpdate
          && site.row.map { site.updatedRows(.deleteRows).contains($0) } ?? false
      },
      Context(
        ["R005"],
        "the display of a deleted row ends under another path",
        .didEndDisplayingCell,
        edit: { $0.namingRow { RowPath(section: $0.section, row: $0.row + 1) } }
      ) { site in
        site.isOfRestingUpdate
          && site.row.map { site.updatedRows(.deleteRows).contains($0) } ?? false
      },
    ]

  private static let askedInVain: [Context] = [
    Context(
      ["R168"],
      "a cell for another row than is reloaded",
      .numberOfRows,
      needs: .arguments,
      edit: \.askingKept
    ) {
      $0.isLastCount && $0.isOfRestingUpdate && $0.isReloadOfRows && $0.keptRow != nil
    },
    Context(
      ["R169"],
      "a cell for a row that nothing happens to",
      .numberOfRows,
      needs: .arguments,
      edit: \.askingKept
    ) {
      $0.isLastCount && $0.isOfRestingUpdate && !$0.isReloadOfRows && $0.keptRow != nil
    },
    Context(["R171"], "a cell in an empty block", .numberOfRows, edit: \.askingKept) {
      $0.isLastCount && $0.isOfEmptyBlock && $0.keptRow != nil
    },
    Context(
      ["R162", "R163"],
      "a cell at the place that an inserted row has before deletions",
      .cellForRow,
      edit: { site in site.misread.map { path in site.namingRow { _ in path } } ?? [] }
    ) { $0.isOfRestingUpdate && $0.misread != nil },
    Context(
      ["R164"],
      "a count as an inner block ends",
      at: .call(.endUpdates),
      needs: .arguments,
      edit: \.countingEarly
    ) { $0.isNotedOnly },
    Context(
      ["R164"],
      "a count as an open block notes a deletion",
      at: .call(.deleteRows),
      needs: .arguments,
      edit: \.countingEarly
    ) { $0.isNotedOnly },
  ]

  private static let exceptions: [Context] = [
    Context(
      ["R160"],
      "no exception though the number of rows is wrong",
      .numberOfRows,
      edit: { site in site.exceptionLine.map { site.resting(at: $0) } ?? [] }
    ) { $0.isWrongCount },
    Context(
      ["R160"],
      "another exception though the number of rows is wrong",
      .numberOfRows,
      edit: { $0.raising { $0.name = "NSRangeException" } }
    ) { $0.isWrongCount },
    Context(
      ["R160"],
      "a reason with other numbers than the update's",
      .numberOfRows,
      needs: .arguments,
      edit: { $0.raising { $0.reason = $0.reason?.withLastNumberChanged } }
    ) { $0.isWrongCount && $0.raisesForRows },
    Context(
      ["R167"],
      "no exception though there is no such row",
      at: .call(.deleteRows),
      edit: { site in site.exceptionLine.map { site.resting(at: $0) } ?? [] }
    ) { $0.isOfMissingRow },
    Context(
      ["R167"],
      "a reason with other numbers than the row's",
      at: .call(.deleteRows),
      needs: .arguments,
      edit: { $0.raising { $0.reason = $0.reason?.withLastNumberChanged } }
    ) { $0.isOfMissingRow },
    Context(
      ["R162", "R161", "R163"],
      "an exception though the numbers of rows are right",
      .numberOfRows,
      needs: .calls,
      edit: { $0.raisingNext("NSInternalInconsistencyException") }
    ) { $0.isLastCount && $0.isOfRestingUpdate },
    Context(
      ["R173"],
      "an exception though the row has been inserted",
      at: .call(.scrollToRow),
      needs: .calls,
      edit: { $0.raisingNext("NSRangeException") }
    ) { $0.isToInsertedRow },
  ]

  private static let followers: [Context] = [
    Context(
      ["R172"],
      "another selection after an update",
      at: .final,
      edit: { site in
        site.showingRows {
          $0.selectedRows = $0.selectedRows?.isEmpty == true ? [RowPath(section: 0, row: 0)] : []
        }
      }
    ) { $0.isSelectionAfterUpdate }
  ]
}
