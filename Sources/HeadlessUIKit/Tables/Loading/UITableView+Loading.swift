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
    selection.removeAll()
    prefetch.forget()
    removeAllContents()
    load()
    setNeedsLayout()
  }

  private func load() {
    loading.begin()
    defer { loading.isUnderWay = false }
    var new = TableGeometry(sections: TableLoad(self).sections())
    new.top = ends.top
    new.bottom = ends.bottom
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
}
