internal import Traces
internal import Transcripts

/// Rules about what a reload asks anew, and what it keeps.
enum ReloadRules {
  static let all = [
    asksAgain, newRows, keepsOffset, emptiesSelection, deselectsSilently, endsDisplay, titlesAlone,
    titlesAnew, queryAsksNothing,
  ]

  static let asksAgain = Rule(
    "reload.asks-again",
    "After reloadData rows are counted again, and cells made for those in view, no later than at the next layout.",
    .response,
    catalogue: ["R023", "R070"],
    topic: .load,
    check: .ofTable(
      at: [.final, .turnEnd],
      answer: { table, watch in
        let rows = table.rows
        guard let reload = rows.calls.reload, !rows.doubt.isShaken, watch.hears(.numberOfRows),
          watch.hears(.numberOfSections), rows.counts.sections != nil
        else { return .notJudged }
        if watch.now.event == .turnEnd {
          // The next layout is the next frame's.
          guard reload.time >= 0, watch.now.time - reload.time > 3_000_000 / watch.setting.rate,
            !watch.setting.hasDroppedFrames, !watch.site.mayBeRemoved
          else { return .notJudged }
        }
        if watch.site.mayBeRemoved { return .notJudged }
        // A table without sections has no rows to count.
        let isEmpty = rows.counts.sections == 0 || rows.updates.latest != nil
        guard rows.pass.hasSections, rows.pass.hasRows || isEmpty else { return .violated }
        return Answer(rows.pass.hasCell || isEmpty || !table.mustMakeCell(watch))
      },
      found: { table, _ in
        table.rows.pass.hasRows
          ? "no cellForRowAt since reloadData" : "no numberOfRowsInSection since reloadData"
      },
      expecting: { _, _ in "the sections and rows counted again, and cells made for those in view" }
    ),
    passing: [
      "table=0 sections()=1 rows(0)=0 |[] reload sections()=1 rows(0)=0 |[]",
      "table=9 tall=100 unheard=S sections()=1 rows(0)=9 cell(0-0)=a | sections:0 reload sections()=1 rows(0)=0 .9 set:0",
    ],
    failing: [
      "table=0 sections()=1 rows(0)=0 |[] reload ↓ |[]",
      "table=0 sections()=1 rows(0)=0 |[] reload .9 ↓ set:0 |[]",
      "table=9 tall=100 sections()=1 rows(0)=9 cell(0-0)=a |@0 reload sections()=1 rows(0)=9 ↓ |@0",
    ]
  )

  static let newRows = Rule(
    "reload.shows-new-rows",
    "The rows in view are rows of the data as it was counted last.",
    .invariant,
    grade: .should,
    catalogue: ["R024"],
    topic: .display,
    check: .ofTable(
      at: [.willDisplayCell, .final],
      answer: { table, _ in
        guard !table.rows.doubt.isShaken, let range = table.now.state.visibleRows?.range else {
          return .notJudged
        }
        return Answer(table.rows.counts.has(range.upperBound))
      },
      found: { table, _ in
        "row \(table.now.state.visibleRows?.range.map { "\($0.upperBound)" } ?? "") in view"
      },
      expecting: { _, _ in "rows that there are" }
    ),
    passing: ["table=2 \(LoadRules.twoRows) |[0-0,0-1]"],
    failing: ["table=2 sections()=1 rows(0)=2 cell(0-0)=cell-1 ↓ willDisplay(cell-1,0-0)[0-0,0-2]"]
  )

  static let keepsOffset = Rule(
    "reload.keeps-the-offset",
    "A reload leaves the offset alone, unless the content has become too short for it.",
    .response,
    catalogue: ["R038"],
    topic: .load,
    check: .ofTable(
      at: [.didScroll, .final],
      answer: { table, watch in
        guard let expected = watch.offsetAfterReload(table) else { return .notJudged }
        if watch.now.event == .didScroll {
          guard let reload = table.rows.calls.reload, reload.turn == watch.now.turn,
            watch.turns.touch != watch.now.turn, reload.isAtRest, reload.offset.y == expected
          else { return .notJudged }
          // Content that stays is told by no message at all.
          if !watch.now.offset.isKnown { return .violated }
        }
        guard watch.now.offset.isKnown else { return .notJudged }
        return Answer(abs(watch.now.offset.y - expected) <= watch.setting.pixel)
      },
      found: { _, watch in "offset \(watch.now.offset.text)" },
      expecting: { table, watch in
        "y \(Words.decimal(watch.offsetAfterReload(table) ?? 0)), as before the reload"
      }
    ),
    passing: [
      "table=20 tall=100 at=88 \(oneCell) |@88#320,880 reload \(oneCell) |@88#320,880",
      "table=20 tall=100 at=88 inputs=call \(oneCell) |@88#320,880 reload \(oneCell) .9 B S@66 W F |@66#320,880",
    ],
    failing: [
      "table=20 tall=100 at=88 \(oneCell) |@88#320,880 reload \(oneCell) ↓ S@0 |@0#320,880"
    ]
  )

