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
    sectionIndex.titles = []
    guard style == .plain, observedByTable.contains(.sectionIndexTitles), let dataSource else {
      return
    }
    sectionIndex.titles = dataSource.sectionIndexTitles(for: self) ?? []
  }

  /// Puts the strip at the right edge of what is in view, or takes it away.
  final func placeSectionIndex() {
    guard sectionIndex.isShown(among: geometry, from: sectionIndexMinimumDisplayRowCount) else {
      sectionIndex.strip?.removeFromSuperview()
      sectionIndex.strip = nil
      return
    }
    let strip = sectionIndex.strip ?? TableSectionIndex(frame: .zero)
    sectionIndex.strip = strip
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

  /// Brings the section of an entry to the top (R187); there may be more entries than sections, or
  /// fewer (R189).
  final func showSection(ofEntry entry: Int) {
    var section = entry
    if observedByTable.contains(.sectionForSectionIndexTitle), let dataSource {
      section = dataSource.tableView(
        self,
        sectionForSectionIndexTitle: sectionIndex.titles[entry],
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
