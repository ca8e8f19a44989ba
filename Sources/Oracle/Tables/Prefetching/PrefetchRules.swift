internal import Traces
internal import Transcripts

/// Rules about rows that are announced to a prefetch data source, and taken back.
///
/// The number of announced rows, the moment and the frequency are not judged (R534, R545 to R547).
enum PrefetchRules {
  static let all = [
    nearestFirst, outOfView, rowsExist, onlyIfEnabled, cancelsAnnounced, namesRows, isSent, isAhead,
  ]

  static let nearestFirst = Rule(
    "prefetch.nearest-first",
    "The rows of a prefetch message are ordered by their distance from the view, the nearest first.",
    .invariant,
    catalogue: ["R531"],
    topic: .cells,
    check: .ofTable(
      at: [.prefetchRows],
      answer: { table, watch in
        guard let view = table.rowsInView(watch) else {
          return table.isOrderedFromSomewhere ? .notJudged : .violated
        }
        let below = table.now.paths.filter { $0 > view.upperBound }
        let above = table.now.paths.filter { $0 < view.lowerBound }
        guard below.count > 1 || above.count > 1 else { return .notJudged }
        return Answer(below == below.sorted() && above == above.sorted(by: >))
      },
      expecting: { table, watch in
        guard let view = table.rowsInView(watch) else { return "the nearest row first" }
        let below = table.now.paths.filter { $0 > view.upperBound }
        let above = table.now.paths.filter { $0 < view.lowerBound }
        let rows = below.sorted() + above.sorted(by: >)
        return "the nearest row first: \(rows.map { "\($0)" }.joined(separator: ", "))"
      }
    ),
    passing: [
      "\(two) prefetch(0-2,0-3,0-4)", "\(two) prefetch(0-3)",
      "log prefetch(0-7,0-6)[0-8,0-9]",
    ],
    failing: [
      "\(two) ↓ prefetch(0-3,0-2)", "log ↓ prefetch(0-6,0-7)[0-8,0-9]",
      "log sections()=1 rows(0)=9 willDisplay(a,0-0) ↓ prefetch(0-3,0-2)",
      "log sections()=1 rows(0)=9 ↓ prefetch(0-2,0-7,0-3)",
    ]
  )

  static let outOfView = Rule(
    "prefetch.out-of-view",
    "A row that is announced ahead is not in view at that time.",
    .invariant,
    catalogue: ["R535", "R533"],
    sources: ["R/uitableviewdatasourceprefetching", "LM-19"],
    topic: .cells,
    check: .ofTable(
      at: [.prefetchRows],
      answer: { table, watch in
        guard !table.now.paths.isEmpty else { return .notJudged }
        if let view = table.now.state.visibleRows {
          return Answer(view.range.map { !table.now.paths.contains(where: $0.contains) } ?? true)
        }
        guard table.isDisplayKnown(watch) else { return .notJudged }
        return Answer(!table.now.paths.contains(where: table.rows.shown.isShown))
      },
      expecting: { _, _ in "rows that are out of view" }
    ),
    passing: ["\(two) prefetch(0-2)"],
    failing: [
      "\(two) ↓ prefetch(0-1,0-2)", "log ↓ prefetch(0-9)[0-8,0-9]",
    ]
  )

  static let rowsExist = Rule(
    "prefetch.rows-exist",
    "A row that is announced ahead, or taken back, is one that the data source has counted.",
    .invariant,
    catalogue: ["R532", "R004"],
    topic: .cells,
    check: .ofTable(
      at: [.prefetchRows, .cancelPrefetching],
      answer: { table, _ in
        guard !table.rows.doubt.isShaken, !table.now.paths.isEmpty else { return .notJudged }
        return Answer(all: table.now.paths.map { table.rows.counts.has($0) })
      },
      expecting: { _, _ in "rows that there are" }
    ),
    passing: ["\(two) prefetch(0-8)"],
    failing: ["\(two) ↓ prefetch(0-8,0-9)", "log sections()=1 rows(0)=2 ↓ cancelPrefetch(0-5)"]
  )

  static let onlyIfEnabled = Rule(
    "prefetch.only-if-enabled",
    "A table whose isPrefetchingEnabled is false announces no row.",
    .invariant,
    catalogue: ["R544"],
    topic: .cells,
    check: .ofTable(
      at: [.prefetchRows],
      answer: { table, _ in Answer(table.prefetch.isEnabled) },
      expecting: { _, _ in "nothing: isPrefetchingEnabled is false" }
    ),
    passing: ["\(two) prefetch(0-2)"],
    failing: ["prefetch=no \(two) ↓ prefetch(0-2)"]
  )

  static let cancelsAnnounced = Rule(
    "prefetch.cancels-what-was-announced",
    "A row that is taken back was announced before, and its cell was not asked for since.",
    .sequence,
    catalogue: ["R537", "R536"],
    sources: ["H14"],
    topic: .cells,
    check: .ofTable(
      at: [.cancelPrefetching],
      answer: { table, watch in
        guard !table.rows.doubt.isShaken, !table.now.paths.isEmpty else { return .notJudged }
        return Answer(all: table.now.paths.map { table.prefetch.mayCancel($0) })
      },
      expecting: { table, _ in
        let row = table.now.paths.first { table.prefetch.mayCancel($0) == .no }
        return "no \(Words.row(row)): it does not wait for its cell"
      }
    ),
    passing: [
      "\(two) prefetch(0-2,0-3) cancelPrefetch(0-3)",
      "\(two) prefetch(0-2,0-3) cancelPrefetch(0-3) cancelPrefetch(0-3)",
      "\(two) prefetch(0-2) reload sections()=1 rows(0)=9 cancelPrefetch(0-2)",
    ],
    failing: [
      "\(two) prefetch(0-2) ↓ cancelPrefetch(0-2,0-3)",
      "log sections()=1 rows(0)=9 prefetch(0-2) cell(0-2)=a ↓ cancelPrefetch(0-2)",
    ]
  )