  private static let oneCell = "sections()=1 rows(0)=20 cell(0-2)=cell-1"

  static let emptiesSelection = Rule(
    "reload.empties-the-selection",
    "After a reload nothing is selected.",
    .response,
    catalogue: ["R039"],
    topic: .load,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard let reload = table.rows.calls.reload, reload.isUndisturbed,
          !reload.isSelectedSince, !watch.mayPickUnseen, !table.rows.doubt.isShaken,
          watch.turns.delegate < reload.turn, let rows = table.now.selectedRows
        else { return .notJudged }
        return Answer(rows.isEmpty)
      },
      found: { table, _ in
        "rows selected: "
          + (table.now.selectedRows ?? []).map { "\($0)" }.joined(separator: ", ")
      },
      expecting: { _, _ in "no row selected" }
    ),
    passing: [
      "table=0 sections()=1 rows(0)=0 |{} reload sections()=1 rows(0)=0 |{}",
      "table=2 inputs=call hears=changed reload .9 changed() |{0-1}",
    ],
    failing: [
      "table=2 deaf=cell sections()=1 rows(0)=2 select:0-1 |{0-1} reload sections()=1 rows(0)=2 ↓ |{0-1}"
    ]
  )

  static let deselectsSilently = Rule(
    "reload.deselects-silently",
    "A selection that a reload takes away is not told as a deselection.",
    .response,
    grade: .may,
    catalogue: ["R040"],
    topic: .selection,
    check: .ofTable(
      at: [.willDeselectRow, .didDeselectRow],
      answer: { table, watch in
        guard let reload = table.rows.calls.reload, reload.turn == watch.now.turn else {
          return .notJudged
        }
        return Answer(reload.isUndisturbed == false || watch.turns.delegate == watch.now.turn)
      },
      expecting: { _, _ in "nothing: a reload deselects silently" }
    ),
    passing: [
      "table=2 deaf=cell sections()=1 rows(0)=2 select:0-1 |{0-1} reload sections()=1 rows(0)=2 |{}"
    ],
    failing: ["table=20 \(oneCell) select:0-1 |{0-1} reload ↓ willDeselect(0-1)=0-1 \(oneCell) |{}"]
  )

  static let endsDisplay = Rule(
    "reload.ends-display",
    "A reload ends the display of the cells that were on the screen.",
    .response,
    catalogue: ["R041"],
    topic: .display,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard let reload = table.rows.calls.reload, reload.isUndisturbed,
          !table.rows.doubt.isShaken,
          !watch.site.mayBeRemoved, !table.rows.doubt.mayKeepCells,
          watch.hears(.didEndDisplayingCell),
          watch.hears(.willDisplayCell), table.rows.pass.hasRows
        else { return .notJudged }
        return Answer(table.rows.shown.old.isEmpty)
      },
      found: { table, _ in
        let rows = table.rows.shown.old.keys.sorted()
        return "no didEndDisplaying of \(Words.row(rows.first))"
      },
      expecting: { _, _ in "didEndDisplaying for each cell that was on the screen" }
    ),
    passing: [
      """
      table=1 prefetch=no \(oneRow) |[0-0,0-0] reload didEnd(cell-1,0-0) sections()=1 rows(0)=0 \
      |[]
      """
    ],
    failing: ["table=1 prefetch=no \(oneRow) |[0-0,0-0] reload sections()=1 rows(0)=0 ↓ |"]
  )

  static let oneCellMore =
    "tall=30 sections()=1 rows(0)=40 cell(0-0)=cell-1 willDisplay(cell-1,0-0)"

  static let oneRow = "sections()=1 rows(0)=1 cell(0-0)=cell-1 willDisplay(cell-1,0-0)"

  static let titlesAlone = Rule(
    "reload.titles-alone",
    "reloadSectionIndexTitles asks for the index titles, and about nothing else.",
    .response,
    catalogue: ["R043"],
    topic: .load,
    check: .ofTable(
      at: [
        .numberOfSections, .numberOfRows, .cellForRow, .heightForRow, .titleForHeader,
        .titleForFooter,
      ],
      answer: { table, watch in
        guard let call = table.rows.calls.latest, call.kind == .reloadTitles, call.isPlain,
          call.isSettled,
          // A frame at the same instant may bring rows in.
          call.isAtRest, call.isFirst, call.turn == watch.now.turn,
          watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing but the index titles" }
    ),
    passing: ["table=0 sections()=1 rows(0)=0 |[] titles index()=nil |[]"],
    failing: ["table=0 sections()=1 rows(0)=0 |[] titles ↓ sections()=1 |[]"]
  )

  static let titlesAnew = Rule(
    "reload.titles-anew",
    "reloadSectionIndexTitles asks for the index titles in its turn.",
    .response,
    catalogue: ["R043"],
    topic: .load,
    check: .ofTable(
      at: [.turnEnd, .pause, .final],
      answer: { table, watch in
        guard table.rows.areTitlesDue, watch.hears(.sectionIndexTitles), table.rows.hasTitles,
          table.rows.setup.hasIndexTitles, !table.rows.doubt.isShaken, !watch.site.mayBeRemoved
        else { return .notJudged }
        return .violated
      },
      found: { _, _ in "the turn is over, and no sectionIndexTitles" },
      expecting: { _, _ in "sectionIndexTitles" }
    ),
    passing: [
      "table=0 sectionIndexTitles=A index()=nil sections()=1 rows(0)=0 |[] titles index()=nil |[]"
    ],
    failing: ["table=0 sectionIndexTitles=A index()=nil sections()=1 rows(0)=0 |[] titles ↓ |[]"]
  )

  static let queryAsksNothing = Rule(
    "cell.query-asks-nothing",
    "A program that asks the table for a cell does not make it ask its data source.",
    .response,
    catalogue: ["R044"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow, .numberOfSections, .numberOfRows],
      answer: { table, watch in
        guard let call = table.rows.calls.aside, call.kind == .query, call.isPlain, call.isSettled,
          call.isAtRest, call.turn == watch.now.turn, watch.turns.call == watch.now.turn,
          watch.turns.touch != watch.now.turn, watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        // A log of a wall clock may have a frame in the same turn.
        return watch.course.isSurely(in: Phase.atRest) && watch.program.isIdle
          // Rows that turn out other than estimated may take more than one turn to settle.
          && !(watch.hasEstimates
            && watch.content.measured.mayHaveChanged(since: watch.now.turn - 1))
          ? .violated : .notJudged
      },
      expecting: { _, _ in "nothing: the table has the cell, or answers with nil" }
    ),
    passing: ["table=1 \(oneRow) |[0-0,0-0] query:0-0 |[0-0,0-0]"],
    failing: [
      "table=1 \(oneRow) |[0-0,0-0] query:0-1 ↓ cell(0-0)=cell-2 willDisplay(cell-2,0-0)",
      "table=1 \(oneRow) |[0-0,0-0] query:0-1 ↓ rows(0)=1",
    ]
  )
}

