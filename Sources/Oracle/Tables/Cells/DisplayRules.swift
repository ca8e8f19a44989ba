internal import Traces
internal import Transcripts

/// Rules about what is said of rows that come into view and leave it.
enum DisplayRules {
  static let all = [takesTurns, endsForItsRow, endsOutOfView, coversView]

  static let takesTurns = Rule(
    "display.takes-turns",
    "For one cell, the beginnings and ends of its display take turns, a beginning first.",
    .sequence,
    catalogue: ["R072", "R071", "R542"],
    topic: .display,
    check: .ofTable(
      at: [.willDisplayCell, .didEndDisplayingCell],
      answer: { table, watch in
        let rows = table.rows
        guard watch.hears(.willDisplayCell), table.knowsLeaving(watch), !rows.doubt.isShaken,
          !rows.doubt.mayKeepCells
        else { return .notJudged }
        if watch.now.event == .willDisplayCell {
          if let cell = table.now.view { return Answer(rows.shown.row(of: cell) == nil) }
          guard let path = table.now.path, rows.calls.reload == nil else { return .notJudged }
          return Answer(!rows.shown.isShown(path))
        }
        if let cell = table.now.view {
          if rows.shown.row(of: cell) != nil { return .holds }
          return rows.shown.isPooled(cell) || rows.shown.isComplete ? .violated : .notJudged
        }
        guard let path = table.now.path, rows.shown.isComplete else { return .notJudged }
        return Answer(rows.shown.isShown(path) || rows.shown.old[path] != nil)
      },
      expecting: { table, watch in
        let name = table.now.view ?? "the row"
        return watch.now.event == .willDisplayCell
          ? "didEndDisplaying of \(name) before it is displayed again"
          : "nothing: \(name) is not displayed"
      }
    ),
    passing: ["table=3 \(ReuseRules.reuse)"],
    failing: [
      "table=3 \(ReuseRules.reuse) ↓ didEnd(cell-1,0-0)",
      "table=1 \(ReloadRules.oneRow) ↓ willDisplay(cell-1,0-0)",
      "log sections()=1 rows(0)=1 willDisplay(a,0-0) ↓ willDisplay(a,0-0)",
      "table=1 sections()=1 rows(0)=1 ↓ didEnd(cell-1,0-0)",
    ]
  )

  static let endsForItsRow = Rule(
    "display.ends-for-its-row",
    "The display of a cell ends under the path that it began with, though the data may be new.",
    .invariant,
    catalogue: ["R005", "R169"],
    sources: ["EFCS-45", "wikipedia-535", "Shoyu-27", "B-34", "B-62"],
    topic: .display,
    check: .ofTable(
      at: [.didEndDisplayingCell],
      answer: { table, watch in
        guard !table.rows.doubt.isShaken, let cell = table.now.view, let path = table.now.path,
          let row = table.rows.shown.row(of: cell),
          !table.rows.mayHaveMovedUnheard(cell, watch)
        else { return .notJudged }
        // A cell that an update pushes out of the view may be told with its old path or its new
        // one.
        if row != path, !table.rows.shown.isLeaving(cell, at: nil),
          table.rows.updates.latest?.shift?.keptRow(at: row) == path
        {
          return .notJudged
        }
        return Answer(row == path)
      },
      expecting: { table, _ in
        let row = table.now.view.flatMap { table.rows.shown.row(of: $0) }
        return "\(Words.row(row)), for which it was displayed"
      }
    ),
    passing: [
      "log sections()=1 rows(0)=3 willDisplay(a,0-2) rows(0)=1 didEnd(a,0-2)",
      "log sections()=1 rows(0)=3 willDisplay(a,0-2) sections()=1 rows(0)=3 didEnd(a,0-1)",
      "log hears=willDisplay,didEnd willDisplay(a,0-2) didEnd(a,0-1)",
    ],
    failing: [
      "log sections()=1 rows(0)=3 willDisplay(a,0-2) willDisplay(b,0-1) ↓ didEnd(a,0-1)"
    ]
  )

