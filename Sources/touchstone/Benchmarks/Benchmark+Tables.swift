import Foundation
import HeadlessUIKit

extension Benchmark {
  /// Measures tables of ten million rows.
  @MainActor func measureTables() {
    let count = Self.grouped(Double(LongTable.count))
    var tables: [LongTable] = []
    let load = Self.time { tables.append(LongTable(LongRows())) }
    report("a table of \(count) rows loaded", load * 1_000_000, "µs", "well under 1,000,000")
    let delegated = Self.time { tables.append(LongTable(LongRowsOfManyHeights())) }
    report("the same with delegated heights", delegated * 1000, "ms", "a few thousand")
    for table in tables.suffix(1) { measureQuestions(table.table) }
    for table in tables.prefix(1) { measureScrolling(table) }
    report("peak memory after that", Self.peakMegabytes, "MB", "that of all above as well")
  }

  /// Asks where rows are, and which rows are there, all over the table.
  @MainActor private func measureQuestions(_ table: UITableView) {
    var asked = 0
    var row = 0
    let elapsed = repeated {
      for _ in 0..<1000 {
        row = (row + 7_654_321) % LongTable.count
        let path = IndexPath(row: row, section: 0)
        let rect = table.rectForRow(at: path)
        precondition(table.indexPathForRow(at: CGPoint(x: 1, y: rect.midY)) == path)
      }
      asked += 2000
    }
    report("places of rows found", Double(asked) / elapsed, "a second", "at least 1,000,000")
  }

  /// Scrolls row by row, with cells that are used again.
  @MainActor private func measureScrolling(_ table: LongTable) {
    var y = 0.0
    let before = table.shownRows
    let elapsed = repeated {
      for _ in 0..<1000 {
        y += LongRows.height
        table.scroll(to: y)
      }
    }
    report(
      "rows scrolled with reuse",
      Double(table.shownRows - before) / elapsed,
      "a second",
      "at least 1 million"
    )
  }
}
