import Foundation
import HeadlessUIKit
import Testing

/// A data source and delegate that writes down all it is asked and told.
///
/// A line is a short name and what it is about: `cell 0-3`. Reactions are done in a message, by its
/// line or by its name.
final class TableListener: UITableViewDataSource, UITableViewDelegate {
  var rows: [Int]
  private(set) var heard: [String] = []
  var reactions: [String: (UITableView) -> Void] = [:]
  /// The full names of optional methods that are implemented, beside those about touches.
  var implemented: Set<String> = []
  /// The names of messages that are not written down.
  var unheard: Set<String> = ["sections", "rows", "cell", "end", "will"]

  var heightForRow: (IndexPath) -> CGFloat = { _ in 44 }
  var estimatedHeightForRow: (IndexPath) -> CGFloat = { _ in 44 }
  var heightForEdge: (Int) -> CGFloat = { _ in 30 }
  var header: (Int) -> String? = { _ in nil }
  var footer: (Int) -> String? = { _ in nil }
  var headerView: (Int) -> UIView? = { _ in nil }
  var footerView: (Int) -> UIView? = { _ in nil }
  var indexTitles: [String]?
  var sectionForEntry: (Int) -> Int = { $0 }
  var cell: ((UITableView, IndexPath) -> UITableViewCell)?
  var highlights: (IndexPath) -> Bool = { _ in true }
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var deselects: (IndexPath) -> IndexPath? = { $0 }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var target: (IndexPath) -> IndexPath = { $0 }
  var trailingActions: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var leadingActions: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var olderActions: (IndexPath) -> [UITableViewRowAction]? = { _ in nil }
  private(set) var madeCells: [UITableViewCell] = []

  init(rows: [Int] = [50]) {
    self.rows = rows
  }

  func forget() { heard = [] }

  /// Writes down what was told to somebody else.
  func note(_ line: String) { heard.append(line) }

  func hear(_ name: String, _ path: IndexPath, from table: UITableView) {
    hear(name, "\(path.section)-\(path.row)", from: table)
  }

  func hear(_ name: String, _ about: String = "", from table: UITableView) {
    let line = about.isEmpty ? name : "\(name) \(about)"
    if !unheard.contains(name) { heard.append(line) }
    reactions[line]?(table)
    reactions[name]?(table)
  }

  private static let optional: Set<String> = [
    "tableView(_:heightForRowAt:)", "tableView(_:heightForHeaderInSection:)",
    "tableView(_:heightForFooterInSection:)", "tableView(_:estimatedHeightForRowAt:)",
    "tableView(_:estimatedHeightForHeaderInSection:)",
    "tableView(_:estimatedHeightForFooterInSection:)", "tableView(_:viewForHeaderInSection:)",
    "tableView(_:viewForFooterInSection:)", "tableView(_:titleForHeaderInSection:)",
    "tableView(_:titleForFooterInSection:)", "sectionIndexTitles(for:)",
    "tableView(_:sectionForSectionIndexTitle:at:)", "tableView(_:commit:forRowAt:)",
    "tableView(_:moveRowAt:to:)", TableListener.trailing, TableListener.leading,
    TableListener.older,
  ]

  func responds(to selector: Selector) -> Bool {
    !Self.optional.contains(selector.name) || implemented.contains(selector.name)
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    hear("sections", from: tableView)
    return rows.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hear("rows", "\(section)", from: tableView)
    return rows[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    hear("cell", indexPath, from: tableView)
    if let cell { return cell(tableView, indexPath) }
    if let cell = tableView.dequeueReusableCell(withIdentifier: "cell") { return cell }
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    madeCells.append(cell)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    hear("headerTitle", "\(section)", from: tableView)
    return header(section)
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    hear("footerTitle", "\(section)", from: tableView)
    return footer(section)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    hear("indexTitles", from: tableView)
    return indexTitles
  }
  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    hear("sectionFor", "\(title) \(index)", from: tableView)
    return sectionForEntry(index)
  }

  // MARK: Heights and views

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    hear("height", indexPath, from: tableView)
    return heightForRow(indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    hear("estimate", indexPath, from: tableView)
    return estimatedHeightForRow(indexPath)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    hear("headerHeight", "\(section)", from: tableView)
    return heightForEdge(section)
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    hear("footerHeight", "\(section)", from: tableView)
    return heightForEdge(section)
  }
  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    hear("headerEstimate", "\(section)", from: tableView)
    return 20
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    hear("headerView", "\(section)", from: tableView)
    return headerView(section)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    hear("footerView", "\(section)", from: tableView)
    return footerView(section)
  }

  // MARK: Display

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    #expect(tableView.cellForRow(at: indexPath) === cell)
    hear("will", indexPath, from: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    #expect(tableView.indexPath(for: cell) == nil)
    hear("end", indexPath, from: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    hear("willHeader", "\(section)", from: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    hear("willFooter", "\(section)", from: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    hear("endHeader", "\(section)", from: tableView)
  }
  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    hear("endFooter", "\(section)", from: tableView)
  }

  // MARK: Touch and selection

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    hear("accessory", indexPath, from: tableView)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    hear("shouldHighlight", indexPath, from: tableView)
    return highlights(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    #expect(tableView.cellForRow(at: indexPath)?.isHighlighted ?? true)
    hear("didHighlight", indexPath, from: tableView)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    #expect(!(tableView.cellForRow(at: indexPath)?.isHighlighted ?? false))
    hear("didUnhighlight", indexPath, from: tableView)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    hear("willSelect", indexPath, from: tableView)
    return selects(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    hear("willDeselect", indexPath, from: tableView)
    return deselects(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    #expect(tableView.indexPathsForSelectedRows?.contains(indexPath) ?? false)
    hear("didSelect", indexPath, from: tableView)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    #expect(!(tableView.indexPathsForSelectedRows?.contains(indexPath) ?? false))
    hear("didDeselect", indexPath, from: tableView)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let table = scrollView as? UITableView else { return }
    hear("scroll", "\(scrollView.contentOffset.y)", from: table)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard let table = scrollView as? UITableView else { return }
    hear("animated", from: table)
  }
}