  static let endsOutOfView = Rule(
    "display.ends-out-of-view",
    "The display of a row ends when the row has left the view, and not while any of it is in view.",
    .response,
    catalogue: ["R071"],
    topic: .display,
    check: .ofTable(
      at: [.didEndDisplayingCell, .final],
      answer: { table, watch in
        let rows = table.rows
        guard !rows.doubt.isShaken, !rows.doubt.mayKeepCells, !watch.site.mayBeRemoved,
          rows.calls.reload == nil || table.isOfAfterReload, watch.hears(.willDisplayCell)
        else { return .notJudged }
        if watch.now.event == .didEndDisplayingCell {
          // A row that an update has removed has left another row in its place.
          if rows.shown.isLeaving(table.now.view, at: table.now.path) { return .notJudged }
          // A row that a delegate moves in the middle of a layout may be in view again.
          if rows.calls.latest?.turn == watch.now.turn, watch.turns.delegate == watch.now.turn {
            return .notJudged
          }
          guard let distances = watch.distancesFromView(of: table) else { return .notJudged }
          return Answer(distances.upperBound >= -Int64(watch.setting.pixel))
        }
        guard watch.hears(.didEndDisplayingCell) else { return .notJudged }
        if watch.isOvercovered(table) || watch.rowOutOfView(table) != nil { return .violated }
        guard table.now.state.visibleRows != nil else { return .notJudged }
        return Answer(table.rowLeftBehind == nil)
      },
      found: { table, watch in
        watch.now.event == .final
          ? (table.rowLeftBehind ?? watch.rowOutOfView(table))
            .map { "no didEndDisplaying of row \($0)" }
            ?? "more rows than there is room for"
          : table.now.words + ", which is in view"
      },
      expecting: { _, watch in
        watch.now.event == .final
          ? "didEndDisplaying for each row that is out of view" : "nothing: the row is in view"
      }
    ),
    passing: ["table=3 \(ReuseRules.reuse) cell(0-1)=cell-2 willDisplay(cell-2,0-1) |[0-1,0-1]@44"],
    failing: [
      "table=3 tall=40 \(ReloadRules.oneRow) ↓ didEnd(cell-1,0-0)@0",
      "table=20 tall=40 \(CellRules.grown) ↓ didEnd(cell-1,0-0)",
      "table=3 tall=40 sections()=1 rows(0)=3 \(ends) ↓ |[0-1,0-1]@44",
      "table=2 tall=40 \(LoadRules.twoRows) ↓ |[0-0,0-1]@0",
    ]
  )

  private static let ends = """
    cell(0-0)=cell-1 willDisplay(cell-1,0-0) set:44 S@44 cell(0-1)=cell-2 willDisplay(cell-2,0-1)
    """

  /// In drawings: an update that nobody recorded deletes the first of two rows and puts another behind the second.
  private static let swapped =
    "sections()=1 rows(0)=2 cell(0-1)=cell-3 willDisplay(cell-3,0-1) didEnd(cell-1,0-0)"

  private static let apart = """
    cell(0-0)=a willDisplay(a,0-0) cell(0-2)=b willDisplay(b,0-2)
    """

  static let coversView = Rule(
    "display.covers-the-view",
    "At rest every row in view has been given a cell, and that has been displayed.",
    .rest,
    catalogue: ["R070", "R026", "R028", "R170", "R543"],
    sources: ["L-3", "L-4", "G-Create"],
    topic: .display,
    check: .ofTable(
      at: [.turnEnd, .final],
      answer: { table, watch in
        guard watch.isJudgedForCover(table) else { return .notJudged }
        if watch.now.event == .turnEnd {
          // The rows that one layout shows stand next to each other, but for one that a finger holds.
          guard watch.hears(.didEndDisplayingCell), table.rows.hasNewRows,
            table.rows.calls.reload == nil,
            !table.rows.isUpdating(watch),
            watch.turns.delegate != watch.now.turn, watch.turns.call != watch.now.turn,
            watch.hands.down == 0, watch.hands.areRecorded || table.edits.mode == .no
          else { return .notJudged }
          return Answer(table.rowInGap == nil)
        }
        if watch.rowMissingAtEdge(of: table) != nil { return .violated }
        if table.now.state.visibleRows == nil
          || (!table.rows.cells.hasDisplayed && watch.record.calls.leavesOpen)
        {
          if table.rows.cells.hasDisplayed, !table.rows.isUpdating(watch),
            // Of a row that an update has brought another rule says more.
            table.rows.updates.latest?.changes.rows.inserted.isEmpty ?? true,
            watch.hears(.didEndDisplayingCell), table.rowInGap != nil || watch.isUncovered(table)
          {
            return .violated
          }
          return table.mustShowSomething(watch) ? Answer(table.rows.pass.hasCell) : .notJudged
        }
        return Answer(table.rowNotDisplayed == nil)
      },
      found: { table, watch in
        (watch.rowMissingAtEdge(of: table) ?? table.rowNotDisplayed ?? table.rowInGap)
          .map { "row \($0) in view, and no willDisplay of it" }
          ?? (watch.isUncovered(table) ? "rows that do not fill the view" : "no cellForRowAt")
      },
      expecting: { _, _ in "cellForRowAt and willDisplay for each row in view" }
    ),
    passing: [
      "table=2 \(LoadRules.twoRows) |[0-0,0-1]@0",
      "log \(LoadRules.twoRows) \(swapped) |[0-0,0-1]@0",
      "table=6 tall=220 midway sections:5 delete:0-3 sections()=1 rows(0)=5 cell(0-4)=a willDisplay(a,0-4) didEnd(b,0-3) |[0-0,0-4]@0",
      "table=6 tall=132 prefetch=no midway high:30 sections()=1 rows(0)=6 cell(0-3)=d willDisplay(d,0-3) cell(0-4)=e willDisplay(e,0-4) |[0-0,0-4]@0",
    ],
    failing: [
      "table=20 tall=60 sections()=1 rows(0)=20 cell(0-0)=a willDisplay(a,0-0) ↓ |[0-0,0-0]@0",
      "table=2 \(ReloadRules.oneRow) ↓ |[0-0,0-1]@0", "table=2 sections()=1 rows(0)=2 ↓ |@0",
      "table=3 tall=132 sections()=1 rows(0)=3 \(apart) ↓ settle",
      "table=3 tall=132 sections()=1 rows(0)=3 \(apart) ↓ v x",
    ]
  )
}

