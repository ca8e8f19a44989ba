/// Rows of one height, one below the other, and where they are: what lies next to a row is found among them
/// without another search.
nonisolated struct EqualRows {
  let first: RowPlace
  /// The place at which the first row begins.
  let start: Length
  /// The number of the rows and their height; the height is more than zero.
  let run: RowRun

  /// Returns the first row that reaches beyond a place, if it begins before a limit; nil: that is none of these.
  func row(endingAfter place: Length, before limit: Length) -> TableGeometry.Row? {
    guard place >= start else { return nil }
    let distance = place - start
    let index = distance / run.height
    let rowStart = place - distance % run.height
    guard index < run.count, rowStart < limit else { return nil }
    return TableGeometry.Row(
      place: RowPlace(section: first.section, row: first.row + index),
      span: rowStart..<(rowStart + run.height)
    )
  }
}
