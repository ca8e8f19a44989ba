import Mutation

/// A table of what no rule tells: a row a vice and component, a column a set of messages, and the reason.
struct SilenceTable: Equatable {
  private struct Row: Equatable {
    /// `silent/differing`, or `-` where nothing differs.
    var cells: [String]
    var reason: String
  }

  private static let noReason = "?"
  private static let columns = Telling.all.map(\.name)
  private var rows: [[String]: Row] = [:]

  /// Makes the rows that have a silent case.
  init(_ rows: [VicesSweep.Row: [String: VicesSweep.Count]]) {
    for (row, counts) in rows where counts.values.contains(where: { $0.silent > 0 }) {
      let cells = Self.columns.map { column in
        counts[column].map { "\($0.silent)/\($0.differing)" } ?? "-"
      }
      self.rows[[row.vice, row.component]] = Row(cells: cells, reason: Self.noReason)
    }
  }

  /// Reads a table.
  init(text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let halves = line.split(separator: "|", maxSplits: 1)
      let words = halves[0].split(separator: " ").map(String.init)
      let reason = halves.count > 1 ? halves[1].drop { $0 == " " } : ""
      rows[Array(words.prefix(2))] = Row(cells: Array(words.dropFirst(2)), reason: String(reason))
    }
  }

  /// Returns the table as it stands in a file.
  func text(withReasons: Bool = true) -> String {
    let head = ["# vice", "component"] + Self.columns + [withReasons ? "| reason" : "|"]
    let lines =
      [head]
      + sorted.map { key, row in
        key + row.cells + [withReasons ? "| \(row.reason)" : "|"]
      }
    let widths = head.indices.map { place in lines.map { $0[place].count }.max() ?? 0 }
    return lines.map { cells in
      cells.indices.dropLast().map { place in
        cells[place].padding(to: widths[place])
      }
      .joined(separator: " ") + " " + cells[cells.count - 1] + "\n"
    }
    .joined()
  }

  /// The rows that have no reason.
  var unexplained: [String] {
    sorted.filter { ["", Self.noReason].contains($0.row.reason) }.map {
      $0.key.joined(separator: " ")
    }
  }

  /// The table with the reasons of another one.
  func explained(as other: SilenceTable) -> SilenceTable {
    var table = self
    for (key, row) in other.rows { table.rows[key]?.reason = row.reason }
    return table
  }

  /// The cells that another table has otherwise, in the order of the rows.
  func differences(from known: SilenceTable) -> [String] {
    let keys = Set(rows.keys).union(known.rows.keys).sorted { $0.lexicographicallyPrecedes($1) }
    return keys.flatMap { key in
      let (now, before) = (rows[key]?.cells, known.rows[key]?.cells)
      return Self.columns.indices.compactMap { place -> String? in
        let (new, old) = (now?[place] ?? "none", before?[place] ?? "none")
        guard new != old else { return nil }
        return
          "\(key.joined(separator: " ")), \(Self.columns[place]): \(old) were silent, now \(new)"
      }
    }
  }

  private var sorted: [(key: [String], row: Row)] {
    rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ($0.key, $0.value) }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
