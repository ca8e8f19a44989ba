public import Conformance
import Foundation

/// The shadow of an earlier audit, as it was read from a file.
public struct ShadowFile: Sendable {
  /// A verdict that is another one now.
  public struct Change: Hashable, Sendable {
    /// The row as it is now.
    public var row: Shadow.Row
    /// The column; nil: the fates are the same, and other rules tell.
    public var column: String?
    /// The fate before, in a word; empty where only the rules differ.
    public var before: String
    /// The fate now, in a word; empty where only the rules differ.
    public var now: String
  }

  /// The comparison of a shadow with an earlier one.
  public struct Comparison: Sendable {
    /// The verdicts that changed, in the order of the traces.
    public var changes: [Change] = []
    /// The number of mutants that are new.
    public var new = 0
    /// The number of mutants that are gone.
    public var gone = 0
  }

  /// The first word of a file.
  static let mark = "touchstone-shadow-1"

  private let columns: [String]
  private var rows: [UInt64: (fates: [Character], rules: UInt64)] = [:]

  /// Reads a file as `touchstone audit --shadow` writes it.
  ///
  /// - Throws: `FileMistake` for a file that cannot be read, or is no shadow.
  public init(_ path: String) throws(FileMistake) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileMistake(unreadable: path)
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let head = lines.first?.split(separator: " ").map(String.init) ?? []
    guard head.first == Self.mark else {
      throw FileMistake(
        "\(path):1: no shadow; expected a file that `audit --shadow` has written"
      )
    }
    columns = Array(head.dropFirst())
    for (index, line) in lines.enumerated().dropFirst() {
      let words = line.split(separator: " ")
      guard words.count == 3, let key = UInt64(words[0], radix: 16),
        let rules = UInt64(words[2], radix: 16), words[1].count == columns.count
      else {
        throw FileMistake(
          "\(path):\(index + 1): no row of a shadow; expected a hash,"
            + " \(columns.count) letters and a hash"
        )
      }
      rows[key] = (Array(words[1]), rules)
    }
  }

  /// Finds what differs in a later shadow.
  ///
  /// A column that one of them does not have, or in which a mutant was not tried, is not compared.
  public func comparison(with shadow: Shadow) -> Comparison {
    var comparison = Comparison()
    var seen: Set<UInt64> = []
    for row in shadow.rows {
      let key = NameHash.of(row.id)
      guard seen.insert(key).inserted else { continue }
      guard let old = rows[key] else {
        comparison.new += 1
        continue
      }
      comparison.changes += changes(of: row, shadow.columns, from: old.fates, old.rules)
    }
    comparison.gone = rows.keys.count { !seen.contains($0) }
    return comparison
  }

  private func changes(
    of row: Shadow.Row,
    _ newColumns: [String],
    from fates: [Character],
    _ rules: UInt64
  ) -> [Change] {
    let old = Dictionary(zip(columns, fates)) { first, _ in first }
    let changes = zip(newColumns, row.fates).compactMap { column, now -> Change? in
      guard let before = old[column], before != now, before != Shadow.untried,
        now != Shadow.untried
      else { return nil }
      return Change(
        row: row,
        column: column,
        before: EvidenceTally.Fate.word(before) ?? "?",
        now: EvidenceTally.Fate.word(now) ?? "?"
      )
    }
    guard changes.isEmpty, rules != row.rules, columns == newColumns,
      String(fates) == row.fates
    else { return changes }
    return [Change(row: row, column: nil, before: "", now: "")]
  }
}
