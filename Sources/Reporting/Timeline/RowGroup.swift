import Traces

/// Rows with which a table does the same.
struct RowGroup {
  /// A deed, and what is answered for every row; nil: not the same for all.
  private struct Deed {
    let deed: RowDeed
    var answer: String?

    var text: String {
      guard let answer else { return deed.word }
      return deed.word + (deed.isQuestion ? ": " : " at ") + answer
    }
  }

  private var rows: [RowPath]
  private var deeds: [Deed]

  /// The number of stretches of rows that are named.
  private static let mostStretches = 3

  /// Returns the groups of a run of messages, in the order of their first rows.
  static func groups(of pieces: [LoadPiece]) -> [RowGroup] {
    var order: [RowPath] = []
    var byRow: [RowPath: [Deed]] = [:]
    for case .row(let deed, let path, let answer) in pieces {
      if byRow[path] == nil { order.append(path) }
      byRow[path, default: []].append(Deed(deed: deed, answer: answer))
    }
    var groups: [RowGroup] = []
    for path in order {
      let deeds = byRow[path] ?? []
      let place = groups.firstIndex { $0.deeds.map(\.deed) == deeds.map(\.deed) }
      if let place {
        groups[place].add(path, deeds)
      } else {
        groups.append(RowGroup(rows: [path], deeds: deeds))
      }
    }
    return groups
  }

  private mutating func add(_ path: RowPath, _ others: [Deed]) {
    rows.append(path)
    for (place, other) in others.enumerated() where deeds[place].answer != other.answer {
      deeds[place].answer = nil
    }
  }

  /// The group in words: `11 rows made and shown, 0-0 to 0-10`.
  var text: String {
    var said = ""
    for (place, deed) in deeds.enumerated() {
      let isLast = place == deeds.count - 1
      if place > 0 { said += isLast && !deed.deed.isQuestion ? " and " : ", " }
      let isAsked = deed.deed.isQuestion && (place == 0 || !deeds[place - 1].deed.isQuestion)
      said += (isAsked ? "asked " : "") + deed.text
    }
    guard rows.count > 1 else { return "row \(rows[0]) \(said)" }
    return "\(rows.count) rows \(said), \(places)"
  }

  /// The rows, told by their stretches.
  private var places: String {
    var stretches: [(first: RowPath, last: RowPath)] = []
    for row in rows {
      if let last = stretches.last?.last, last.section == row.section, last.row &+ 1 == row.row {
        stretches[stretches.count - 1].last = row
      } else {
        stretches.append((row, row))
      }
    }
    let named = stretches.prefix(Self.mostStretches).map { stretch in
      stretch.first == stretch.last ? "\(stretch.first)" : "\(stretch.first) to \(stretch.last)"
    }
    let others = stretches.count - named.count
    return named.joined(separator: ", ") + (others > 0 ? " and others" : "")
  }
}
