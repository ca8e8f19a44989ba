/// The places of everything in a table.
///
/// A load makes this value, and it changes as heights become known.
///
/// All places are distances from the top of the content, at rest: no header floats here (R185).
nonisolated struct TableGeometry {
  /// The height of the view above all sections.
  var top = Length.zero
  /// The height of the view below all sections.
  var bottom = Length.zero
  private var sections = Line<SectionStretch>()

  init(sections: Line<SectionStretch> = Line()) {
    self.sections = sections
  }

  /// A row, and where it is.
  struct Row: Hashable {
    var place: RowPlace
    var span: Range<Length>
  }

  /// All of the table, one part below the other (R022).
  var length: Length { top + sections.length + bottom }
  var numberOfSections: Int { sections.count }
  /// The place at which the view below all sections begins.
  var endOfSections: Length { top + sections.length }

  func section(_ index: Int) -> SectionStretch? { sections.element(with: index)?.element }

  func numberOfRows(in section: Int) -> Int { self.section(section)?.rows.count ?? 0 }

  func contains(_ place: RowPlace) -> Bool {
    place.row >= 0 && place.row < numberOfRows(in: place.section)
  }

  // MARK: - From numbers to places

  func start(ofSection index: Int) -> Length { top + sections.length(ofFirst: index) }

  /// Returns the range of a section: header, rows and footer (R086).
  func span(ofSection index: Int) -> Range<Length>? {
    guard let section = section(index) else { return nil }
    let start = start(ofSection: index)
    return start..<(start + section.length)
  }

  func span(of edge: SectionEdge, ofSection index: Int) -> Range<Length>? {
    guard let section = section(index) else { return nil }
    let start = start(ofSection: index)
    switch edge {
    case .header: return start..<(start + section.header)
    case .footer:
      let end = start + section.length
      return (end - section.footer)..<end
    }
  }

  func span(of place: RowPlace) -> Range<Length>? {
    guard let section = section(place.section),
      let (run, _) = section.rows.element(with: place.row)
    else { return nil }
    let start =
      start(ofSection: place.section) + section.header + section.rows.length(ofFirst: place.row)
    return start..<(start + run.height)
  }

  // MARK: - From places to numbers

  /// Returns the first row that reaches beyond a place, if it begins before a limit.
  ///
  /// Rows and sections of no height are passed over, however many they are.
  func row(endingAfter place: Length, before limit: Length) -> Row? {
    guard let rows = rows(endingAfter: place, before: limit) else { return nil }
    return rows.row(endingAfter: max(place, rows.start), before: limit)
  }

  /// Returns that row with those around it that are of its height.
  func rows(endingAfter place: Length, before limit: Length) -> EqualRows? {
    var distance = place - top
    while let found = sections.item(endingAfter: distance) {
      let start = top + found.start
      guard start < limit else { return nil }
      let firstRow = start + found.element.header
      if let row = found.element.rows.item(endingAfter: place - firstRow) {
        let rowStart = firstRow + row.start
        guard rowStart < limit else { return nil }
        return EqualRows(
          first: RowPlace(section: found.index, row: row.index - row.before),
          start: rowStart - row.element.length(ofFirst: row.before),
          run: row.element
        )
      }
      // The place is in the footer, or below the last row that has a height.
      distance = found.start + found.element.length
    }
    return nil
  }

  /// Returns the row at a place; headers, footers and what is outside are none (R085).
  func row(at place: Length) -> Row? {
    guard let row = row(endingAfter: place, before: endOfSections), row.span.contains(place) else {
      return nil
    }
    return row
  }

  /// Returns the first section that reaches beyond a place, if it begins before a limit.
  func section(endingAfter place: Length, before limit: Length) -> Int? {
    guard let found = sections.item(endingAfter: place - top), top + found.start < limit else {
      return nil
    }
    return found.index
  }

  mutating func replaceSections(_ sections: Line<SectionStretch>) {
    self.sections = sections
  }

  mutating func replaceRows(_ rows: Range<Int>, ofSection index: Int, with runs: [RowRun]) {
    guard var section = section(index) else { return }
    section.rows.replace(rows, with: runs)
    sections.replace(index, with: section)
  }

  // MARK: - Heights that become known

  mutating func setHeight(_ height: Length, ofRow place: RowPlace) {
    guard var section = section(place.section) else { return }
    section.rows.replace(place.row, with: RowRun(height: height, count: 1))
    sections.replace(place.section, with: section)
  }

  /// Notes that a section has nothing at one of its ends.
  mutating func setNothing(at edge: SectionEdge, ofSection index: Int) {
    guard var section = section(index) else { return }
    section.setNothing(at: edge)
    sections.replace(index, with: section)
  }

  mutating func setHeight(_ height: Length, of edge: SectionEdge, ofSection index: Int) {
    guard var section = section(index) else { return }
    section.setHeight(of: edge, to: height)
    sections.replace(index, with: section)
  }
}
