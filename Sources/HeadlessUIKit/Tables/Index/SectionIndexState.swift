/// The section index of a table: its titles, and the strip that shows them.
struct SectionIndexState {
  var titles: [String] = []
  /// The strip at the right edge, while it is shown.
  var strip: TableSectionIndex?
  /// The least number of rows with which it is shown.
  var leastRows = 0
  /// The colour of the letters; it has no effect.
  var color: UIColor?
  /// The colour behind the letters; it has no effect.
  var backgroundColor: UIColor?

  /// True if there is anything to show or to take away.
  var isThere: Bool { !titles.isEmpty || strip != nil }

  /// Returns true if the strip is to be shown: there are titles, and enough rows.
  func isShown(among rows: TableGeometry, from leastRows: Int) -> Bool {
    guard !titles.isEmpty else { return false }
    guard leastRows > 0 else { return true }
    var count = 0
    for section in 0..<rows.numberOfSections {
      count += rows.numberOfRows(in: section)
      if count >= leastRows { return true }
    }
    return false
  }
}
