import Testing

@testable import HeadlessUIKit

@Suite("A table's geometry")
struct TableGeometryTests {
  /// A header of 30, rows of 44 and a footer of 10 in each section, below a view of 100.
  private func geometry(_ rows: [Int], header: Double = 30, footer: Double = 10) -> TableGeometry {
    var geometry = TableGeometry(
      sections: Line(
        rows.map { count in
          let run = RowRun(height: Length(44), count: count)
          return SectionStretch(
            header: Length(header),
            rows: Line(count > 0 ? [run] : []),
            footer: Length(footer)
          )
        }
      )
    )
    geometry.top = Length(100)
    geometry.bottom = Length(50)
    return geometry
  }

  private func points(_ span: Range<Length>?) -> [Double]? {
    span.map { [$0.lowerBound.points, $0.upperBound.points] }
  }

  @Test("puts one part below the other (R022)")
  func parts() {
    let geometry = geometry([2, 0, 3])
    #expect(geometry.length == Length(100 + 3 * 40 + 5 * 44 + 50))
    #expect(geometry.numberOfSections == 3)
    #expect(points(geometry.span(ofSection: 0)) == [100, 228])
    #expect(points(geometry.span(of: .header, ofSection: 0)) == [100, 130])
    #expect(points(geometry.span(of: RowPlace(section: 0, row: 1))) == [174, 218])
    #expect(points(geometry.span(of: .footer, ofSection: 0)) == [218, 228])
    #expect(points(geometry.span(ofSection: 1)) == [228, 268])
    #expect(points(geometry.span(of: RowPlace(section: 2, row: 2))) == [386, 430])
    #expect(geometry.endOfSections == Length(440))
  }

  @Test("has no place for what is not there")
  func nothing() {
    let geometry = geometry([2])
    #expect(geometry.span(ofSection: 1) == nil && geometry.span(ofSection: -1) == nil)
    #expect(geometry.span(of: RowPlace(section: 0, row: 2)) == nil)
    #expect(geometry.span(of: RowPlace(section: 0, row: -1)) == nil)
    #expect(geometry.span(of: .header, ofSection: 7) == nil)
    #expect(!geometry.contains(RowPlace(section: 1, row: 0)))
    #expect(TableGeometry().row(at: .zero) == nil)
    #expect(TableGeometry().section(endingAfter: .zero, before: Length(10)) == nil)
  }

  @Test(
    "finds the row at a place, and none over headers, footers and beside the sections (R085)",
    arguments: [
      (0.0, nil), (99.0, nil), (100.0, nil), (129.999, nil), (130.0, [0, 0]), (173.999, [0, 0]),
      (174.0, [0, 1]), (218.0, nil), (230.0, nil), (298.0, [2, 0]), (429.0, [2, 2]), (430.0, nil),
      (1_000.0, nil), (-5.0, nil),
    ] as [(Double, [Int]?)]
  )
  func rowAt(y: Double, place: [Int]?) {
    let found = geometry([2, 0, 3]).row(at: Length(y))?.place
    #expect(found.map { [$0.section, $0.row] } == place)
  }

  @Test("passes over a million empty sections at once, and over rows of no height")
  func emptySections() {
    var builder = LineBuilder<SectionStretch>()
    for _ in 0..<1_000_000 { builder.append(SectionStretch()) }
    builder.append(
      SectionStretch(
        rows: Line([
          RowRun(height: .zero, count: 5), RowRun(height: Length(44), count: 1),
        ])
      )
    )
    let geometry = TableGeometry(sections: builder.line())
    let row = geometry.row(endingAfter: .zero, before: Length(10))
    #expect(row?.place == RowPlace(section: 1_000_000, row: 5))
    #expect(geometry.row(endingAfter: Length(44), before: Length(100)) == nil)
  }

  @Test("finds the same row among those of its height as by a search")
  func equalRows() {
    let runs = [(0.0, 2), (7.0, 3), (3.0, 1), (0.0, 1), (7.0, 2)]
      .map { RowRun(height: Length($0), count: $1) }
    let section = SectionStretch(header: Length(4), rows: Line(runs), footer: Length(2))
    let geometry = TableGeometry(sections: Line([section, section]))
    let limit = geometry.length - Length(10)
    let places = (0..<2).flatMap { section in (0..<9).map { RowPlace(section: section, row: $0) } }
    let rows = places.compactMap { place in
      geometry.span(of: place).map { TableGeometry.Row(place: place, span: $0) }
    }
    let ends = (-1...90).map { Length(Double($0)) }
    for known in ends {
      let near = geometry.rows(endingAfter: known, before: limit)
      var found: Set<RowPlace> = []
      for end in ends {
        let first = rows.first { $0.span.upperBound > end && !$0.span.isEmpty }
        let expected = first.flatMap { $0.span.lowerBound < limit ? $0 : nil }
        #expect(geometry.row(endingAfter: end, before: limit) == expected)
        guard let row = near?.row(endingAfter: end, before: limit) else { continue }
        #expect(row == expected)
        found.insert(row.place)
      }
      // The last row begins after the limit.
      let isLast = found.contains(RowPlace(section: 1, row: 7))
      #expect(found.count == (near?.run.count ?? 0) - (isLast ? 1 : 0))
    }
  }

  @Test("moves what is below a row whose height becomes known")
  func knownHeight() {
    var geometry = geometry([2, 0, 3])
    let before = geometry
    geometry.setHeight(Length(50), ofRow: RowPlace(section: 0, row: 0))
    geometry.setHeight(Length(0), of: .header, ofSection: 2)
    #expect(points(geometry.span(of: RowPlace(section: 0, row: 0))) == [130, 180])
    #expect(points(geometry.span(of: RowPlace(section: 0, row: 1))) == [180, 224])
    #expect(points(geometry.span(of: RowPlace(section: 2, row: 0))) == [274, 318])
    #expect(geometry.length == Length(490 + 6 - 30))
    #expect(before.length == Length(490))
  }

  @Test(
    "floats a header at the edge of the view, but not into the next section (R181, R182)",
    arguments: [(0.0, 100.0), (100.0, 100.0), (150.0, 150.0), (198.0, 198.0), (220.0, 198.0)]
  )
  func header(edge: Double, y: Double) {
    let span = geometry([2, 0, 3])
      .floatingSpan(of: .header, ofSection: 0, in: Length(edge)..<Length(edge + 300))
    #expect(points(span) == [y, y + 30])
  }

  @Test(
    "floats a footer at the bottom edge, but not over its own header (R180)",
    arguments: [(400.0, 218.0), (200.0, 190.0), (150.0, 140.0), (135.0, 130.0), (50.0, 130.0)]
  )
  func footer(edge: Double, y: Double) {
    let span = geometry([2, 0, 3])
      .floatingSpan(of: .footer, ofSection: 0, in: Length(edge - 300)..<Length(edge))
    #expect(points(span) == [y, y + 10])
    let resting = geometry([2]).floatingSpan(of: .footer, ofSection: 0, in: nil)
    #expect(points(resting) == [218, 228])
  }
}
