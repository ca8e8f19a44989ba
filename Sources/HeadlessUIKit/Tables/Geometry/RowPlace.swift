import Foundation

/// The place of a row as two numbers: an index path without its storage.
nonisolated struct RowPlace: Hashable, Comparable, Sendable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Creates the place that a path means, if it has exactly a section and a row (R001).
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    section = path[0]
    row = path[1]
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// Compares sections first, then rows (R003).
  static func < (one: RowPlace, other: RowPlace) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}

nonisolated extension RowPlace: CustomStringConvertible {
  /// Section and row, the way traces write them: `0-3`.
  var description: String { "\(section)-\(row)" }
}
