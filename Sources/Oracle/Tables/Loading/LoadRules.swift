internal import Traces
internal import Transcripts

/// Rules about how a table loads: counts, heights, cells.
enum LoadRules {
  static let all = [
    sectionsFirst, countsBeforeCells, heightsBeforeCells, estimatesDefer, measuresRows,
    edgesBeforeCells, notByScrolling, contentHeight, rowExists,
  ]

  static let sectionsFirst = Rule(
    "load.sections-first",
    "A load asks how many sections there are before it asks how many rows one has.",
    .sequence,
    catalogue: ["R010"],
    topic: .load,
    check: .ofTable(
      at: [.numberOfRows],
      answer: { table, watch in
        let pass = table.rows.pass
        guard pass.isWitnessed, !pass.hasRows, watch.hears(.numberOfSections) else {
          return .notJudged
        }
        return Answer(pass.hasSections)
      },
      expecting: { _, _ in "numberOfSections before it" }
    ),
    passing: [
      "table=2 sections()=1 rows(0)=2", "log sections()=1 rows(0)=2 sections()=1 rows(0)=2",
    ],
    failing: [
      "table=2 ↓ rows(0)=2 sections()=1",
      "table=0 sections()=1 rows(0)=0 |[] reload ↓ rows(0)=0 sections()=1 |[]",
    ]
  )

  static let countsBeforeCells = Rule(
    "load.counts-before-cells",
    "The rows of a section are counted before a cell or a height of it is asked for.",
    .sequence,
    catalogue: ["R012", "R010"],
    topic: .load,
    check: .ofTable(
      at: [.cellForRow, .heightForRow],
      answer: { table, watch in
        let pass = table.rows.pass
        guard pass.isWitnessed, watch.hears(.numberOfRows),
          watch.now.event == .cellForRow || watch.record.isFromTheStart
        else { return .notJudged }
        // A row that is not named is still a row that nobody has counted.
        if pass.hasSections, !pass.hasRows, !pass.isVague { return .violated }
        // A call of the delegate inside of a reload finds the rows of before.
        let isOfBefore = !pass.hasRows && watch.turns.delegate == watch.now.turn
        if isOfBefore, watch.now.event == .heightForRow { return .notJudged }
        guard !table.rows.doubt.isShaken, let section = table.now.section else { return .notJudged }
        return Answer(pass.hasCounted(section))
      },
      expecting: { table, _ in "numberOfRowsInSection \(table.now.section ?? 0) before it" }
    ),
    passing: [
      "table=1,1 prefetch=no sections()=2 rows(1)=1 rows(0)=1 cell(0-0)=cell-1 willDisplay(cell-1,0-0)"
    ],
    failing: [
      "table=1,1 prefetch=no sections()=2 rows(1)=1 ↓ cell(0-0)=cell-1 willDisplay(cell-1,0-0)",
      "table=1 rowHeights=44 sections()=1 ↓ height(0-0)=44 rows(0)=1",
      "log sections()=1 ↓ cell(0-0)=cell-1",
    ]
  )

