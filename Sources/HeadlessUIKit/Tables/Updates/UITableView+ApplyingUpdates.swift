import Foundation

extension UITableView {
  /// Carries a block of updates out.
  ///
  /// First the numbers of rows are asked, and checked; then the heights. From then on the table
  /// answers by the new numbers. Rows that are kept keep their cells (R169), those that are new are
  /// shown, and at last those that are gone have their end, with the paths that they had (R005, R170).
  final func update(by changes: TableChanges) {
    let plan: UpdatePlan
    do {
      try changes.checkPlacesBefore(geometry)
      let counts = asking { $0.counts() }
      plan = try UpdatePlan(changes, before: geometry, counts: counts)
      takeOver(asking { $0.sections(counts: counts) }, by: plan)
    } catch {
      return raise(.inconsistency(error.reason))
    }
    cancelReorder()
    let edges = follow(plan)
    updateContentSize()
    measureKeptRows()
    redirectRowScroll()
    setNeedsLayout()
    layoutIfNeeded()
    endLeavingRows()
    reconfigure(changes.reconfigured.compactMap(plan.place))
    for edge in edges { endLeaving(edge) }
    endLostSwipe()
  }

  private func asking<Answer>(_ questions: (TableLoad) -> Answer) -> Answer {
    loading.isUnderWay = true
    defer { loading.isUnderWay = false }
    return questions(TableLoad(self))
  }

  private func takeOver(_ sections: Line<SectionStretch>, by plan: UpdatePlan) {
    var new = TableGeometry(sections: sections)
    new.top = geometry.top
    new.bottom = geometry.bottom
    if loading.isDone, loading.measuresRows || loading.possibleEdges > 0 {
      new.keepHeights(of: geometry, by: plan, ofRows: loading.measuresRows)
    }
    // A reload that was asked for meanwhile is still to be done.
    if loading.state == .needsHeights { loading.state = .loaded }
    loading.count += 1
    arrangement.geometry = new
  }

  // MARK: - Following

  /// Has everything that stands for a row or a section go with it; what is not there any more goes.
  ///
  /// - Returns: the headers and footers whose sections are gone.
  @discardableResult
  final func follow(_ plan: UpdatePlan) -> [DisplayedEdge] {
    let lost = display.follow(plan)
    selection.follow(plan.place)
    editing.follow(plan.place)
    prefetch.follow(plan.place)
    for row in lost.kept {
      scene?.resignFirstResponder(inside: row.cell)
      pool(row.cell)
    }
    if let row = rowTouch.row, let place = plan.place(row) { rowTouch.rowMoved(to: place) }
    rowScroll = rowScroll.flatMap { scroll in
      plan.place(scroll.place).map {
        RowScroll(place: $0, position: scroll.position, serial: scroll.serial)
      }
    }
    display.arePlacesStale = true
    return lost.edges
  }

  /// Asks again how high the rows are that keep their cells, where heights are known by showing (R171).
  final func measureKeptRows() {
    guard loading.measuresRows else { return }
    let load = loading.count
    for row in display.rows {
      let height = heightOfRow(at: row.place.indexPath, in: row.cell)
      guard loading.count == load else { return }
      guard let span = geometry.span(of: row.place), span.lowerBound + height != span.upperBound
      else { continue }
      arrangement.geometry.setHeight(height, ofRow: row.place)
    }
    updateContentSize()
  }

  // MARK: - Leaving

  private func endLeavingRows() {
    while let row = display.leaving.first {
      display.leaving.removeFirst()
      scene?.resignFirstResponder(inside: row.cell)
      end(row)
    }
  }

  /// Ends a header or footer whose section is gone, unless its view is shown again already.
  private func endLeaving(_ edge: DisplayedEdge) {
    if let view = edge.view, display.edges.contains(where: { $0.view === view }) {
      tellEnd(of: edge)
    } else {
      end(edge)
    }
  }
}
