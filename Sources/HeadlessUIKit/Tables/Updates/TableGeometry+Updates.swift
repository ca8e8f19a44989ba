nonisolated extension TableGeometry {
  /// Takes over what was known before an update of the heights that are estimates now.
  ///
  /// Rows and sections that are kept have the heights with which they were shown, and so have rows
  /// that are reloaded until they are shown again, so that nothing jumps and no other row leaves the
  /// view (R168); what is in view is measured again. A reloaded row that had no height would never be
  /// shown with it: it counts with its estimate.
  mutating func keepHeights(
    of old: TableGeometry,
    by plan: UpdatePlan,
    ofRows keepsRows: Bool
  ) {
    var builder = LineBuilder<SectionStretch>()
    for index in 0..<numberOfSections {
      guard var stretch = section(index) else { continue }
      if let before = plan.keptSection(at: index).flatMap(old.section) {
        for edge in SectionEdge.allCases where stretch.measures(edge) {
          stretch.setHeight(of: edge, to: before.height(of: edge))
        }
      }
      if keepsRows { stretch.rows = rows(stretch.rows, ofSection: index, keptFrom: old, by: plan) }
      builder.append(stretch)
    }
    replaceSections(builder.line())
  }

  private func rows(
    _ rows: Line<RowRun>,
    ofSection index: Int,
    keptFrom old: TableGeometry,
    by plan: UpdatePlan
  ) -> Line<RowRun> {
    guard let origins = plan.origins(ofSection: index) else {
      return plan.keptSection(at: index).flatMap(old.section)?.rows ?? rows
    }
    var result = Line<RowRun>()
    for origin in origins {
      let kept = origin.place.flatMap { place in
        old.section(place.section)?.rows[place.row..<(place.row + origin.count)]
      }
      if let kept, !origin.isReloaded || kept.length > .zero {
        result.append(kept)
      } else {
        result.append(rows[result.count..<(result.count + origin.count)])
      }
    }
    return result
  }
}
