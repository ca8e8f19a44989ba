internal import Traces
internal import Transcripts

/// Rules about cells that are used again.
enum ReuseRules {
  static let all = [
    preparedOnce, preparedAtReuse, withoutIdentifier, ofItsIdentifier, notFromView, fewAreMade,
  ]

  static let preparedOnce = Rule(
    "cell.prepared-once",
    "A pooled cell is prepared for reuse once before it is displayed again, and a new one is not.",
    .sequence,
    catalogue: ["R053"],
    sources: ["H5/UITableViewCell.h", "R/uitableviewcell/prepareforreuse"],
    topic: .cells,
    check: .ofTable(
      at: [.prepareForReuse, .willDisplayCell],
      answer: { table, watch in
        let shown = table.rows.shown
        guard let cell = table.now.view, watch.hears(.prepareForReuse), watch.hears(.cellForRow),
          watch.hears(.willDisplayCell), !table.rows.doubt.isShaken
        else { return .notJudged }
        if watch.now.event == .prepareForReuse {
          if shown.isPrepared(cell) { return .violated }
          guard shown.row(of: cell) == nil else { return .notJudged }
          return Answer(shown.wasPooled(cell))
        }
        guard let path = table.now.path, let made = shown.made[path], made.cell == cell,
          made.wasPooled == .yes, shown.row(of: cell) == nil
        else { return .notJudged }
        return Answer(shown.isPrepared(cell))
      },
      expecting: { table, watch in
        watch.now.event == .willDisplayCell
          ? "prepareForReuse of \(table.now.view ?? "the cell") before it"
          : "nothing: it is not from the pool, or is prepared already"
      }
    ),
    passing: [
      "table=3 \(reuse) cell(0-1)=cell-1 prepare(cell-1) willDisplay(cell-1,0-1)",
      "table=3 \(reuse) prepare(cell-1) cell(0-1)=cell-1 willDisplay(cell-1,0-1)",
    ],
    failing: [
      "table=3 \(reuse) cell(0-1)=cell-1 ↓ willDisplay(cell-1,0-1)",
      "table=3 \(reuse) cell(0-1)=cell-1 prepare(cell-1) ↓ prepare(cell-1) willDisplay(cell-1,0-1)",
      "table=3 sections()=1 rows(0)=3 cell(0-0)=cell-1 ↓ prepare(cell-1) willDisplay(cell-1,0-0)",
    ]
  )

  /// A row is displayed and gone, and its cell in the pool.
  static let reuse = """
    tall=40 sections()=1 rows(0)=3 cell(0-0)=cell-1 willDisplay(cell-1,0-0) set:44 S@44 \
    didEnd(cell-1,0-0)
    """

  static let preparedAtReuse = Rule(
    "cell.prepared-at-reuse",
    "A cell is prepared for reuse as it is handed out, not as it enters the pool.",
    .response,
    catalogue: ["R053"],
    sources: ["H5/UITableViewCell.h", "B-46"],
    topic: .cells,
    check: .ofTable(
      at: [
        .numberOfSections, .numberOfRows, .cellForRow, .willDisplayCell, .didEndDisplayingCell,
        .prepareForReuse, .didScroll, .turnEnd, .pause, .final,
      ],
      answer: { table, watch in
        guard let cell = table.rows.cells.preparedAhead, !table.rows.doubt.isShaken,
          watch.hears(.cellForRow)
        else { return .notJudged }
        guard watch.now.event == .cellForRow else { return .violated }
        guard let other = table.now.answer?.string else { return .notJudged }
        return Answer(other == cell)
      },
      found: { table, watch in
        let what = watch.now.event.isOfTable ? table.now.words : watch.now.event.word
        return "prepareForReuse of \(table.rows.cells.preparedAhead ?? "") and then \(what)"
      },
      expecting: { table, _ in
        "cellForRowAt, answered with \(table.rows.cells.preparedAhead ?? "it")"
      }
    ),
    passing: [
      "table=3 \(reuse) prepare(cell-1) cell(0-1)=cell-1 willDisplay(cell-1,0-1)",
      """
      table=2 inputs=touch deaf=didEnd,sections,rows cell(0-0)=cell-1 willDisplay(cell-1,0-0) \
      cell(0-0)=cell-1 prepare(cell-1) willDisplay(cell-1,0-0)
      """,
    ],
    failing: [
      "table=3 \(reuse) prepare(cell-1) ↓ cell(0-1)=cell-2 willDisplay(cell-2,0-1)",
      """
      bare table=3 tall=40 sections()=1 rows(0)=3 cell(0-0)=cell-1 willDisplay(cell-1,0-0) S@44 \
      didEnd(cell-1,0-0) prepare(cell-1) ↓ S@60 cell(0-1)=cell-1 willDisplay(cell-1,0-1)
      """,
    ]
  )