extension Watch {
  /// Returns the offset at which a reload must leave the content, if nothing else has moved it.
  func offsetAfterReload(_ table: TableFacts) -> Int32? {
    guard let reload = table.rows.calls.reload, reload.isUndisturbed, reload.offset.isKnown,
      !table.rows.doubt.isShaken, geometry.isScrollEnabled, geometry.isRangeKnown,
      turns.delegate < reload.turn, !reload.offset.isAtLimit, hands.down == 0,
      hands.areRecorded || hears(.willBeginDragging),
      // The heights that rows count with until they are shown may be too short for the offset.
      table.rows.setup.estimatesRows == .no
        || (table.rows.setup.estimatesRows == .yes && !table.rows.pass.hasHeights
          && setting.declaration.config[.estimatedRowHeight] == nil
          && !table.picks.isAnswered(.estimatedHeightForRow))
    else { return nil }
    // The content as estimated in between was too short for the offset, and has grown since.
    if let least = reload.leastRoom, geometry.most.y > least { return nil }
    // Content that rested past an edge may come back.
    guard reload.offset.y >= geometry.least.y,
      reload.isInside || reload.offset.y <= geometry.most.y
    else { return nil }
    return min(reload.offset.y, max(geometry.most.y, geometry.least.y))
  }
}

extension TableFacts {
  /// Returns true if rows are in view for certain, and their cells could be heard of.
  fileprivate func mustMakeCell(_ watch: Watch) -> Bool {
    let offset = watch.placeOfRows(self)
    guard watch.hears(.cellForRow), offset.isKnown, watch.geometry.size.y > 1000, !rows.hasEdges,
      !rows.doubt.hasFlatRows
    else { return false }
    // Rows that were just counted are not laid out yet: the places are those of before.
    guard let row = rows.places.row(at: Int64(offset.y) + 500) else { return false }
    return rows.counts.has(row) == .yes
  }
}
