internal import Foundation
internal import HeadlessUIKit
internal import Traces

// These methods record what a table asks about heights, and the views above and below sections.

extension RecordingDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ask(
      .heightForRow,
      [Argument("heightForRowAt", value(indexPath))],
      { rows?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight },
      told: RecordedConfiguration.height
    )
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let usual = tableView.estimatedRowHeight
    return ask(
      .estimatedHeightForRow,
      [Argument("estimatedHeightForRowAt", value(indexPath))],
      { rows?.tableView(tableView, estimatedHeightForRowAt: indexPath) ?? usual },
      told: RecordedConfiguration.height
    )
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    let usual = tableView.sectionHeaderHeight
    return ask(
      .heightForHeader,
      [Argument("heightForHeaderInSection", value(section))],
      { rows?.tableView(tableView, heightForHeaderInSection: section) ?? usual },
      told: RecordedConfiguration.height
    )
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    let usual = tableView.sectionFooterHeight
    return ask(
      .heightForFooter,
      [Argument("heightForFooterInSection", value(section))],
      { rows?.tableView(tableView, heightForFooterInSection: section) ?? usual },
      told: RecordedConfiguration.height
    )
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    let usual = tableView.estimatedSectionHeaderHeight
    return ask(
      .estimatedHeightForHeader,
      [Argument("estimatedHeightForHeaderInSection", value(section))],
      { rows?.tableView(tableView, estimatedHeightForHeaderInSection: section) ?? usual },
      told: RecordedConfiguration.height
    )
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    let usual = tableView.estimatedSectionFooterHeight
    return ask(
      .estimatedHeightForFooter,
      [Argument("estimatedHeightForFooterInSection", value(section))],
      { rows?.tableView(tableView, estimatedHeightForFooterInSection: section) ?? usual },
      told: RecordedConfiguration.height
    )
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    ask(
      .viewForHeader,
      [Argument("viewForHeaderInSection", value(section))],
      { rows?.tableView(tableView, viewForHeaderInSection: section) },
      told: { name(of: $0, called: "header") }
    )
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    ask(
      .viewForFooter,
      [Argument("viewForFooterInSection", value(section))],
      { rows?.tableView(tableView, viewForFooterInSection: section) },
      told: { name(of: $0, called: "footer") }
    )
  }
}
