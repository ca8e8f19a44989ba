internal import Traces
internal import Transcripts

/// Rules about the cells of rows that come, go, are reloaded or stay (R162, R168–R170, R172).
enum UpdatedRowRules {
  static let all = [
    readsPlaces, reloadsOnlyThose, asksReloaded, keepsCells, showsInserted, endsGone,
    selectionExists, selectionFollows,
  ]

  static let readsPlaces = Rule(
    "update.inserts-by-new-places",
    "An inserted row is asked for at its place after the block, not at one counted before deletions.",
    .invariant,
    catalogue: ["R162", "R163"],
    sources: ["G-Edit", "B-85"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        guard let path = table.now.path, table.rows.keepsCell(of: path, watch) else {
          return .notJudged
        }
        let isMisread = table.openUpdate(watch)?.shift?.misreadInsertions.contains(path) ?? false
        return isMisread ? .violated : .notJudged
      },
      expecting: { table, watch in
        let rows = table.openUpdate(watch)?.changes.rows.inserted.sorted() ?? []
        return "cells for the inserted rows: \(Words.rows(rows))"
      }
    ),
    passing: ["\(block) cell(0-0)=n cell(0-3)=o cell(0-5)=p"],
    failing: ["\(block) cell(0-0)=n ↓ cell(0-2)=o"]
  )

  private static let block = """
    table=5 sections()=1 rows(0)=5 \
    \(Example.words(0..<5) { "cell(0-\($0))=cell-\($0) willDisplay(cell-\($0),0-\($0))" }) \
    | sections:6 begin insert:0-0,0-3,0-5 delete:0-2,0-4 end sections()=1 rows(0)=6
    """

  static let reloadsOnlyThose = Rule(
    "update.reloads-only-those-rows",
    "When rows are reloaded no other row that is in view is asked for.",
    .response,
    catalogue: ["R168"],
    sources: ["G-Edit", "B-55"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        guard let path = table.now.path, let update = table.openUpdate(watch),
          update.changes.reloadsOnly
        else { return .notJudged }
        return Answer(!table.rows.keepsCell(of: path, watch))
      },
      expecting: { table, _ in
        let rows = table.rows.updates.latest?.changes.rows.reloaded.sorted() ?? []
        return "cells for the reloaded rows alone: \(Words.rows(rows))"
      }
    ),
    passing: ["\(two) renew:0-1 sections()=1 rows(0)=2 cell(0-1)=cell-3"],
    failing: ["\(two) renew:0-1 sections()=1 rows(0)=2 ↓ cell(0-0)=cell-3"]
  )

  private static let two = "table=2 \(LoadRules.twoRows) |[0-0,0-1]"

  static let asksReloaded = Rule(
    "update.asks-for-reloaded-rows",
    "A row that is reloaded in view is given a new cell.",
    .response,
    catalogue: ["R168", "R166"],
    topic: .cells,
    check: .ofTable(
      at: [.final, .turnEnd],
      answer: { table, watch in
        guard let update = table.settledUpdate(watch), update.hasDue,
          !table.isMovedSince(update), watch.hears(.cellForRow),
          watch.hears(.willDisplayCell)
        else { return .notJudged }
        guard let visible = table.rowsTold(watch) else {
          return update.changes.reloadsOnly && !update.wasAsked ? .violated : .notJudged
        }
        guard let range = visible.range else { return .notJudged }
        return Answer(!update.due.contains(where: range.contains))
      },
      found: { table, _ in
        let row = table.rows.updates.latest?.due.min()
        return "no cellForRowAt of \(Words.row(row)), which was reloaded"
      },
      expecting: { _, _ in "cellForRowAt for each reloaded row in view" }
    ),
    passing: [
      """
      \(two) renew:0-1 sections()=1 rows(0)=2 cell(0-1)=cell-3 willDisplay(cell-3,0-1) \
      didEnd(cell-2,0-1) |[0-0,0-1]
      """
    ],
    failing: [
      "\(two) renew:0-1 sections()=1 rows(0)=2 ↓ |[0-0,0-1]",
      "\(two) renew:0-1 sections()=1 rows(0)=2 ↓ |",
      "\(two) renew:0-1 sections()=1 rows(0)=2 .40 ↓ set:0",
    ]
  )

  static let keepsCells = Rule(
    "update.keeps-cells",
    "A row in view that no update names keeps its cell, under its new path.",
    .response,
    grade: .should,
    catalogue: ["R169"],
    sources: ["B-33", "B-55"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        guard let path = table.now.path, let update = table.openUpdate(watch), update.shift != nil,
          !update.changes.reloadsOnly, !update.changes.isEmpty,
          // A row that has left unheard has no cell to keep.
          watch.hears(.didEndDisplayingCell)
        else { return .notJudged }
        return Answer(!table.rows.keepsCell(of: path, watch))
      },
      found: { table, _ in
        let old = table.now.path.flatMap { table.rows.updates.latest?.shift?.keptRow(at: $0) }
        return "\(table.now.words), which was \(Words.row(old))"
      },
      expecting: { _, _ in "nothing: the row has its cell" }
    ),
    passing: [
      "\(two) sections:3 insert:0-0 sections()=1 rows(0)=3 cell(0-0)=cell-3 willDisplay(cell-3,0-0)"
    ],
    failing: ["\(two) sections:3 insert:0-0 sections()=1 rows(0)=3 ↓ cell(0-1)=cell-3"]
  )

  static let showsInserted = Rule(
    "update.shows-inserted-rows",
    "An inserted row that is in view has been given a cell, and that has been displayed.",
    .rest,
    grade: .should,
    catalogue: ["R170", "R166", "R163"],
    sources: ["ASDK-1058", "B-19"],
    topic: .display,
    check: .ofTable(
      at: [.final, .turnEnd],
      answer: { table, watch in
        // A reload shows what the data have by then.
        let rows = table.insertedRows(watch)
        guard !rows.isEmpty, watch.isJudgedForCover(table) else { return .notJudged }
        if let row = watch.rowMissingAtEdge(of: table), rows.contains(row) { return .violated }
        guard let range = table.rowsSurelyInView(watch) else { return .notJudged }
        // Later data may have fewer rows.
        let inserted = rows.filter { range.contains($0) && table.rows.counts.has($0) != .no }
        return inserted.isEmpty
          ? .notJudged : Answer(inserted.allSatisfy(table.rows.shown.isShown))
      },
      found: { table, watch in
        let row = table.insertedRows(watch).filter { !table.rows.shown.isShown($0) }.min()
        return "no willDisplay of \(Words.row(row)), which was inserted"
      },
      expecting: { _, _ in "cellForRowAt and willDisplay for each inserted row in view" }
    ),
    passing: [
      """
      \(two) sections:3 insert:0-2 sections()=1 rows(0)=3 cell(0-2)=cell-3 willDisplay(cell-3,0-2) \
      |[0-0,0-2]
      """
    ],
    failing: [
      "\(two) sections:3 insert:0-1 sections()=1 rows(0)=3 ↓ |",
      "\(two) sections:3 insert:0-1 sections()=1 rows(0)=3 .40 ↓ set:0",
    ]
  )

  static let endsGone = Rule(
    "update.ends-display-of-gone-rows",
    "The display of a row ends that an update has taken away, or whose cell it has had replaced.",
    .response,
    grade: .should,
    catalogue: ["R170", "R005"],
    sources: ["ASDK-1058", "B-20"],
    topic: .display,
    check: .ofTable(
      at: [.final, .turnEnd],
      answer: { table, watch in
        let isUpdated = table.settledUpdate(watch).map { !$0.changes.isEmpty } ?? false
        guard isUpdated || table.hasSettledSnapshot(watch), !watch.site.mayBeRemoved,
          !table.rows.doubt.mayKeepCells, watch.hears(.didEndDisplayingCell),
          watch.hears(.willDisplayCell)
        else { return .notJudged }
        return Answer(table.rows.shown.leaving.isEmpty)
      },
      found: { table, _ in
        let row = table.rows.shown.leaving.map(\.path).min()
        return "no didEndDisplaying of what was \(Words.row(row))"
      },
      expecting: { _, _ in "didEndDisplaying for each row that is gone, under its old path" }
    ),
    passing: [
      "\(two) sections:1 delete:0-0 sections()=1 rows(0)=1 didEnd(cell-1,0-0) |[0-0,0-0]"
    ],
    failing: [
      "\(two) sections:1 delete:0-0 sections()=1 rows(0)=1 ↓ |[0-0,0-0]",
      "\(two) sections:1 delete:0-0 sections()=1 rows(0)=1 .40 ↓ set:0",
    ]
  )

  static let selectionExists = Rule(
    "update.selected-rows-exist",
    "A row that is selected at rest is one that the data source has counted.",
    .invariant,
    catalogue: ["R004", "R172"],
    topic: .selection,
    check: .ofTable(
      at: [.final],
      answer: { table, _ in
        guard let told = table.now.selectedRows, !told.isEmpty, !table.rows.doubt.isShaken,
          table.rows.updates.latest != nil
        else { return .notJudged }
        return Answer(all: told.map { table.rows.counts.has($0) })
      },
      found: { table, _ in "rows selected: \(words(table.now.selectedRows))" },
      expecting: { _, _ in "rows that there are" }
    ),
    passing: [
      "table=5 sections()=1 rows(0)=5 select:0-4 sections:4 delete:0-4 sections()=1 rows(0)=4 |{}"
    ],
    failing: [
      "table=5 sections()=1 rows(0)=5 select:0-4 sections:4 delete:0-4 sections()=1 rows(0)=4 ↓ |{0-4}"
    ]
  )

  private static func words(_ rows: [RowPath]?) -> String {
    (rows ?? []).map { "\($0)" }.joined(separator: ", ")
  }

  static let selectionFollows = Rule(
    "update.selection-follows-its-row",
    "A selected row stays selected under its new path, and one that is gone is selected no more.",
    .invariant,
    grade: .may,
    catalogue: ["R172"],
    sources: ["B-55"],
    topic: .selection,
    check: Tap.question(
      at: [.shouldHighlightRow, .didHighlightRow, .final],
      answer: { tap throws(Lack) in
        guard let reading = try tap.reading(after: .update) else { return .notJudged }
        try tap.hearSelection()
        try tap.need(tap.areFingersRecorded, .touches)
        try tap.knowCalls()
        return Answer(reading.isRight)
      },
      found: { $0.wordsOfSelection },
      expecting: { tap in tap.wordsExpected ?? "" }
    ),
    passing: [
      "table=5 sections()=1 rows(0)=5 select:0-2 sections:6 insert:0-0 sections()=1 rows(0)=6 |{0-3}",
      "table=5 sections()=1 rows(0)=5 select:0-2 sections:4 delete:0-2 sections()=1 rows(0)=4 |{}",
    ],
    failing: [
      "table=5 sections()=1 rows(0)=5 select:0-2 sections:6 insert:0-0 sections()=1 rows(0)=6 ↓ |{0-2}",
      "table=5 sections()=1 rows(0)=5 select:0-2 sections:4 delete:0-2 sections()=1 rows(0)=4 ↓ |{0-2}",
    ]
  )
}

