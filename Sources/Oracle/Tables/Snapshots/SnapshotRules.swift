internal import Traces
internal import Transcripts

/// Rules about snapshots that are applied to a table.
enum SnapshotRules {
  static let all = [duplicatesRaise, countsAreItsOwn, keepsCells, renewsCells]

  static let duplicatesRaise = Rule(
    "snapshot.duplicates-raise",
    "A snapshot in which an identifier stands twice raises an exception.",
    .response,
    grade: .should,
    catalogue: ["R680"],
    topic: .load,
    demandsException: true,
    check: .ofTable(
      at: [
        .numberOfSections, .numberOfRows, .cellForRow, .willDisplayCell, .didEndDisplayingCell,
        .turnEnd, .pause, .final, .exception,
      ],
      answer: { table, watch in
        guard table.snapshots.duplicate != nil else { return .notJudged }
        return Answer(watch.now.event == .exception)
      },
      found: { table, watch in
        let what = watch.now.event.isOfTable ? table.now.words : watch.now.event.word
        return
          "\(table.snapshots.duplicate ?? "an identifier") twice in a snapshot, and then \(what)"
      },
      expecting: { _, _ in "an exception: identifiers are unique" }
    ),
    passing: ["\(two) |", "\(two) apply:a,a raises:NSInternalInconsistencyException"],
    failing: ["\(two) apply:a,a ↓ |"]
  )

  static let countsAreItsOwn = Rule(
    "snapshot.counts-are-its-own",
    "A diffable data source counts the sections and rows of the snapshot that was applied last.",
    .invariant,
    catalogue: ["R675"],
    topic: .load,
    check: .ofTable(
      at: [.numberOfSections, .numberOfRows],
      answer: { table, watch in
        guard let items = table.snapshots.items, table.snapshots.duplicate == nil,
          watch.now.event.name.map(table.picks.isAnswered) == false, let count = table.now.count
        else { return .notJudged }
        if watch.now.event == .numberOfSections { return Answer(count == items.count) }
        guard let section = table.now.section, let rows = table.snapshots.count(of: section) else {
          return .notJudged
        }
        return Answer(count == rows)
      },
      found: { table, _ in "\(table.now.words), answered with \(table.now.count ?? 0)" },
      expecting: { table, watch in
        let items = table.snapshots.items ?? []
        if watch.now.event == .numberOfSections { return "\(items.count), as in the snapshot" }
        return
          "\(table.now.section.flatMap { table.snapshots.count(of: $0) } ?? 0), as in the snapshot"
      }
    ),
    passing: ["\(two) |"],
    failing: ["\(two) apply:a,b,c sections()=1 ↓ rows(0)=2"]
  )

  static let keepsCells = Rule(
    "snapshot.keeps-cells",
    "An item that stays is not asked for again, unless its snapshot reloads or reconfigures it.",
    .response,
    grade: .should,
    catalogue: ["R679"],
    topic: .cells,
    check: .ofTable(
      at: [.cellForRow],
      answer: { table, watch in
        guard let path = table.now.path, table.snapshots.turn == watch.now.turn,
          table.snapshots.items != nil, watch.hears(.willDisplayCell),
          watch.hears(.didEndDisplayingCell), watch.turns.delegate != watch.now.turn
        else { return .notJudged }
        return Answer(table.snapshots.kept[path] == nil)
      },
      found: { table, _ in
        let item = table.now.path.flatMap { table.snapshots.kept[$0] }
        return "\(table.now.words), which shows \(item ?? "an item") as before"
      },
      expecting: { _, _ in "nothing: the item has its cell" }
    ),
    passing: ["\(two) apply:x,a,b sections()=1 rows(0)=3 cell(0-0)=cell-3"],
    failing: ["\(two) apply:x,a,b sections()=1 rows(0)=3 ↓ cell(0-1)=cell-3"]
  )

  static let renewsCells = Rule(
    "snapshot.renews-cells",
    "An item in view that its snapshot reloads or reconfigures is asked for.",
    .response,
    grade: .should,
    catalogue: ["R679", "R670"],
    sources: ["DiffableDataSources-1", "R/uitableview/reconfigurerows"],
    topic: .cells,
    check: .ofTable(
      at: [.final],
      answer: { table, watch in
        guard table.snapshots.turn >= 0, table.snapshots.items != nil, watch.hears(.cellForRow),
          let visible = table.now.state.visibleRows?.range, !watch.site.mayBeRemoved,
          watch.turns.delegate < table.snapshots.turn
        else { return .notJudged }
        return Answer(!table.snapshots.renewed.keys.contains(where: visible.contains))
      },
      found: { table, _ in
        let item = table.snapshots.renewed.min { $0.key < $1.key }
        return "no cellForRowAt of row \(item.map { "\($0.key)" } ?? ""), \(item?.value ?? "")"
      },
      expecting: { _, _ in "cellForRowAt for each item that is to be set up anew" }
    ),
    passing: [
      "\(two) apply:a,b,!b sections()=1 rows(0)=2 cell(0-1)=cell-2 |[0-0,0-1]",
      "\(two) apply:a,b sections()=1 rows(0)=2 |[0-0,0-1]",
    ],
    failing: ["\(two) apply:a,b,!b sections()=1 rows(0)=2 ↓ |[0-0,0-1]"]
  )

  /// In drawings: a table that shows the items a and b.
  private static let two = """
    diffable=yes table= apply:a,b sections()=1 rows(0)=2 cell(0-0)=cell-1 \
    willDisplay(cell-1,0-0) cell(0-1)=cell-2 willDisplay(cell-2,0-1)
    """
}
