internal import Traces
internal import Transcripts

/// Rules about cells that are set up anew without being replaced.
enum ReconfigureRules {
  static let all = [asksExisting, makesNone, keepsCell, preparesNothing]

  static let asksExisting = Rule(
    "reconfigure.asks-for-the-cells",
    "A row that has a cell and is reconfigured is asked for.",
    .response,
    catalogue: ["R670"],
    topic: .cells,
    check: .ofTable(
      at: [.final, .turnEnd],
      answer: { table, watch in
        let calls = table.rows.calls
        guard calls.reconfigure.turn >= 0, watch.hears(.cellForRow), calls.reload == nil,
          table.isDisplayKnown(watch), table.rows.updates.latest == nil, !watch.site.mayBeRemoved,
          table.isOver(since: calls.reconfigure.time, watch)
        else { return .notJudged }
        return Answer(!calls.reconfigure.due.contains(where: table.rows.shown.isShown))
      },
      found: { table, _ in
        let row = table.rows.calls.reconfigure.due.min()
        return "no cellForRowAt of \(Words.row(row)), which was reconfigured"
      },
      expecting: { _, _ in "cellForRowAt for each reconfigured row that has a cell" }
    ),
    passing: ["\(two) reconfigure:0-1 cell(0-1)=cell-2 |[0-0,0-1]"],
    failing: [
      "\(two) reconfigure:0-1 ↓ |[0-0,0-1]", "\(two) reconfigure:0-1 .40 ↓ set:0",
    ]
  )

  static let makesNone = Rule(
    "reconfigure.makes-no-cell",
    "A row that has no cell is not given one by being reconfigured.",
    .invariant,
    catalogue: ["R670"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        let rows = table.rows
        guard let path = table.now.path, rows.calls.reconfigure.turn == watch.now.turn,
          rows.calls.reconfigure.named.contains(path), table.isDisplayKnown(watch),
          watch.turns.delegate != watch.now.turn, rows.updates.latest == nil,
          // A frame that comes so soon that it may be of the turn brings rows of its own.
          watch.now.time >= 0 && rows.calls.reconfigure.time == watch.now.time
            || watch.course.isSurely(in: Phase.atRest) && watch.program.isIdle,
          // Newer systems may have fetched its cell ahead (R540).
          rows.shown.made[path] == nil
        else { return .notJudged }
        return Answer(rows.shown.isShown(path))
      },
      expecting: { _, _ in "nothing: the row has no cell" }
    ),
    passing: ["\(two) reconfigure:0-1 cell(0-1)=cell-2"],
    failing: ["\(two) reconfigure:0-5 ↓ cell(0-5)=cell-3"]
  )

  static let keepsCell = Rule(
    "reconfigure.keeps-the-cell",
    "A reconfigured row is answered with the cell that it has.",
    .invariant,
    catalogue: ["R671"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        let rows = table.rows
        guard let path = table.now.path, rows.calls.reconfigure.due.contains(path),
          table.isDisplayKnown(watch), let cell = table.now.answer?.string,
          // A cell that is not dequeued is the data source's own choice.
          !rows.setup.neverDequeues, ShownCells.identifier(of: cell)?.isEmpty == false,
          let shown = rows.shown.rows[path] ?? nil,
          // So is one of another kind.
          ShownCells.identifier(of: cell) == ShownCells.identifier(of: shown)
        else { return .notJudged }
        return Answer(cell == shown)
      },
      expecting: { table, _ in
        let cell = table.now.path.flatMap { table.rows.shown.rows[$0] ?? nil }
        return "\(cell ?? "the cell"), which the row has"
      }
    ),
    passing: ["\(two) reconfigure:0-1 cell(0-1)=cell-2"],
    failing: ["\(two) reconfigure:0-1 ↓ cell(0-1)=cell-3"]
  )

  static let preparesNothing = Rule(
    "reconfigure.prepares-nothing",
    "A cell that is reconfigured is not prepared for reuse.",
    .invariant,
    catalogue: ["R672", "R053"],
    topic: .cells,
    check: .ofTable(
      at: [.prepareForReuse],
      answer: { table, watch in
        let rows = table.rows
        guard rows.calls.reconfigure.turn == watch.now.turn, table.isDisplayKnown(watch),
          let row = table.now.view.flatMap({ rows.shown.row(of: $0) })
        else { return .notJudged }
        return Answer(!rows.calls.reconfigure.named.contains(row))
      },
      expecting: { _, _ in "nothing: the cell keeps its row" }
    ),
    passing: ["\(two) reconfigure:0-1 cell(0-1)=cell-2"],
    failing: ["\(two) reconfigure:0-1 ↓ prepare(cell-2) cell(0-1)=cell-2"]
  )

  /// In drawings: a table of nine rows that shows two of them, at rest.
  private static let two = "\(PrefetchRules.two) |[0-0,0-1]"
}