extension RowFacts {
  /// Returns true if a row has kept its cell through the update of this turn.
  func keepsCell(of path: RowPath, _ watch: Watch) -> Bool {
    // If nobody hears cells go, a scroll may have taken them away. So may a row above that counts
    // with its estimate again.
    let areHeightsPlain =
      !watch.hasEstimates && (setup.estimatesRows == .no || setup.isUniform)
    let isInView =
      watch.hears(.didEndDisplayingCell)
      || (watch.hears(.didScroll) && !pass.hasScrolled && areHeightsPlain)
    guard let update = updates.latest, update.isTrusted, update.turn == watch.now.turn,
      let shift = update.shift, shift.keptRow(at: path) != nil, isInView,
      // A row that is set up anew keeps its cell, and is asked for.
      !calls.reconfigure.isAsked(path)
    else { return false }
    return shown.isShown(path)
  }
}

extension TableFacts {
  /// Returns the rows in view as they are told, or those from the first that is displayed to the last.
  fileprivate func rowsSurelyInView(_ watch: Watch) -> ClosedRange<RowPath>? {
    if let visible = rowsTold(watch) { return visible.range }
    guard let first = rows.shown.rows.keys.min(), let last = rows.shown.rows.keys.max() else {
      return nil
    }
    return first...last
  }