extension TableFacts {
  /// True if the message ends the display of a cell that was displayed since the latest reload.
  fileprivate var isOfAfterReload: Bool {
    guard now.event == .didEndDisplayingCell, let path = now.path else { return false }
    return rows.shown.isShown(path) && rows.shown.old[path] == nil
  }

  /// A row that is not displayed though others above and below it are.
  var rowInGap: RowPath? {
    let shown = rows.shown.rows.keys.sorted()
    guard let first = shown.first, let last = shown.last else { return nil }
    return rowNotDisplayed(in: first...last)
  }

  /// A row that is displayed though it is out of view.
  var rowLeftBehind: RowPath? {
    guard let visible = now.state.visibleRows else { return nil }
    let range = visible.range
    return rows.shown.rows.keys.filter { path in range.map { !$0.contains(path) } ?? true }.min()
  }

  /// The first row in view that is not displayed.
  var rowNotDisplayed: RowPath? { now.state.visibleRows?.range.flatMap(rowNotDisplayed) }

  /// Returns the first of some rows that is not displayed.
  private func rowNotDisplayed(in range: ClosedRange<RowPath>) -> RowPath? {
    guard let count = rows.counts.count(range) else { return nil }
    let shown = rows.shown.rows.keys.filter(range.contains).sorted()
    if shown.count >= count { return nil }
    var path = range.lowerBound
    for next in shown {
      while path < next, rows.counts.has(path) == .no {
        path = RowPath(section: path.section + 1, row: 0)
      }
      if path != next { return path }
      path.row += 1
    }
    return path
  }

  /// Returns true if there are rows at the top of the view for certain.
  func mustShowSomething(_ watch: Watch) -> Bool {
    guard now.isPlaceTold, let first = rows.counts.rows(in: 0), first > 0, watch.now.offset.isKnown,
      watch.now.offset.y <= 0, watch.geometry.size.isKnown, rows.setup.isTold
    else { return false }
    let config = watch.setting.declaration.config
    let fillers: [Name] = [.tableHeaderView, .headers, .contentInset]
    return !rows.hasEdges && fillers.allSatisfy { config[$0] == nil }
      && config[.style].map { $0.string == "plain" } ?? true
      && watch.setting.declaration.delegate.entries.isEmpty
      && watch.now.offset.y > -watch.geometry.size.y
  }
}

extension RowFacts {
  /// Returns true if the row of a cell may go by another path by an update that nobody recorded: it counts
  /// rows, where that is heard.
  func mayHaveMovedUnheard(_ cell: String, _ watch: Watch) -> Bool {
    guard watch.record.calls.leavesOpen else { return false }
    return !watch.hears(.numberOfRows) || shown.mayHaveMoved(cell)
  }

  /// Returns true if an update is at work: it came in this turn, or rows that it took away are leaving still.
  func isUpdating(_ watch: Watch) -> Bool {
    updates.latest.map { $0.turn >= watch.now.turn || !$0.due.isEmpty || !shown.leaving.isEmpty }
      ?? false
  }

  /// True if headers or footers may stand where rows could.
  var hasEdges: Bool { pass.hasEdgeViews }
}

