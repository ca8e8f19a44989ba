import Foundation

extension UITableView {
  /// True if the table was loaded, and has sections.
  final var hasSections: Bool { loading.isDone && geometry.numberOfSections > 0 }

  /// Has everything asked anew before it is needed next (R036).
  final func setNeedsLoad() {
    loading.state = .needsAll
    setNeedsLayout()
  }

  /// Has the heights asked anew before they are needed next.
  final func setNeedsHeights() {
    loading.needHeights()
    setNeedsLayout()
  }

  /// Asks what has to be asked; while that goes on, what was known before holds.
  final func loadIfNeeded() {
    guard loading.isDue else { return }
    if loading.state == .needsAll {
      reload()
    } else {
      load()
      // The rows are the same, in other places, unless the data have become others on the quiet.
      endLostRows()
      display.arePlacesStale = true
      measureKeptRows()
      measureKeptEdges()
      setNeedsLayout()
    }
  }

  final func reload() {
    // A reload that is asked for in the middle of another comes after it.
    guard !loading.isUnderWay else { return setNeedsLoad() }
    // Whatever is called as they go, nothing of the old rows is shown any more.
    loading.begin()
    selection = RowSelection()
    prefetch.forget()
    removeAllContents()
    load()
    setNeedsLayout()
  }

  private func load() {
    loading.begin()
    defer { loading.isUnderWay = false }
    var new = TableGeometry(sections: TableLoad(self).sections())
    new.top = edgeHeight(of: tableHeaderView)
    new.bottom = edgeHeight(of: tableFooterView)
    loading.count += 1
    arrangement.geometry = new
    // Rows that the delegate selected during the questions may be gone now (R004).
    selection.follow { new.contains($0) ? $0 : nil }
    prefetch.follow { new.contains($0) ? $0 : nil }
    askForSectionIndexTitles()
    updateContentSize()
  }

  /// Makes the content as high as all that is in it (R022).
  final func updateContentSize() {
    let size = CGSize(width: bounds.size.width, height: geometry.length.points)
    if contentSize != size { contentSize = size }
  }

  // MARK: - The views at the ends of the table

  final func edgeViewChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    hasEdgeViews = tableHeaderView != nil || tableFooterView != nil
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    guard loading.isDone else { return setNeedsLayout() }
    arrangement.geometry.top = edgeHeight(of: tableHeaderView)
    arrangement.geometry.bottom = edgeHeight(of: tableFooterView)
    display.arePlacesStale = true
    updateContentSize()
    setNeedsLayout()
  }

  private func edgeHeight(of view: UIView?) -> Length {
    Length(height: Double(view?.frame.size.height ?? 0))
  }

  final func placeEdgeViews() {
    place(tableHeaderView, at: .zero)
    place(tableFooterView, at: geometry.endOfSections)
  }

  private func place(_ view: UIView?, at start: Length) {
    guard let view else { return }
    let frame = CGRect(
      x: 0,
      y: start.points,
      width: bounds.size.width,
      height: view.frame.size.height
    )
    if view.frame != frame { view.frame = frame }
  }
}
