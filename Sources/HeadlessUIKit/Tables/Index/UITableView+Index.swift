import Foundation
import Kinematics

extension UITableView {
  /// Asks for the titles of the section index anew, and for nothing else (R043).
  public final func reloadSectionIndexTitles() {
    loadIfNeeded()
    askForSectionIndexTitles()
    setNeedsLayout()
  }

  /// Asks for the titles, in a plain table only (R186).
  final func askForSectionIndexTitles() {
    sectionIndexTitles = []
    guard style == .plain, observedByTable.contains(.sectionIndexTitles), let dataSource else {
      return
    }
    sectionIndexTitles = dataSource.sectionIndexTitles(for: self) ?? []
  }

  /// Puts the strip at the right edge of what is in view, or takes it away.
  final func placeSectionIndex() {
    guard showsSectionIndex else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let strip = sectionIndex ?? TableSectionIndex(frame: .zero)
    sectionIndex = strip
    let insets = adjustedContentInset
    strip.frame = CGRect(
      x: bounds.maxX - TableMetrics.indexWidth,
      y: bounds.minY + insets.top,
      width: TableMetrics.indexWidth,
      height: max(0, bounds.size.height - insets.top - insets.bottom)
    )
    // In front of all else, headers that came later too.
    if subviews.last !== strip { addSubview(strip) }
  }

  private var showsSectionIndex: Bool {
    guard !sectionIndexTitles.isEmpty else { return false }
    guard sectionIndexMinimumDisplayRowCount > 0 else { return true }
    var rows = 0
    for section in 0..<geometry.numberOfSections {
      rows += geometry.numberOfRows(in: section)
      if rows >= sectionIndexMinimumDisplayRowCount { return true }
    }
    return false
  }

  /// Brings the section of an entry to the top (R187); there may be more entries than sections, or
  /// fewer (R189).
  final func showSection(ofEntry entry: Int) {
    var section = entry
    if observedByTable.contains(.sectionForSectionIndexTitle), let dataSource {
      section = dataSource.tableView(
        self,
        sectionForSectionIndexTitle: sectionIndexTitles[entry],
        at: entry
      )
    }
    let last = geometry.numberOfSections - 1
    guard last >= 0 else { return }
    let start = geometry.start(ofSection: min(max(section, 0), last))
    let y = yAxis.range.clamped(start.points - adjustedContentInset.top)
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }
}