extension Watch {
  /// Returns the first row that is displayed and the last, where it is known where both are and how high
  /// the view is.
  private func shownSpan(
    _ table: TableFacts
  ) -> (first: (top: Int64, bottom: Int64), last: (top: Int64, bottom: Int64), total: Int64)? {
    let shown = table.rows.shown.rows.keys
    guard !record.calls.leavesOpen, !site.isInNavigation,
      geometry.size.isKnown, !site.mayBeRemoved,
      table.rows.calls.reload == nil || table.rows.pass.hasRows, !table.rows.doubt.isShaken,
      record.isFromTheStart, !table.rows.doubt.mayKeepCells, let total = table.rows.places.total,
      let first = shown.min().flatMap(table.rows.places.place),
      let last = shown.max().flatMap(table.rows.places.place)
    else { return nil }
    return (first, last, total)
  }

  /// Returns true if the rows that are displayed leave room where there are more, wherever the
  /// content is.
  func isUncovered(_ table: TableFacts) -> Bool {
    guard geometry.insets.areKnown, geometry.insets.adjusted.top == .zero,
      geometry.insets.adjusted.bottom == .zero,
      let span = shownSpan(table), span.last.bottom < span.total, !table.rows.hasEdges,
      // The space above the first row or below the last may hold no row.
      span.first.top == 0 || table.rows.places.row(at: span.first.top - 1) != nil,
      table.rows.places.row(at: span.last.bottom) != nil
    else { return false }
    let isSurelyInside = !table.picks.stillness.mayBeOutside
    guard let room = room(of: table, span.total, isInside: isSurelyInside) else { return false }
    return span.last.bottom - span.first.top < room - Int64(setting.pixel)
  }

  /// Returns the part of the view that the content fills: all of it, if it stands inside its range;
  /// nil: not known.
  private func room(of table: TableFacts, _ total: Int64, isInside: Bool) -> Int64? {
    let (offset, height) = (placeOfRows(table), Int64(geometry.size.y))
    guard offset.isKnown else { return isInside ? height : nil }
    let top = Int64(offset.y)
    return min(top + height, total) - max(top, 0)
  }

  /// Returns true if the rows that are displayed cannot all be in view, wherever the content is.
  func isOvercovered(_ table: TableFacts) -> Bool {
    guard let span = shownSpan(table) else { return false }
    return span.last.top - span.first.bottom > Int64(geometry.size.y) + Int64(setting.pixel)
  }

  /// Returns a row that is displayed and surely above or below the view.
  ///
  /// It counts where the view is, not which rows the table says to be visible: a table that forgets
  /// its layout is wrong in both.
  func rowOutOfView(_ table: TableFacts) -> RowPath? {
    let offset = placeOfRows(table)
    guard offset.isKnown, !offset.isAtLimit, let span = shownSpan(table) else { return nil }
    let top = Int64(offset.y) - Int64(setting.pixel)
    let bottom = Int64(offset.y) + Int64(geometry.size.y) + Int64(setting.pixel)
    if span.first.bottom < top { return table.rows.shown.rows.keys.min() }
    return span.last.top > bottom ? table.rows.shown.rows.keys.max() : nil
  }

  /// Returns the row at the upper or the lower edge of the view, where it is known which is there, and it
  /// is not displayed.
  func rowMissingAtEdge(of table: TableFacts) -> RowPath? {
    // A record without any display is not complete.
    let offset = placeOfRows(table)
    guard table.rows.cells.hasDisplayed, offset.isKnown, !offset.isAtLimit, geometry.size.isKnown
    else { return nil }
    let top = Int64(offset.y)
    let bottom = top + Int64(geometry.size.y)
    // A row that is less than a point inside may be rounded out of the view.
    let edges = [top + 1000, bottom - 1000].filter { top < $0 && $0 < bottom }
    return edges.lazy.compactMap(table.rows.places.row)
      .first { table.rows.counts.has($0) == .yes && !table.rows.shown.isShown($0) }
  }

  /// Returns true if it may be judged at rest which rows are displayed.
  func isJudgedForCover(_ table: TableFacts) -> Bool {
    let rows = table.rows
    return !rows.doubt.isShaken && !rows.doubt.mayKeepCells && !site.mayBeRemoved
      && rows.pass.isWitnessed
      && !rows.doubt.hasFlatRows && !rows.shown.mayAnyHaveMoved
      && hears(.willDisplayCell)
      // The calls tell that there was no load where none is heard.
      && (hears(.cellForRow) && hears(.numberOfRows) || !record.calls.leavesOpen)
  }
}