  static let namesRows = Rule(
    "prefetch.names-rows",
    "A message that announces rows or takes them back names at least one.",
    .invariant,
    catalogue: ["R536", "R531"],
    topic: .cells,
    check: .ofTable(
      at: [.prefetchRows, .cancelPrefetching],
      answer: { table, _ in
        if table.now.namesNoRow { return .violated }
        return table.now.paths.isEmpty ? .notJudged : .holds
      },
      found: { table, _ in "\(table.now.words) of no row" },
      expecting: { _, _ in "\(Violation.nothing): there is no row to name" }
    ),
    passing: ["\(two) prefetch(0-2) cancelPrefetch(0-2)"],
    failing: ["\(two) ↓ cancelPrefetch()", "\(two) ↓ prefetch()"]
  )

  static let isSent = Rule(
    "prefetch.is-sent",
    "A table that fingers scroll far announces rows to its prefetch data source.",
    .rest,
    catalogue: ["R532"],
    sources: ["R/uitableviewdatasourceprefetching", "BM-23"],
    topic: .cells,
    check: .ofTable(
      at: [.final],
      answer: { table, _ in
        guard table.prefetch.hasScrolledFar else { return .notJudged }
        return Answer(!table.prefetch.isSilent)
      },
      found: { table, _ in
        "\(table.prefetch.scrolled) rows came into view by fingers, and none was announced"
      },
      expecting: { _, _ in "prefetchRowsAt as the user scrolls" }
    ),
    passing: [
      "\(dragged) prefetch(0-21) ^ |", "\(alone) \(drag) ^ |", "prefetch=no \(dragged) ^ |",
    ],
    failing: ["\(dragged) ^ ↓ |"]
  )

  static let isAhead = Rule(
    "prefetch.is-ahead",
    "As rows come into view at one edge, rows are not announced beyond the other alone.",
    .invariant,
    catalogue: ["R532"],
    sources: ["R/uitableviewdatasourceprefetching", "BM-24"],
    topic: .cells,
    check: .ofTable(
      at: [.prefetchRows],
      answer: { table, watch in
        guard let isDown = table.prefetch.goesDown(in: watch.now.turn), !table.now.paths.isEmpty,
          let view = table.rowsInView(watch)
        else { return .notJudged }
        return Answer(
          table.now.paths.contains { isDown ? $0 > view.lowerBound : $0 < view.upperBound }
        )
      },
      expecting: { table, watch in
        table.prefetch.goesDown(in: watch.now.turn) == true
          ? "rows below, where the content goes" : "rows above, where the content goes"
      }
    ),
    passing: [
      "\(short) prefetch(0-14)[0-2,0-13] ^ |", "\(short) prefetch(0-14,0-1)[0-2,0-13] ^ |",
      "\(short) +44 prefetch(0-0)[0-1,0-12] ^ |",
    ],
    failing: ["\(short) ↓ prefetch(0-1,0-0)[0-2,0-13] ^ |"]
  )

  /// In drawings: a table of nine rows that shows two of them.
  static let two = """
    tall=88 table=9 sections()=1 rows(0)=9 cell(0-0)=cell-1 willDisplay(cell-1,0-0) \
    cell(0-1)=cell-2 willDisplay(cell-2,0-1)
    """

  /// In drawings: a table of forty rows, of which nothing is heard but displays and announcements.
  private static let alone = "table=40 hears=willDisplay,prefetch"

  /// In drawings: a finger that brings ten rows into view, and one that brings three.
  private static let drag = "v:160,470 \(displays(upTo: 20))"
  private static let dragged = "prefetches=yes \(alone) \(drag)"
  private static let short = "prefetches=yes \(alone) v:160,470 \(displays(upTo: 13))"

  private static func displays(upTo last: Int) -> String {
    (11...last).map { "-44 willDisplay(cell-\($0),0-\($0)):td" }.joined(separator: " ")
  }
}

extension TableFacts {
  /// True if there is a view for which the announced rows come the nearest first, wherever it is.
  fileprivate var isOrderedFromSomewhere: Bool {
    let rows = now.paths
    return ([nil] + rows.map(Optional.some)).contains { last in
      let above = rows.filter { row in last.map { row <= $0 } ?? false }
      let below = rows.filter { row in last.map { row > $0 } ?? true }
      return above == above.sorted(by: >) && below == below.sorted()
    }
  }

  /// Returns the rows in view as they are told, or those from the first that is displayed to the
  /// last.
  fileprivate func rowsInView(_ watch: Watch) -> ClosedRange<RowPath>? {
    if let visible = now.state.visibleRows { return visible.range }
    guard isDisplayKnown(watch), let first = rows.shown.rows.keys.min(),
      let last = rows.shown.rows.keys.max()
    else { return nil }
    return first...last
  }
}
