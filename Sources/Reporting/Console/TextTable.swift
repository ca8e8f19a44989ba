import Traces

/// A table of text: the first column is of words, the others are of numbers, and a last one may be
/// of whatever is left to say.
struct TextTable {
  private var rows: [(cells: [String], last: String)]

  init(_ headings: [String], last: String = "") {
    rows = [(headings, last)]
  }

  mutating func add(_ cells: [String], last: String = "") {
    rows.append((cells, last))
  }

  /// Returns the table, its headings quiet.
  func text(_ style: Style) -> String {
    let widths = rows[0].cells.indices.map { column in
      rows.map { $0.cells[column].count }.max() ?? 0
    }
    var text = ""
    for (index, row) in rows.enumerated() {
      let line = Self.line(row.cells, row.last, widths)
      text += (index == 0 ? style.paint(line, .quiet) : line) + "\n"
    }
    return text
  }

  private static func line(_ cells: [String], _ last: String, _ widths: [Int]) -> String {
    var columns: [String] = []
    for (index, cell) in cells.enumerated() {
      columns.append(
        index == 0 ? cell.padded(to: widths[index]) : cell.aligned(to: widths[index])
      )
    }
    if !last.isEmpty { columns.append(last) }
    return columns.joined(separator: "  ")
  }
}
