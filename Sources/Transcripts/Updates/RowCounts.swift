package import Traces

/// The number of sections, and of the rows in each, as the data source last answered.
package struct RowCounts: Sendable, Equatable {
  /// The number of sections; nil: not told.
  package private(set) var sections: Int?
  /// The number of rows by section.
  private var rows: [Int: Int] = [:]

  package init(sections: Int? = nil) {
    self.sections = sections
  }

  /// The sections that were counted.
  package var countedSections: [Int] { rows.keys.sorted() }

  /// Sets how many rows a section has.
  package mutating func set(_ count: Int, in section: Int) { rows[section] = count }

  /// Takes in how many sections there are; nil: it was asked, and the answer is not told.
  package mutating func learn(sections count: Int?) {
    sections = count
    if let count, rows.count > count { rows = rows.filter { $0.key < count } }
  }

  /// Takes in how many rows a section has; nil: it was asked, and the answer is not told.
  package mutating func learn(rows count: Int?, in section: Int) { rows[section] = count }

  /// Takes in that a row has gone from one section to another, and nothing is asked (R152).
  package mutating func moveRow(from old: Int, to new: Int) {
    rows[old]? -= 1
    rows[new]? += 1
  }

  /// Returns the number of rows in a section, where it is known.
  package func rows(in section: Int) -> Int? { rows[section] }

  /// Returns the certainty that there is such a section.
  package func has(section: Int) -> Certainty {
    if section < 0 { return .no }
    return Certainty(sections.map { section < $0 })
  }

  /// Returns the certainty that there is such a row.
  package func has(_ path: RowPath) -> Certainty {
    if path.row < 0 || has(section: path.section) == .no { return .no }
    return Certainty(rows[path.section].map { path.row < $0 })
  }

  /// True if every section has been counted.
  package var isComplete: Bool { sections.map { rows.count >= $0 } ?? false }

  /// Returns the number of rows between two, both included; nil if a section is not counted.
  package func count(_ range: ClosedRange<RowPath>) -> Int? {
    let (first, last) = (range.lowerBound, range.upperBound)
    if first.section == last.section { return last.row - first.row + 1 }
    guard last.section - first.section < 100_000,
      var count = rows[first.section].map({ $0 - first.row })
    else { return nil }
    for section in first.section + 1..<last.section {
      guard let more = rows[section] else { return nil }
      count += more
    }
    return count + last.row + 1
  }
}
