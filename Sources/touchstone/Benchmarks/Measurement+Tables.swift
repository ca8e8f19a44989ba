import Foundation
import HeadlessUIKit

extension Measurement {
  /// The measurements of tables of ten million rows.
  static var tables: [Measurement] {
    let count = Benchmark.grouped(Double(LongTable.count))
    return [
      Measurement(
        name: "a table of \(count) rows loaded",
        unit: .microseconds,
        goal: "well under 1,000,000",
        target: 1_000_000
      ) {
        { LongTable(LongRows()).shownRows > 0 ? 1 : 0 }
      },
      Measurement(
        name: "the same with delegated heights",
        unit: .milliseconds,
        goal: "a few thousand",
        countsInstructions: false
      ) {
        { LongTable(LongRowsOfManyHeights()).shownRows > 0 ? 1 : 0 }
      },
      Measurement(name: "places of rows found", goal: "at least 1,000,000", target: 1_000_000) {
        asking(LongTable(LongRowsOfManyHeights()))
      },
      Measurement(name: "rows scrolled with reuse", goal: "at least 1 million", target: 1_000_000) {
        scrolling(LongTable(LongRows()))
      },
      Measurement(
        name: "peak memory after that",
        unit: .megabytes,
        goal: "that of all above as well",
        countsInstructions: false
      ) {
        { Int(Stopwatch.peakMegabytes) }
      },
    ]
  }

  /// Asks where rows are, and which rows are there, all over the table.
  @MainActor private static func asking(_ table: LongTable) -> Body {
    var row = 0
    return {
      for _ in 0..<1000 {
        row = (row + 7_654_321) % LongTable.count
        let path = IndexPath(row: row, section: 0)
        let rect = table.table.rectForRow(at: path)
        precondition(table.table.indexPathForRow(at: CGPoint(x: 1, y: rect.midY)) == path)
      }
      return 2000
    }
  }

  /// Scrolls row by row, with cells that are used again.
  @MainActor private static func scrolling(_ table: LongTable) -> Body {
    var y: CGFloat = 0
    return {
      let before = table.shownRows
      table.scroll(byRows: 1000, from: &y)
      return table.shownRows - before
    }
  }
}