  static let heightsBeforeCells = Rule(
    "load.heights-before-cells",
    "Where nothing is estimated, the height of every row is asked for before the first cell.",
    .sequence,
    catalogue: ["R015"],
    topic: .load,
    check: .ofTable(
      at: [.cellForRow, .heightForRow],
      answer: { table, watch in
        let pass = table.rows.pass
        guard pass.isWitnessed, table.rows.setup.estimatesRows == .no,
          watch.hears(.heightForRow), !watch.hasEstimatedHeights
        else { return .notJudged }
        if watch.now.event == .heightForRow {
          // A table that asks at all asks too late where a cell came first.
          return pass.hasCell && !pass.hasHeights && !table.rows.doubt.isChanged
            ? .violated : .notJudged
        }
        guard !pass.hasCell, pass.hasHeights || table.rows.setup.hasRowHeights else {
          return .notJudged
        }
        return Answer(pass.sectionWithoutHeights(table.rows.counts) == nil)
      },
      expecting: { table, watch in
        if watch.now.event == .heightForRow { return "it before the first cellForRowAt" }
        let section = table.rows.pass.sectionWithoutHeights(table.rows.counts) ?? 0
        return "heightForRowAt for every row of section \(section) before it"
      }
    ),
    passing: [
      """
      table=2 rowHeights=44 estimatedRowHeight=0 sections()=1 rows(0)=2 height(0-0)=44 \
      height(0-0)=44 height(0-1)=44 height(0-1)=44 cell(0-0)=cell-1 height(0-0)=44
      """,
      "table=1 rowHeights=44 sections()=1 rows(0)=1 cell(0-0)=cell-1 height(0-0)=44",
    ],
    failing: [
      """
      table=2 rowHeights=44 estimatedRowHeight=0 sections()=1 rows(0)=2 height(0-0)=44 \
      ↓ cell(0-0)=cell-1
      """,
      "table=1 rowHeights=44 estimatedRowHeight=0 sections()=1 rows(0)=1 ↓ cell(0-0)=cell-1",
      "table=2 estimatedRowHeight=0 sections() rows() cell() cell() ↓ height() height()",
    ]
  )