  /// Returns true if a finger has moved a row since, so that rows have other paths than the update
  /// gave them.
  fileprivate func isMovedSince(_ update: RowUpdate) -> Bool {
    rows.updates.movedTurn >= update.turn
  }

  /// Returns the rows that the latest update or snapshot has inserted, once everything has come of it.
  fileprivate func insertedRows(_ watch: Watch) -> Set<RowPath> {
    if let update = settledUpdate(watch) {
      return isMovedSince(update) ? [] : Set(update.changes.rows.inserted)
    }
    return hasSettledSnapshot(watch) ? Set(snapshots.changes?.rows.inserted ?? []) : []
  }

  /// Returns true if everything has come by now of a snapshot that was followed row by row.
  func hasSettledSnapshot(_ watch: Watch) -> Bool {
    snapshots.changes != nil && rows.updates.latest == nil && !rows.doubt.isShaken
      && rows.calls.reload == nil && isOver(since: snapshots.time, watch)
  }

  /// Returns the latest update, of which everything has come by now.
  func settledUpdate(_ watch: Watch) -> RowUpdate? {
    guard let update = rows.updates.latest, update.isTrusted, update.shift != nil,
      !rows.doubt.isShaken,
      update.invalidSection == nil, !update.isReloadedSince, !watch.record.calls.leavesOpen,
      isOver(since: update.time, watch)
    else { return nil }
    return update
  }
}
