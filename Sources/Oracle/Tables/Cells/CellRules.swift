internal import Traces

/// Rules about the cells that a table asks for.
enum CellRules {
  static let all = [
    onlyInView, madeOnce, displayedAfterMade, madeBeforeDisplay, looksLikeItsRow, setUpBefore,
    noneRaises, unregisteredRaises, afterDidScroll,
  ]

  static let onlyInView = Rule(
    "cell.only-in-view",
    "A cell is asked for only where its row meets the visible bounds, unless cells are fetched ahead.",
    .invariant,
    catalogue: ["R026", "R027"],
    sources: ["G-Create", "BK-7", "R/uitableview/isprefetchingenabled"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        // A layout in the midst of which its delegate scrolls may go on as it began.
        guard !table.rows.setup.fetchesAhead, !watch.isNested,
          let distances = watch.distancesFromView(of: table)
        else { return .notJudged }
        return Answer(distances.lowerBound <= Int64(watch.setting.pixel))
      },
      expecting: { _, _ in "cells for rows in view alone" }
    ),
    passing: [
      "table=20 prefetch=no tall=60 sections()=1 rows(0)=20 cell(0-1)=cell-1@0 willDisplay(cell-1,0-1)@0",
      "table=20 tall=60 sections()=1 rows(0)=20 cell(0-2)=cell-1@0",
      "table=20 prefetch=no tall=40 \(grown) cell(0-1)=cell-2 willDisplay(cell-2,0-1)",
      "table=20 prefetch=no tall=40 unheard=S inputs=call sections()=1 rows(0)=20 cell(0-0)=a@0 willDisplay(a,0-0) B cell(0-1)=b willDisplay(b,0-1)",
    ],
    failing: [
      "table=20 prefetch=no tall=60 sections()=1 rows(0)=20 ↓ cell(0-2)=cell-1@0",
      "table=20 prefetch=no tall=40 \(grown) ↓ cell(0-4)=cell-2",
    ]
  )

  /// In drawings: a table that shows one row is given bounds that show more.
  static let grown =
    "sections()=1 rows(0)=20 cell(0-0)=cell-1 willDisplay(cell-1,0-0) tall:100"

  static let madeOnce = Rule(
    "cell.made-once",
    "A row that has its cell is not given another one, however often it was to be reloaded.",
    .invariant,
    grade: .should,
    catalogue: ["R025"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        let rows = table.rows
        guard let path = table.now.path, !rows.doubt.isShaken, !watch.record.calls.leavesOpen else {
          return .notJudged
        }
        // A call by the delegate while the content scrolls in a layout may make the layout begin
        // again.
        if rows.shown.made[path] != nil {
          return rows.layoutTurn == watch.now.turn ? .notJudged : .violated
        }
        // A cell that an update asks for anew is another matter, and so is a cell that is set up
        // anew.
        if rows.calls.reconfigure.named.contains(path) { return .notJudged }
        if rows.keepsCell(of: path, watch) { return .notJudged }
        // So is an item that a snapshot keeps.
        if table.snapshots.turn == watch.now.turn, table.snapshots.kept[path] != nil {
          return .notJudged
        }
        // A row that was on the screen before a reload gets a new cell. A row whose leaving is not
        // heard may have gone.
        guard rows.calls.reload == nil || rows.shown.old[path] == nil, table.knowsLeaving(watch)
        else { return .notJudged }
        return Answer(!rows.shown.isShown(path))
      },
      expecting: { _, _ in "nothing: the row has a cell" }
    ),
    passing: ["table=2 \(LoadRules.twoRows) |[0-0,0-1]"],
    failing: [
      "table=1 sections()=1 rows(0)=1 cell(0-0)=cell-1 ↓ cell(0-0)=cell-2 willDisplay(cell-2,0-0)",
      "table=1 \(ReloadRules.oneRow) ↓ cell(0-0)=cell-2",
      "table=1 \(ReloadRules.oneRow) |[0-0,0-0] reload didEnd(cell-1,0-0) sections()=1 rows(0)=1 cell(0-0)=cell-2 willDisplay(cell-2,0-0) ↓ cell(0-0)=cell-3",
    ]
  )

  static let displayedAfterMade = Rule(
    "cell.displayed-after-made",
    "Unless cells are fetched ahead, each one that was made is displayed before the next is made.",
    .response,
    catalogue: ["R028"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow, .turnEnd, .pause, .final],
      answer: { table, watch in
        let rows = table.rows
        guard !rows.setup.fetchesAhead, watch.hears(.willDisplayCell), rows.raising == nil,
          // It may begin again without the cell, too.
          rows.layoutTurn != watch.now.turn
        else { return .notJudged }
        guard let latest = rows.shown.latest else {
          // One that is set up anew is displayed already. The next cell may be of the same row.
          let isSetUpAnew =
            rows.calls.reconfigure.turn == watch.now.turn || rows.calls.reconfigure.isVague
          return rows.shown.awaitsUnnamed && !isSetUpAnew && watch.now.event != .cellForRow
            ? .violated : .notJudged
        }
        // To make it twice is another matter.
        return table.now.path == latest && watch.now.event == .cellForRow ? .notJudged : .violated
      },
      found: { table, watch in
        let row = Words.row(table.rows.shown.latest)
        let what = watch.now.event == .cellForRow ? table.now.words : watch.now.event.word
        return "\(what), and no willDisplay of \(row)"
      },
      expecting: { table, _ in
        "willDisplay of \(Words.row(table.rows.shown.latest)), whose cell was made"
      }
    ),
    passing: [
      "table=2 prefetch=no \(LoadRules.twoRows)",
      "table=2 sections()=1 rows(0)=2 cell(0-0)=cell-1 cell(0-1)=cell-2 willDisplay(cell-1,0-0)",
      "table=2 prefetch=no sections()=1 rows(0)=2 cell(0-0)=cell-1 ~row:0-1,top cell(0-1)=cell-2",
      "table=20 prefetch=no log midway cell(0-10)=cell-1 cell(0-12)=cell-2",
    ],
    failing: [
      "table=2 prefetch=no sections()=1 rows(0)=2 cell(0-0)=cell-1 ↓ cell(0-1)=cell-2",
      "table=1 prefetch=no sections()=1 rows(0)=1 cell(0-0)=cell-1 ↓ |",
      "table=2 prefetch=no sections() rows() cell() ↓ |",
    ]
  )

  static let madeBeforeDisplay = Rule(
    "cell.made-before-display",
    "A row is displayed with the cell that was made for it just before; where cells are fetched ahead, one that it had in view may have been kept.",
    .sequence,
    catalogue: ["R070", "R028", "R029"],
    sources: ["L-3", "L-4", "R-TVD-old"],
    topic: .cells,
    check: .ofTable(
      at: [.willDisplayCell],
      answer: { table, watch in
        let rows = table.rows
        if table.now.path == nil { return table.isDisplayedUnmade(watch) ? .violated : .notJudged }
        guard let path = table.now.path, watch.hears(.cellForRow),
          rows.pass.hasCell || !watch.record.calls.leavesOpen,
          !rows.doubt.isShaken, !rows.doubt.mayKeepCells, rows.pass.isWitnessed
        else { return .notJudged }
        guard let made = rows.shown.made[path] else {
          // A cell may be kept for its row (R541).
          if rows.setup.fetchesAhead, rows.shown.mayBeKept(table.now.view, for: path) {
            return .holds
          }
          // To display it twice is another matter.
          return rows.shown.isShown(path) || rows.shown.made.count >= ShownCells.most
            ? .notJudged : .violated
        }
        guard let cell = table.now.view, let other = made.cell else { return .holds }
        return Answer(cell == other)
      },
      expecting: { table, _ in
        guard let path = table.now.path, let cell = table.rows.shown.made[path]?.cell else {
          return "cellForRowAt of that row before it"
        }
        return "\(cell), which was made for that row"
      }
    ),
    passing: [
      "table=2 \(LoadRules.twoRows)",
      "table=9 tall=40 \(left) \(back) willDisplay(cell-1,0-0)",
    ],
    failing: [
      "table=2 sections()=1 rows(0)=2 cell(0-0)=cell-1 ↓ willDisplay(cell-1,0-1)",
      "table=2 sections()=1 rows(0)=2 cell(0-0)=cell-1 ↓ willDisplay(cell-2,0-0)",
      "log sections()=1 rows(0)=2 cell(0-0)=cell-1 ↓ willDisplay(cell-1,0-1)",
      "table=9 prefetch=no tall=40 \(left) \(back) ↓ willDisplay(cell-1,0-0)",
      "table=9 tall=40 \(left) \(back) ↓ willDisplay(cell-2,0-0)",
      "table=2 prefetch=no sections() rows() ↓ willDisplay() cell() willDisplay() cell()",
      "table=2 prefetch=no sections() rows() cell() cell() willDisplay() ↓ willDisplay()",
    ]
  )

  /// In drawings: the first row leaves the view for the second, and the second for the first.
  private static let left = """
    sections()=1 rows(0)=9 cell(0-0)=cell-1 willDisplay(cell-1,0-0) set:44 S@44 didEnd(cell-1,0-0) \
    cell(0-1)=cell-2 willDisplay(cell-2,0-1)
    """
  private static let back = "set:0 S@0 didEnd(cell-2,0-1)"

  static let looksLikeItsRow = Rule(
    "cell.looks-like-its-row",
    "A cell that is about to be displayed looks selected or highlighted as its row is.",
    .invariant,
    catalogue: ["R060", "R029", "R076"],
    topic: .cells,
    check: .ofTable(
      at: [.willDisplayCell],
      answer: { table, watch in
        guard let path = table.now.path else { return .notJudged }
        var isJudged = false
        // A look that is set by hand after the table has set it stays until the row comes again
        // (R061).
        let isSetByHand =
          table.rows.calls.aside?.kind == .look && table.rows.calls.aside?.turn == watch.now.turn
        if let isSelected = table.now.isSelected, let selected = table.now.selectedRows,
          !isSetByHand
        {
          if isSelected != selected.contains(path) { return .violated }
          isJudged = true
        }
        if let isHighlighted = table.now.isHighlighted, watch.hands.areRecorded,
          watch.hands.down == 0, watch.turns.touch != watch.now.turn
        {
          // A tap that waits for a recognizer goes on to highlight its row through an update.
          let isUpdated = table.rows.updates.latest.map { $0.turn >= watch.turns.touch } ?? false
          if isHighlighted { return isUpdated && watch.mayHoldTapsBack ? .notJudged : .violated }
          isJudged = true
        }
        return isJudged ? .holds : .notJudged
      },
      found: { table, _ in
        let looks = [(table.now.isSelected, "selected"), (table.now.isHighlighted, "highlighted")]
          .compactMap { flag, word in flag.map { $0 ? word : "not \(word)" } }
        return "\(table.now.words), \(looks.joined(separator: ", "))"
      },
      expecting: { table, _ in
        let isSelected = table.now.path.flatMap { table.now.selectedRows?.contains($0) }
        return isSelected.map { $0 ? "selected" : "not selected" } ?? "not highlighted"
      }
    ),
    passing: [
      "table=1 sections()=1 rows(0)=1 cell(0-0)=cell-1 willDisplay(cell-1,0-0)+sl{0-0}",
      "table=1 sections()=1 rows(0)=1 cell(0-0)=cell-1 willDisplay(cell-1,0-0)+ul{}",
    ],
    failing: [
      "table=1 sections()=1 rows(0)=1 cell(0-0)=cell-1 ↓ willDisplay(cell-1,0-0)+sl{}",
      "table=1 sections()=1 rows(0)=1 cell(0-0)=cell-1 ↓ willDisplay(cell-1,0-0)+uh{}",
    ]
  )

  static let setUpBefore = Rule(
    "cell.set-up-before-display",
    "The table sets a cell's looks before its display is announced, and leaves them alone then.",
    .sequence,
    catalogue: ["R029", "R060"],
    sources: ["R-TVD-old", "R/uitableviewdelegate", "B-43"],
    topic: .cells,
    check: .ofTable(
      at: [.setSelected, .setHighlighted],
      answer: { table, watch in
        guard let cell = table.now.view, watch.turns.touch != watch.now.turn,
          watch.latest.message.turn == watch.now.turn, watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        return Answer(table.rows.cells.displayed != cell)
      },
      expecting: { table, watch in
        "\(watch.now.event.word) before willDisplay of \(table.now.view ?? "the cell")"
      }
    ),
    passing: [
      """
      log sections()=1 rows(0)=1 cell(0-0)=cell-1 setSelected(cell-1,no,no) \
      willDisplay(cell-1,0-0)
      """,
      "log willDisplay(cell-1,0-0) setSelected(cell-1,yes,no)",
      "table=1 inputs=call deaf=cell willDisplay(cell-1,0-0) .9 setHighlighted(cell-1,yes,no) setHighlighted(cell-1,no,no)",
    ],
    failing: [
      """
      log sections()=1 rows(0)=1 cell(0-0)=cell-1 willDisplay(cell-1,0-0) \
      ↓ setSelected(cell-1,no,no)
      """
    ]
  )

  static let afterDidScroll = Rule(
    "cell.after-did-scroll",
    "The delegate hears of a new offset before the cells for it are made.",
    .sequence,
    grade: .may,
    catalogue: ["R078"],
    topic: .display,
    check: .ofTable(
      at: [.didScroll],
      answer: { table, watch in
        let rows = table.rows
        guard rows.cells.askInstant == watch.now.instant,
          rows.cells.scrollInstant != watch.now.instant,
          rows.calls.reload == nil, watch.now.time >= 0, watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        return .violated
      },
      found: { _, _ in "didScroll after a cellForRowAt of its turn" },
      expecting: { _, _ in "didScroll before the cells of the new offset" }
    ),
    passing: ["table=3 \(ReuseRules.reuse) cell(0-1)=cell-2 willDisplay(cell-2,0-1)"],
    failing: [
      """
      table=3 tall=40 sections()=1 rows(0)=3 cell(0-0)=cell-1 willDisplay(cell-1,0-0) set:44 \
      cell(0-1)=cell-2 willDisplay(cell-2,0-1) ↓ S@44 didEnd(cell-1,0-0)
      """
    ]
  )

  static let noneRaises = Rule(
    "cell.none-raises",
    "A data source that has no cell for a row makes the table raise NSInternalInconsistencyException.",
    .response,
    catalogue: ["R030"],
    topic: .cells,
    demandsException: true,
    check: raises(for: .noCell),
    passing: ["table=1 sections()=1 rows(0)=1 cell(0-0)=cell-1"],
    failing: [
      "table=1 sections()=1 rows(0)=1 cell(0-0)=nil ↓ |",
      "table=2 sections()=1 rows(0)=2 cell(0-0)=nil ↓ cell(0-1)=cell-1",
    ]
  )

  static let unregisteredRaises = Rule(
    "cell.unregistered-raises",
    "A dequeue of an identifier that no class is registered for raises NSInternalInconsistencyException.",
    .response,
    catalogue: ["R052"],
    topic: .cells,
    demandsException: true,
    check: raises(for: .notRegistered),
    passing: [
      "table=1 sections()=1 rows(0)=1 registers=cell cell(0-0)=cell-1",
      "table=1 registers=other midway sections()=1 rows(0)=1 cell(0-0)=cell-1 raises:NSInternalInconsistencyException",
    ],
    failing: ["table=1 registers=other sections()=1 rows(0)=1 cell(0-0)=cell-1 ↓ |"]
  )

  /// Returns a question about what must raise an exception at once.
  static func raises(for reason: RowFacts.Raising) -> Check {
    .ofTable(
      at: [
        .numberOfSections, .numberOfRows, .heightForRow, .cellForRow, .prepareForReuse,
        .willDisplayCell, .didEndDisplayingCell, .setEditing, .canEditRow, .editingStyleForRow,
        .didScroll, .didEndScrollingAnimation, .turnEnd, .pause, .final, .exception,
      ],
      answer: { table, watch in
        guard table.rows.raising == reason else { return .notJudged }
        if watch.now.event == .exception { return .holds }
        // A table that has to load does that before it looks for the row.
        return reason == .noRow && watch.now.event.isOfLoad ? .notJudged : .violated
      },
      expecting: { _, _ in "an exception" }
    )
  }
}