  static let estimatesDefer = Rule(
    "load.estimates-defer-heights",
    "Where heights are estimated, exact ones are asked for when their rows come into view.",
    .response,
    catalogue: ["R018"],
    topic: .load,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, _ in
        let (pass, rows) = (table.rows.pass, table.rows)
        guard pass.isWitnessed, !rows.doubt.isShaken, rows.setup.estimatesRows == .yes,
          pass.hasHeights,
          !pass.isRowSought
        else { return .notJudged }
        // Rows about to be shown may be asked about before their cells, and a few beyond them.
        let few = 32 + 4 * max(rows.shown.most, pass.cellCount)
        return Answer(pass.heightCount <= few)
      },
      found: { table, _ in
        "\(table.rows.pass.heightCount) heights before cell number \(table.rows.pass.cellCount + 1)"
      },
      expecting: { _, _ in "the heights of rows in view alone: the others are estimated" }
    ),
    passing: [
      """
      table=40 rowHeights=44 estimatedRowHeight=40 sections()=1 rows(0)=40 height(0-0)=44 \
      cell(0-0)=cell-1
      """
    ],
    failing: [
      """
      table=40 rowHeights=44 estimatedRowHeight=40 sections()=1 rows(0)=40 \
      \(Example.words(0..<40) { "height(0-\($0))=44" }) ↓ cell(0-0)=cell-1
      """
    ]
  )

  static let measuresRows = Rule(
    "load.measures-rows-in-view",
    "Where heights are estimated, that of a row is asked for before the row is displayed.",
    .response,
    catalogue: ["R018"],
    topic: .load,
    check: .ofTable(
      at: [.willDisplayCell],
      answer: { table, watch in
        let (pass, rows) = (table.rows.pass, table.rows)
        guard pass.isWitnessed, !pass.isVague, !rows.doubt.isShaken,
          rows.setup.estimatesRows == .yes,
          rows.setup.hasRowHeights, watch.hears(.heightForRow), !watch.record.calls.leavesOpen,
          watch.record.isFromTheStart, !watch.hasEstimatedHeights, let path = table.now.path
        else { return .notJudged }
        return Answer(pass.hasMeasured(path))
      },
      expecting: { table, _ in "heightForRowAt of \(Words.row(table.now.path)) before it" }
    ),
    passing: ["table=9 \(measured) height(0-0)=44 willDisplay(cell-1,0-0)"],
    failing: ["table=9 \(measured) ↓ willDisplay(cell-1,0-0)"]
  )

  private static let measured = """
    rowHeights=44 estimatedRowHeight=40 sections()=1 rows(0)=9 cell(0-0)=cell-1
    """

  static let notByScrolling = Rule(
    "load.not-by-scrolling",
    "To scroll asks for no count: the rows that come into view are known.",
    .sequence,
    grade: .should,
    catalogue: ["R743"],
    topic: .load,
    check: .ofTable(
      at: [.numberOfSections, .numberOfRows],
      answer: { table, watch in
        let rows = table.rows
        guard !watch.record.calls.leavesOpen, watch.record.isFromTheStart, rows.pass.hasCell,
          rows.calls.reload == nil, !rows.doubt.isShaken, rows.updates.latest == nil,
          rows.updates.depth == 0, watch.hands.areRecorded
        else { return .notJudged }
        let call = rows.calls.latest.flatMap { $0.turn == watch.now.turn ? $0 : nil }
        let isScrolled =
          call.map { $0.isPlain && $0.name.changes.isSubset(of: [.offset, .row, .rectangle]) }
          ?? (watch.course.wasSurely(in: Phase.dragging | Phase.gliding)
            && watch.turns.call < watch.turns.touchDown)
        return isScrolled && watch.turns.delegate != watch.now.turn ? .violated : .notJudged
      },
      expecting: { _, _ in "nothing: the rows were counted" }
    ),
    passing: ["table=40 \(ReloadRules.oneCellMore) v - B S@10 ^ W F |"],
    failing: [
      "table=40 \(ReloadRules.oneCellMore) v - B S@10 ↓ rows(0)=40 ^ W F |",
      "table=40 \(ReloadRules.oneCellMore) .9 set:14 S@14 ↓ rows(0)=40 |",
    ]
  )

  static let edgesBeforeCells = Rule(
    "load.edges-before-cells",
    "Where nothing is estimated, the heights of headers and footers are asked for before any cell.",
    .sequence,
    catalogue: ["R020"],
    topic: .load,
    check: .ofTable(
      at: [.heightForHeader, .heightForFooter],
      answer: { table, _ in
        let (pass, rows) = (table.rows.pass, table.rows)
        guard pass.isWitnessed, !rows.doubt.isShaken, rows.setup.estimatesEdges == .no,
          let section = table.now.section
        else { return .notJudged }
        return Answer(!pass.hasCell || pass.hasAsked(table.now.event, of: section))
      },
      expecting: { _, watch in "\(watch.now.event.word) before the first cellForRowAt" }
    ),
    passing: [
      "table=1 \(noEstimates) sections()=1 headerHeight(0)=20 rows(0)=1 cell(0-0)=cell-1",
      "table=1 sections()=1 rows(0)=1 cell(0-0)=cell-1 headerHeight(0)=20",
    ],
    failing: ["table=1 \(noEstimates) sections()=1 rows(0)=1 cell(0-0)=cell-1 ↓ headerHeight(0)=20"]
  )

  private static let noEstimates =
    "estimatedSectionHeaderHeight=0 estimatedSectionFooterHeight=0"

  static let contentHeight = Rule(
    "load.content-is-as-high-as-rows",
    "The content is as high as the table's rows, headers and footers together.",
    .rest,
    catalogue: ["R022", "R016", "R033"],
    sources: ["CH", "WO", "R-TVD-old", "BK-15"],
    topic: .load,
    check: .ofTable(
      at: [.shouldHighlightRow, .willSelectRow, .didSelectRow, .final],
      answer: { table, watch in
        guard let total = table.knownTotal(watch), watch.now.known.contains(.contentSize) else {
          return .notJudged
        }
        return Answer(abs(Int64(watch.geometry.content.y) - total) <= Int64(watch.setting.pixel))
      },
      found: { _, watch in "content of height \(Words.decimal(watch.geometry.content.y))" },
      expecting: { table, watch in
        "height \(Words.decimal(table.knownTotal(watch) ?? 0, places: 3)), that of all rows"
      }
    ),
    passing: [
      "table=2 \(twoRows) |[0-0,0-1]#320,88", "table=2 \(estimated) \(twoRows) |[0-0,0-1]@0#320,88",
      "table=8 midway deaf=rows set:176 S@176 |@176#320,396",
    ],
    failing: [
      "table=2 \(twoRows) ↓ |[0-0,0-1]#320,132",
      "table=2 \(twoRows) header(0)=nil title(0)=nil ↓ |[0-0,0-1]#320,89",
      "table=2 \(estimated) \(twoRows) title(0)=nil ↓ |[0-0,0-1]@0#320,108",
      "table=2 deaf=sections rows(0)=2 cell(0-0)=cell-1 ↓ |[0-0,0-1]#320,132",
    ]
  )

  /// In drawings: headers that are estimated, of which there are none (R033).
  private static let estimated = "estimatedSectionHeaderHeight=20"

  static let twoRows = """
    sections()=1 rows(0)=2 cell(0-0)=cell-1 willDisplay(cell-1,0-0) cell(0-1)=cell-2 \
    willDisplay(cell-2,0-1)
    """

  static let rowExists = Rule(
    "row.exists",
    "A row or section that the table asks about, or tells of, is one that its data source has counted.",
    .invariant,
    catalogue: ["R004"],
    topic: .load,
    check: .ofTable(
      at: [
        .numberOfRows, .cellForRow, .titleForHeader, .titleForFooter, .heightForRow,
        .heightForHeader, .heightForFooter, .estimatedHeightForRow, .viewForHeader, .viewForFooter,
        .willDisplayCell, .shouldHighlightRow, .didHighlightRow, .willSelectRow, .didSelectRow,
        .willDeselectRow, .didDeselectRow, .accessoryButtonTapped, .performPrimaryAction,
      ],
      answer: { table, watch in
        guard !table.rows.doubt.isShaken else { return .notJudged }
        if let path = table.now.path { return Answer(table.rows.counts.has(path)) }
        guard let section = table.now.section else { return .notJudged }
        return Answer(table.rows.counts.has(section: section))
      },
      expecting: { table, _ in
        let section = table.now.section ?? 0
        guard table.rows.counts.has(section: section) != .no,
          let count = table.rows.counts.rows(in: section)
        else { return "one of \(table.rows.counts.sections ?? 0) sections" }
        return "one of the \(count) rows of section \(section)"
      }
    ),
    passing: ["table=2 sections()=1 rows(0)=2 cell(0-0)=cell-1", "log didSelect(0-7)"],
    failing: [
      "log sections()=1 rows(0)=2 ↓ didSelect(0-2)", "log sections()=1 ↓ rows(1)=2",
      "log sections()=1 rows(0)=2 ↓ height(0--1)=44",
    ]
  )
}

