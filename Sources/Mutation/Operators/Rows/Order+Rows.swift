internal import Traces

/// Messages about rows that come twice or out of order.
extension Operators {
  static let duplicatesOfRows: [Context] = [
    Context(["R072"], "willDisplay of a row", .willDisplayCell, needs: .arguments) {
      $0.isRowsAlone
    },
    Context(
      ["R072", "R071"],
      "didEndDisplaying of a row",
      .didEndDisplayingCell,
      needs: .arguments
    ) {
      $0.isRowsAlone
    },
    Context(["R053"], "prepareForReuse", .prepareForReuse, needs: .arguments) { $0.isRowsAlone },
    Context(["R025"], "cellForRow of a row", .cellForRow, needs: .arguments) {
      $0.isRowsAlone && $0.message?.answer?.string != nil && $0.nextDisplay != nil
    },
  ]

  static let swapsOfRows: [Context] = [
    Context(
      ["R010"],
      "numberOfSections and numberOfRowsInSection",
      .numberOfSections,
      needs: .arguments
    ) {
      $0.isRowsAlone && $0.isOfLoad && $0.nextInTurn?.name == .numberOfRows
    },
    Context(
      ["R012"],
      "numberOfRowsInSection and the first cell of that section",
      .numberOfRows,
      needs: .arguments
    ) {
      $0.isCountBeforeCell && $0.nextInTurn?.name == .cellForRow
        && $0.nextInTurn?.row?.section == $0.section
    },
    Context(
      ["R015"],
      "the last heightForRow and the first cellForRow",
      .heightForRow,
      needs: .arguments
    ) {
      $0.isRowsAlone && $0.isOfLoad && $0.hasNoEstimates && $0.nextInTurn?.name == .cellForRow
        && $0.isFirstHeight
    },
    Context(["R070"], "cellForRow and willDisplay of a row", .cellForRow, needs: .arguments) {
      $0.isRowsAlone && $0.nextInTurn?.name == .willDisplayCell
        && $0.nextInTurn?.row == $0.row
    },
    Context(
      ["R053"],
      "prepareForReuse and willDisplay of a cell",
      .prepareForReuse,
      needs: .arguments
    ) {
      $0.isRowsAlone && $0.nextInTurn?.name == .willDisplayCell
        && $0.nextInTurn?.cell == $0.cell
    },
  ]
}

extension Site {
  /// True if a row's height was not asked for before, in the load's course.
  var isFirstHeight: Bool {
    !forerunners.contains { $0.name == .heightForRow && $0.row == row }
      && !forerunners.contains { $0.name == .cellForRow }
  }
}
