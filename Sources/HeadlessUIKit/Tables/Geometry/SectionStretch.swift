/// One section of a table: its header, its rows, its footer.
nonisolated struct SectionStretch: Stretch {
  var header = Length.zero
  var rows = Line<RowRun>()
  var footer = Length.zero
  /// True if the height of the header is known only once it is shown.
  var measuresHeader = false
  /// True if the height of the footer is known only once it is shown.
  var measuresFooter = false

  var count: Int { 1 }
  var length: Length { header + rows.length + footer }

  func length(ofFirst items: Int) -> Length { items > 0 ? length : .zero }
  func countEnding(by distance: Length) -> Int { length <= distance ? 1 : 0 }
  func split(after items: Int) -> (SectionStretch, SectionStretch) { (self, self) }
  func joined(with next: SectionStretch) -> SectionStretch? { nil }
}

/// The two ends of a section, each of which may have a view.
nonisolated enum SectionEdge: Int, Hashable, Comparable, Sendable, CaseIterable {
  case header, footer

  static func < (one: SectionEdge, other: SectionEdge) -> Bool { one.rawValue < other.rawValue }
}

nonisolated extension SectionStretch {
  /// Returns the height of one of the two ends.
  func height(of edge: SectionEdge) -> Length {
    switch edge {
    case .header: header
    case .footer: footer
    }
  }

  /// Returns true if the height of one of the two ends is known only once it is shown.
  func measures(_ edge: SectionEdge) -> Bool {
    switch edge {
    case .header: measuresHeader
    case .footer: measuresFooter
    }
  }

  /// Returns true if one of the two ends may have something to show.
  func mayShow(_ edge: SectionEdge) -> Bool { height(of: edge) > .zero || measures(edge) }

  /// Leaves one of the two ends out.
  mutating func setNothing(at edge: SectionEdge) {
    switch edge {
    case .header: (header, measuresHeader) = (.zero, false)
    case .footer: (footer, measuresFooter) = (.zero, false)
    }
  }

  /// Sets the height of one of the two ends.
  mutating func setHeight(of edge: SectionEdge, to height: Length) {
    switch edge {
    case .header: header = height
    case .footer: footer = height
    }
  }
}
