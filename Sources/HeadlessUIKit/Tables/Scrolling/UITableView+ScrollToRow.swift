public import Foundation
import Kinematics

extension UITableView {
  /// Scrolls until a row is in view, at the place that is given (R079, R080).
  public final func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    guard let place = existingPlace(indexPath) else { return }
    // A row that is in view already needs no move, and disturbs none (R080, F13).
    if scrollPosition == .none, target(of: place, at: .none) == contentOffset { return }
    guard animated else {
      setContentOffset(settledTarget(of: place, at: scrollPosition), animated: false)
      return
    }
    let target = settledTarget(of: place, at: scrollPosition)
    rowScroll = nil
    setContentOffset(target, animated: true)
    guard let animation, animation.purpose == .offset else { return }
    rowScroll = RowScroll(place: place, position: scrollPosition, serial: animation.serial)
  }

  /// Scrolls to the selected row that is nearest to what is in view; without one nothing happens
  /// (R083).
  public final func scrollToNearestSelectedRow(
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    let middle = Length(bounds.midY)
    let spans = selection.inOrder.compactMap { place in
      geometry.span(of: place).map { (place: place, span: $0) }
    }
    let nearest = spans.min { one, other in
      let (first, second) = (one.span.distance(to: middle), other.span.distance(to: middle))
      return (first, one.place) < (second, other.place)
    }
    guard let nearest else { return }
    scrollToRow(at: nearest.place.indexPath, at: scrollPosition, animated: animated)
  }

  /// Returns the place that a path means; if there is no such row, that is an exception (R082).
  private func existingPlace(_ path: IndexPath) -> RowPlace? {
    guard let place = RowPlace(path) else {
      raise(.range("scrollToRow(at:at:animated:): the path has not two numbers"))
      return nil
    }
    let sections = geometry.numberOfSections
    guard place.section >= 0, place.section < sections else {
      raise(
        .range(
          "scrollToRow(at:at:animated:): section (\(place.section)) beyond bounds (\(sections))"
        )
      )
      return nil
    }
    guard geometry.contains(place) else {
      raise(
        .range(
          "scrollToRow(at:at:animated:): row (\(place.row)) beyond bounds"
            + " (\(geometry.numberOfRows(in: place.section))) for section (\(place.section))"
        )
      )
      return nil
    }
    return place
  }

  // MARK: - Targets

  /// Returns the offset at which a row is in its place, inside the range (R080).
  private func target(of place: RowPlace, at position: ScrollPosition) -> CGPoint {
    guard let span = geometry.span(of: place) else { return contentOffset }
    let insets = adjustedContentInset
    let (start, end) = (span.lowerBound.points, span.upperBound.points)
    let height = bounds.size.height
    let y: CGFloat
    switch position {
    case .none: return offsetShowing(frame(of: span))
    case .top: y = start - insets.top - floatingHeaderHeight(of: place.section)
    case .middle: y = (start + end) / 2 - insets.top - (height - insets.top - insets.bottom) / 2
    case .bottom: y = end - height + insets.bottom
    }
    return CGPoint(x: contentOffset.x, y: yAxis.range.clamped(y))
  }

  /// Returns the height of the header that floats, for the row is not to be under it (R081).
  private func floatingHeaderHeight(of section: Int) -> CGFloat {
    style == .plain ? geometry.section(section)?.header.points ?? 0 : 0
  }

  /// Each round asks a screenful more, where rows are higher than estimated.
  private static var mostRounds: Int { 32 }

  /// Returns the same, once the heights are known of the rows that will be in view there.
  ///
  /// So the content moves once (R079), and not again when the rows are shown.
  private func settledTarget(of place: RowPlace, at position: ScrollPosition) -> CGPoint {
    var result = target(of: place, at: position)
    // Cells that measure themselves are not there yet.
    guard loading.measuresRows, !cellsMeasureThemselves else { return result }
    for round in 0..<Self.mostRounds {
      askForHeights(around: result, row: round == 0 ? place : nil)
      guard geometry.contains(place) else { return contentOffset }
      let next = target(of: place, at: position)
      if next == result { break }
      result = next
    }
    return result
  }

  private var cellsMeasureThemselves: Bool {
    loading.measuresRows && rowHeight < 0 && !observedByTable.contains(.heightForRow)
  }

  private func askForHeights(around offset: CGPoint, row: RowPlace?) {
    let load = loading.count
    var isChanged = false
    func ask(_ row: inout TableGeometry.Row) {
      let answer = exactHeight(of: row.place)
      guard loading.count == load, answer >= 0 else { return }
      let height = Length(height: answer)
      guard row.span.lowerBound + height != row.span.upperBound else { return }
      arrangement.geometry.setHeight(height, ofRow: row.place)
      row.span = row.span.lowerBound..<(row.span.lowerBound + height)
      isChanged = true
    }
    if let row, let span = geometry.span(of: row) {
      var first = TableGeometry.Row(place: row, span: span)
      ask(&first)
    }
    let end = Length(offset.y + bounds.size.height)
    var next = geometry.row(endingAfter: Length(offset.y), before: end)
    while var row = next, loading.count == load {
      ask(&row)
      next = geometry.row(endingAfter: row.span.upperBound, before: end)
    }
    guard isChanged, loading.count == load else { return }
    display.arePlacesStale = true
    updateContentSize()
    setNeedsLayout()
  }

  /// Returns the height of a row without its cell; negative if the cell decides it.
  private func exactHeight(of place: RowPlace) -> CGFloat {
    guard observedByTable.contains(.heightForRow), let tableDelegate else { return rowHeight }
    let height = tableDelegate.tableView(self, heightForRowAt: place.indexPath)
    // A default implementation has just said that it is none.
    return observedByTable.contains(.heightForRow) ? height : rowHeight
  }

  /// True if rows are still to come where an animated scroll to a row ends: they may turn out higher than
  /// estimated, and push the row out of view (R080).
  final var awaitsRowsOfScroll: Bool {
    guard cellsMeasureThemselves, let rowScroll, rowScroll.serial == animation?.serial,
      let first = display.rows.first?.span.lowerBound, let last = display.rows.last?.span.upperBound
    else { return false }
    let visible = visibleSpan
    let firstAfter = geometry.row(endingAfter: last, before: visible.upperBound)
    let firstBefore = geometry.row(
      endingAfter: visible.lowerBound,
      before: min(first, visible.upperBound)
    )
    return firstAfter != nil || firstBefore != nil
  }

  /// Leads an animated scroll to where its row is now.
  final func redirectRowScroll() {
    guard let scroll = rowScroll else { return }
    guard let animation, animation.serial == scroll.serial, geometry.contains(scroll.place) else {
      rowScroll = nil
      return
    }
    let end = onPixelGrid(target(of: scroll.place, at: scroll.position))
    if end.y != animation.end.y { animations.running?.redirect(toX: animation.end.x, y: end.y) }
  }
}

nonisolated extension Range<Length> {
  /// Returns the distance of a place from a stretch; zero if it is inside.
  fileprivate func distance(to place: Length) -> Length {
    Swift.max(lowerBound - place, place - upperBound, .zero)
  }
}