extension TableFacts {
  /// Returns the height that the content must have, if everything in it is known.
  fileprivate func knownTotal(_ watch: Watch) -> Int64? {
    let places = rows.places
    // A table that has no size shows no headers, and so does not ask how high they are.
    guard !rows.doubt.isShaken, watch.geometry.size.y > 0,
      let total = places.total ?? places.totalInView, total < 900_000_000,
      places.isReliable || isAllInView(watch)
    else { return nil }
    return total
  }

  /// Returns true if all of the content is told to be in view, so that nothing is estimated any more (R018).
  private func isAllInView(_ watch: Watch) -> Bool {
    let (offset, height) = (watch.now.offset, Int64(watch.geometry.size.y))
    guard watch.now.event == .final, offset.isKnown, watch.geometry.size.isKnown,
      offset.y <= 0, Int64(watch.geometry.content.y) <= Int64(offset.y) + height,
      let range = now.state.visibleRows?.range, let sections = rows.counts.sections
    else { return false }
    return rows.counts.count(range)
      == (0..<sections).reduce(0) { $0 + (rows.counts.rows(in: $1) ?? 0) }
  }
}

extension Watch {
  /// True if the delegate may estimate heights row by row.
  var hasEstimatedHeights: Bool {
    setting.declaration.delegate.entries.contains { $0.message == .estimatedHeightForRow }
  }
}

extension Example {
  /// Words with numbers in them, one after the other.
  static func words(_ numbers: Range<Int>, _ word: (Int) -> String) -> String {
    numbers.map { word($0) + " " }.joined()
  }
}