  static let withoutIdentifier = Rule(
    "cell.without-identifier-is-new",
    "A cell that has no identifier is not pooled: it is neither prepared nor handed out again.",
    .invariant,
    catalogue: ["R054"],
    topic: .cells,
    check: .ofTable(
      at: [.prepareForReuse, .cellForRow],
      answer: { table, watch in
        let cell = watch.now.event == .cellForRow ? table.now.answer?.string : table.now.view
        guard let cell, cell.hasPrefix("-"), !table.rows.setup.identifiers.isEmpty else {
          return .notJudged
        }
        return Answer(watch.now.event == .cellForRow && !table.rows.shown.isPooled(cell))
      },
      expecting: { _, _ in "a new cell" }
    ),
    passing: ["table=1 sections()=1 rows(0)=1 cell(0-0)=-1"],
    failing: [
      """
      table=3 tall=40 identifiers=cell sections()=1 rows(0)=3 cell(0-0)=-1 willDisplay(-1,0-0) \
      set:44 S@44 didEnd(-1,0-0) ↓ cell(0-1)=-1
      """
    ]
  )

  static let ofItsIdentifier = Rule(
    "cell.of-its-identifier",
    "A dequeue hands out a cell of the identifier that was asked for.",
    .invariant,
    catalogue: ["R055", "R284"],
    sources: ["H5/UITableView.h", "S3"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, _ in
        guard let path = table.now.path, let cell = table.now.answer?.string,
          let wish = table.rows.setup.identifier(at: path.row), let wish,
          let found = ShownCells.identifier(of: cell), !found.isEmpty
        else { return .notJudged }
        return Answer(found == wish)
      },
      expecting: { table, _ in
        let wish = table.now.path.flatMap { table.rows.setup.identifier(at: $0.row) }
        return "a cell of identifier \((wish ?? nil) ?? "none")"
      }
    ),
    passing: ["table=2 identifiers=a,b sections()=1 rows(0)=2 cell(0-1)=b-1"],
    failing: [
      "table=2 identifiers=a,b sections()=1 rows(0)=2 ↓ cell(0-1)=a-1",
      "form=TE sections()=1 rows(0)=2 ↓ cell(0-1)=TextDataEntryCell-1",
    ]
  )

  static let notFromView = Rule(
    "cell.not-taken-from-view",
    "A cell that is on the screen is not handed out for another row.",
    .invariant,
    grade: .should,
    catalogue: ["R056"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        let rows = table.rows
        guard let cell = table.now.answer?.string, let path = table.now.path, !rows.doubt.isShaken,
          watch.hears(.didEndDisplayingCell), watch.hears(.willDisplayCell),
          rows.calls.reload == nil,
          // The data source may do more, and take a row from the screen, before it answers.
          !table.picks.isAnswered(.cellForRow)
        else { return .notJudged }
        guard let other = rows.shown.row(of: cell) else { return .holds }
        return Answer(other == path)
      },
      found: { table, _ in
        let row = table.now.answer?.string.flatMap { table.rows.shown.row(of: $0) }
        return "\(table.now.words), the cell of \(Words.row(row))"
      },
      expecting: { _, _ in "a cell that is not displayed" }
    ),
    passing: ["table=2 \(LoadRules.twoRows)"],
    failing: [
      "table=2 sections()=1 rows(0)=2 cell(0-0)=cell-1 willDisplay(cell-1,0-0) ↓ cell(0-1)=cell-1"
    ]
  )

  static let fewAreMade = Rule(
    "cell.few-are-made",
    "Hardly more cells are made than rows are ever in view at once.",
    .rest,
    catalogue: ["R057", "R740"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        let (rows, shown) = (table.rows, table.rows.shown)
        guard rows.setup.isUniform, !rows.setup.neverDequeues, !rows.doubt.isShaken,
          shown.isComplete,
          rows.cells.hasDisplayed, !rows.setup.identifiers.isEmpty, !rows.doubt.mayKeepCells,
          let cell = table.now.answer?.string, shown.wasPooled(cell) == .no,
          shown.row(of: cell) == nil, let identifier = ShownCells.identifier(of: cell),
          // A cell without an identifier is never used again (R054).
          !identifier.isEmpty
        else { return .notJudged }
        // An update may bring more rows into view than there were.
        let isUpdated = rows.updates.isFresh(watch.now.turn)
        let inView = isUpdated ? max(shown.most, shown.rows.count + 1) : shown.most
        let most = rows.setup.fetchesAhead ? 2 * inView + 8 : inView + 2
        return Answer(shown.created(identifier) < most)
      },
      found: { table, _ in
        let cell = table.now.answer?.string ?? ""
        let count = ShownCells.identifier(of: cell).map { table.rows.shown.created($0) } ?? 0
        return "\(cell), one more than \(count), while \(table.rows.shown.most) rows were in view"
      },
      expecting: { _, _ in "a cell that was used before" }
    ),
    passing: ["table=3 \(reuse) cell(0-1)=cell-2 willDisplay(cell-2,0-1)"],
    failing: [
      """
      table=9 prefetch=no tall=40 sections()=1 rows(0)=9 cell(0-0)=cell-1 willDisplay(cell-1,0-0) \
      set:44 S@44 didEnd(cell-1,0-0) cell(0-1)=cell-2 willDisplay(cell-2,0-1) set:88 S@88 \
      didEnd(cell-2,0-1) cell(0-2)=cell-3 willDisplay(cell-3,0-2) set:132 S@132 didEnd(cell-3,0-2) \
      ↓ cell(0-3)=cell-4 willDisplay(cell-4,0-3)
      """
    ]
  )
}
