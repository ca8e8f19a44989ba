import HeadlessUIKit
import Traces

// The delegate of a table answers here about heights, and the views of headers and footers.

extension ScriptedDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let usual = stageTable?.model.height(ofRow: indexPath.row) ?? tableView.rowHeight
    return height(.heightForRow, indexPath, usual: usual)
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    height(.estimatedHeightForRow, indexPath, usual: tableView.estimatedRowHeight)
  }

  func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    height(.heightForHeader, section, usual: tableView.sectionHeaderHeight)
  }

  func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    height(.heightForFooter, section, usual: tableView.sectionFooterHeight)
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    height(.estimatedHeightForHeader, section, usual: tableView.estimatedSectionHeaderHeight)
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    height(.estimatedHeightForFooter, section, usual: tableView.estimatedSectionFooterHeight)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    edgeView(.viewForHeader, section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    edgeView(.viewForFooter, section)
  }

  // MARK: - Answers

  private func height(_ name: Name, _ path: IndexPath, usual: Double) -> Double {
    answer(name, path, usual: Self.value(ofHeight: usual)).dimension ?? usual
  }

  private func height(_ name: Name, _ section: Int, usual: Double) -> Double {
    answer(name, inSection: section, usual: Self.value(ofHeight: usual)).dimension ?? usual
  }

  static func value(ofHeight height: Double) -> Value {
    height < 0 ? .string("automaticDimension") : .number(Millionths(Thousandths(height)))
  }

  /// Makes the view that the script names.
  private func edgeView(_ name: Name, _ section: Int) -> UIView? {
    guard let text = answer(name, inSection: section, usual: .null).string else { return nil }
    let view = StageHeader(reuseIdentifier: nil)
    view.name = text
    return view
  }
}
