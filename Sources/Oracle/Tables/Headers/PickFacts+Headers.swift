internal import Traces

/// The places of headers and footers, as far as the header of the transcript tells (R180 to R184).
extension PickFacts {
  /// Judges if the headers that are told are those that must be.
  func headerAnswer(_ state: TableState, _ watch: Watch) -> Answer {
    guard let told = state.visibleHeaders, let expected = floatingHeaders(watch),
      !expected.isEmpty
    else { return .notJudged }
    let areThere = expected.allSatisfy { edge in
      told.contains { $0.isNear(edge, by: watch.setting.pixel) }
    }
    // Those farther down are where they rest, or not told because they are no more in view.
    let areRight = told.allSatisfy { edge in
      guard let top = map?.headerTop(ofSection: edge.section, edge: topEdge(watch)) else {
        return true
      }
      return abs(Int64(edge.top.units) - top) <= Int64(watch.setting.pixel)
    }
    return Answer(areThere && areRight)
  }

  /// Returns the headers that must be in view, as text.
  func expectedHeaders(_ watch: Watch) -> String {
    "headers at \(Words.edges(floatingHeaders(watch) ?? []))"
  }

  /// Returns the header of the section at the top, and those whose resting place is well in view.
  func floatingHeaders(_ watch: Watch) -> [TableState.Edge]? {
    guard let map, map.headerHeight > 0, watch.now.offset.isKnown, watch.geometry.insets.areKnown,
      watch.geometry.size.isKnown, !watch.site.mayBeElsewhere, !watch.site.mayBeRemoved,
      watch.geometry.excess(watch.now.offset, .vertical) == 0, watch.geometry.isRangeKnown
    else { return nil }
    let top = topEdge(watch)
    let bottom = Int64(watch.now.offset.y) + Int64(watch.geometry.size.y)
    var edges: [TableState.Edge] = []
    var index = map.firstSection(reaching: top + map.headerHeight / 2)
    while let section = index, map.sections[section].top < bottom - map.headerHeight {
      if let y = map.headerTop(ofSection: section, edge: top) {
        edges.append(TableState.Edge(section: section, top: Thousandths(units: Int32(clamping: y))))
      }
      index = section + 1 < map.sections.count ? section + 1 : nil
    }
    return edges
  }

  private func topEdge(_ watch: Watch) -> Int64 {
    Int64(watch.now.offset.y) + Int64(watch.geometry.insets.adjusted.top.units)
  }

  /// Returns the footer that floats at the bottom, where its section reaches beyond and much of it is
  /// in view; nil: none for certain.
  func floatingFooter(_ watch: Watch) -> TableState.Edge? {
    guard let map, map.footerHeight > 0, watch.now.offset.isKnown, watch.geometry.insets.areKnown,
      watch.geometry.size.isKnown, !watch.site.mayBeElsewhere, !watch.site.mayBeRemoved,
      watch.geometry.isRangeKnown,
      watch.geometry.excess(watch.now.offset, .vertical) == 0
    else { return nil }
    let inset = Int64(watch.geometry.insets.adjusted.bottom.units)
    // Between insets that leave no room for a row and the footer nothing is known to float.
    let room =
      Int64(watch.geometry.size.y) - inset - Int64(watch.geometry.insets.adjusted.top.units)
    // If the inset leaves the view, so does the edge.
    guard inset >= 0, room >= map.rowHeight + map.footerHeight else { return nil }
    let edge = Int64(watch.now.offset.y) + Int64(watch.geometry.size.y) - inset
    let top = edge - map.footerHeight
    guard let index = map.firstSection(reaching: top) else { return nil }
    let section = map.sections[index]
    // If rows of the section are in view above it, nothing pushes it down.
    guard section.hasFooter, section.footerTop >= top, section.rowsTop + map.rowHeight < top else {
      return nil
    }
    return TableState.Edge(section: index, top: Thousandths(units: Int32(clamping: top)))
  }

  /// Returns true if a header is where it was when it was told first.
  func isAtRest(_ edge: TableState.Edge) -> Bool {
    layout.restingHeaders.allSatisfy { $0.section != edge.section || $0.isNear(edge, by: 1000) }
  }

  /// The height of headers, if the header of the transcript alone gives it.
  var headerHeight: Int64? {
    isAnswered(.heightForHeader) ? nil : configured("sectionHeaderHeight")
  }
}