extension Watch {
  /// Returns the distance of the message's row from the visible bounds, at least and at most; nil:
  /// unknown.
  func distancesFromView(of table: TableFacts) -> ClosedRange<Int64>? {
    let offset = placeOfRows(table)
    guard !table.rows.doubt.isShaken, offset.isKnown, geometry.size.isKnown, !offset.isAtLimit,
      let path = table.now.path, let place = table.rows.places.place(of: path)
    else { return nil }
    let top = Int64(offset.y)
    let bottom = top + Int64(geometry.size.y)
    let shifts = [0] + shiftsForCarriedRow(of: path, in: table)
    let distances = shifts.map { max(place.top + $0 - bottom, top - place.bottom - $0) }
    guard let least = distances.min(), let most = distances.max() else { return nil }
    return least...most
  }

  /// Returns the offset at a message that may not tell it: a table that nothing has moved is still
  /// where it was.
  func placeOfRows(_ table: TableFacts) -> Place {
    if now.offset.isKnown || !setting.isTable || site.isInNavigation || record.calls.leavesOpen
      || !record.isFromTheStart
    {
      return now.offset
    }
    // In the turn of a call that moves the content the place is told by its didScroll.
    let isJump = program.call.kind == .assign || program.call.kind == .jump
    let isMoving = isJump && turns.call == now.turn && program.call.scrolls == 0
    return isMoving ? .unknown : table.picks.stillness.offset
  }
}

extension TableFacts {
  /// Returns true if a row that is not named is displayed though no cell was made since the last display.
  fileprivate func isDisplayedUnmade(_ watch: Watch) -> Bool {
    watch.hears(.cellForRow) && !rows.setup.fetchesAhead && !watch.record.calls.leavesOpen
      && rows.pass.isWitnessed && !rows.doubt.isChanged && !rows.doubt.mayKeepCells
      && rows.shown.latest == nil && !rows.shown.awaitsUnnamed
  }
}
