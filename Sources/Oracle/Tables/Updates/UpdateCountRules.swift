internal import Traces
internal import Transcripts

/// Rules about what a table asks when a block of updates ends, and when.
enum UpdateCountRules {
  static let all = [asksAgain, waitsForTheEnd, emptyAsksNoCell]

  static let asksAgain = Rule(
    "update.asks-again",
    "When a block of updates ends, or a single update comes, its sections are counted again at once.",
    .response,
    catalogue: ["R166", "R165", "R164", "R173"],
    sources: ["G-Edit", "H5/UITableView.h", "L-29", "B-56"],
    topic: .load,
    check: .ofTable(
      at: [.turnEnd, .pause, .final],
      answer: { table, watch in
        guard let update = table.openUpdate(watch), update.shift != nil, !update.changes.isEmpty,
          watch.hears(.numberOfRows), watch.hears(.numberOfSections), !watch.site.mayBeRemoved
        else { return .notJudged }
        return Answer(update.isCounted)
      },
      found: { table, _ in
        let update = table.rows.updates.latest
        guard let section = update?.countedSections.first(where: { update?.rows[$0] == nil }) else {
          return "the update is over, and no numberOfSections came"
        }
        return "the update is over, and no numberOfRowsInSection \(section) came"
      },
      expecting: { _, _ in "the sections that were updated counted again" }
    ),
    passing: [
      "table=2 \(LoadRules.twoRows) |[0-0,0-1] renew:0-1 sections()=1 rows(0)=2 .9",
      "table=0 sections()=1 rows(0)=0 |[] begin insert:0-0 sections:1 end sections()=1 rows(0)=1 .",
    ],
    failing: [
      "table=0 sections()=1 rows(0)=0 |[] sections:1 insert:0-0 ↓ |[]",
      "table=0 sections()=1 rows(0)=0 |[] begin sections:1 insert:0-0 end ↓ |[]",
      "table=5 sections()=1 rows(0)=5 | move:0-0,0-3 ↓ set:0",
      "table=0 sections()=1 rows(0)=0 |[] sections:0,0 insertSections:0 sections()=2 rows(1)=0 ↓ |",
    ]
  )

  static let waitsForTheEnd = Rule(
    "update.waits-for-the-outermost-end",
    "While a block of updates is open nothing is counted for it, also where one inside it ends.",
    .sequence,
    catalogue: ["R164"],
    topic: .load,
    check: .ofTable(
      at: [.numberOfSections, .numberOfRows, .exception],
      answer: { table, watch in
        let (rows, updates) = (table.rows, table.rows.updates)
        guard updates.notedTurn == watch.now.turn, updates.depth > 0, !rows.doubt.isShaken,
          rows.calls.reload == nil, rows.counts.sections != nil,
          watch.turns.delegate != watch.now.turn,
          watch.turns.touch != watch.now.turn, updates.notedTime == watch.now.time
        else { return .notJudged }
        return .violated
      },
      expecting: { _, _ in "nothing before the outermost block ends" }
    ),
    passing: [
      """
      table=2 \(LoadRules.twoRows) |[0-0,0-1] begin begin delete:0-0 end sections:1 end \
      sections()=1 rows(0)=1 didEnd(cell-1,0-0)
      """
    ],
    failing: [
      "table=2 \(LoadRules.twoRows) |[0-0,0-1] begin begin delete:0-0 end ↓ sections()=1 rows(0)=2",
      "table=2 \(LoadRules.twoRows) |[0-0,0-1] begin begin delete:0-0 end ↓ \(Self.raise)",
    ]
  )

  private static let raise = "raises:NSInternalInconsistencyException"

  static let emptyAsksNoCell = Rule(
    "update.empty-asks-no-cell",
    "A block without updates may ask for heights, but for no cell of a row that has one.",
    .response,
    grade: .may,
    catalogue: ["R171"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        guard let update = table.openUpdate(watch), update.changes.isEmpty,
          let path = table.now.path
        else { return .notJudged }
        return Answer(!table.rows.shown.isShown(path))
      },
      expecting: { _, _ in "nothing: the row has its cell" }
    ),
    passing: [
      "table=2 \(LoadRules.twoRows) |[0-0,0-1] begin end sections()=1 rows(0)=2 |[0-0,0-1]"
    ],
    failing: [
      """
      table=2 \(LoadRules.twoRows) |[0-0,0-1] begin end sections()=1 rows(0)=2 ↓ cell(0-0)=cell-3
      """
    ]
  )
}

extension TableFacts {
  /// Returns the update that came in the turn which is being judged, where all was known of the
  /// table.
  func openUpdate(_ watch: Watch) -> RowUpdate? {
    // Asked first: hardly ever an update is open, and all that is known of one is copied.
    guard rows.updates.isDue, let update = rows.updates.latest, update.isTrusted || update.isAbsurd,
      update.includes(watch.now)
    else { return nil }
    return update
  }
}
