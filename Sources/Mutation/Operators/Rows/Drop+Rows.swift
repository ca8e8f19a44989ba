internal import Traces

/// Messages about rows that are not sent.
extension Operators {
  static let dropsOfRows: [Context] = [
    Context(["R010"], "numberOfSections of a load", .numberOfSections, needs: .arguments) {
      $0.isRowsAlone && $0.isOfLoad && $0.nextInTurn?.name == .numberOfRows
    },
    Context(
      ["R012"],
      "numberOfRowsInSection before a cell of that section",
      .numberOfRows,
      needs: .arguments
    ) {
      $0.isCountBeforeCell
    },
    Context(["R015"], "heightForRow where nothing is estimated", .heightForRow, needs: .arguments) {
      site in
      site.isRowsAlone && site.isOfLoad && site.hasNoEstimates
        && site.restOfTurn.contains { $0.name == .cellForRow }
        && !site.forerunners.contains { $0.name == .heightForRow && $0.row == site.row }
        && !site.forerunners.contains { $0.name == .cellForRow }
        && !site.heightIsAskedAgainBeforeCell
    },
    Context(
      ["R028"],
      "willDisplay of a cell that was not fetched ahead",
      .willDisplayCell,
      needs: .touches
    ) {
      $0.isRowsAlone && $0.fetchesNothingAhead
    },
    Context(["R070"], "cellForRow of a row that comes into view", .cellForRow, needs: .arguments) {
      site in
      site.isRowsAlone && site.nextDisplay != nil && !site.mayHaveBeenKept
    },
    Context(
      ["R072"],
      "didEndDisplaying of a cell that is displayed again",
      .didEndDisplayingCell,
      needs: .arguments
    ) {
      site in
      site.isRowsAlone
        && site.followers.contains { $0.name == .willDisplayCell && $0.cell == site.cell }
    },
    Context(
      ["R071"],
      "didEndDisplaying of a row that is out of view at rest",
      .didEndDisplayingCell,
      needs: .otherState
    ) {
      site in
      site.isRowsAlone && site.isOutOfViewAtRest && site.causingCall?.name != .reloadData
        && !site.isUpdatedBeforeRest
    },
    Context(
      ["R041"],
      "didEndDisplaying as a reload begins",
      .didEndDisplayingCell,
      needs: .otherState
    ) { site in
      site.isRowsAlone && site.causingCall?.name == .reloadData && site.isTurnOfOneCall
        && site.rest?.line == site.followers.first(where: \.isFinal)?.line && site.rest != nil
        && !site.followers.contains { $0.name == .willDisplayCell && $0.cell == site.cell }
    },
    Context(
      ["R053"],
      "prepareForReuse of a cell that is handed out again",
      .prepareForReuse,
      needs: .arguments
    ) {
      site in
      site.isRowsAlone
        && site.restOfTurn.contains { $0.name == .willDisplayCell && $0.cell == site.cell }
    },
    Context(
      ["R079", "T02"],
      "didEndScrollingAnimation of a scroll to a row",
      .didEndScrollingAnimation,
      needs: .finals
    ) { site in
      site.isSoleAnimation && site.animatingCall?.name == .scrollToRow && site.isToldToRest
    },
    Context(
      ["R023"],
      "all that a reload asks",
      at: .call(.reloadData),
      edit: { site in site.followersInTurn.map { .drop(at: $0.line) } }
    ) {
      $0.isRowsAlone && $0.call?.isByDelegate == false && $0.isFollowedByRest
        && $0.followersInTurn.contains { $0.name == .numberOfSections }
    },
    Context(
      ["R070", "R026"],
      "cellForRow and willDisplay of a row in view",
      .cellForRow,
      needs: .otherState,
      edit: { site in
        let prepare = site.restOfTurn.first { $0.name == .prepareForReuse && $0.cell == site.cell }
        return site.dropped + [prepare, site.nextDisplay].compactMap { $0 }.flatMap(\.dropped)
      }
    ) { site in
      guard let row = site.row, site.isRowsAlone, let display = site.nextDisplay,
        let rest = site.followers.first(where: \.isFinal), !site.isUpdatedBeforeRest,
        let range = rest.table.visibleRows?.range
      else { return false }
      return range.contains(row)
        && !display.followers.contains { $0.row == row && $0.name == .willDisplayCell }
    },
  ]
}

extension Site {
  /// True if the header says that no height of a row is estimated.
  var hasNoEstimates: Bool { header.config[.estimatedRowHeight]?.number?.units == 0 }

  /// True if the same height is asked for again before the load's first cell.
  var heightIsAskedAgainBeforeCell: Bool {
    restOfTurn.prefix { $0.name != .cellForRow }
      .contains { $0.name == .heightForRow && $0.row == row }
  }

  /// The display of the row that a cell is asked for.
  var nextDisplay: Site? {
    restOfTurn.first { $0.name == .willDisplayCell && $0.row == row }
  }

  /// The view's messages in the turn of a call, up to the next one.
  var followersInTurn: [Site] {
    Array(followers.prefix { $0.moment.causeLine == line && !$0.isFinal })
  }

  /// True if a row whose display ends is out of view when the table rests next, and not displayed
  /// again until then.
  var isOutOfViewAtRest: Bool {
    guard let row, let rest = followers.first(where: \.isFinal),
      let visible = rest.table.visibleRows
    else { return false }
    return visible.range.map { !$0.contains(row) } ?? true
      && !followers.prefix { !$0.isFinal }.contains {
        $0.name == .willDisplayCell && $0.cell == cell
      }
      && !followers.prefix { !$0.isFinal }.contains { $0.causingCall?.name == .reloadData }
  }
}
