import HeadlessUIKit
import Traces

// These methods hand on what a table asks about heights, and about the views of headers and
// footers.

extension DelegateRelay {
  private func height(_ question: (any UITableViewDelegate) -> CGFloat) -> CGFloat {
    relay(question, writtenBy: scripted, to: tableDelegate, changesTable: true) {
      ScriptedDelegate.value(ofHeight: $0)
    }
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height { $0.tableView(tableView, heightForRowAt: indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    height { $0.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height { $0.tableView(tableView, heightForHeaderInSection: section) }
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height { $0.tableView(tableView, heightForFooterInSection: section) }
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    height { $0.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    height { $0.tableView(tableView, estimatedHeightForFooterInSection: section) }
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    edgeView(named: "header-\(section)") {
      $0.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    edgeView(named: "footer-\(section)") {
      $0.tableView(tableView, viewForFooterInSection: section)
    }
  }

  private func edgeView(
    named name: String,
    _ question: (any UITableViewDelegate) -> UIView?
  ) -> UIView? {
    relay(question, writtenBy: scripted, to: tableDelegate, changesTable: true) { view in
      view == nil ? .null : .string(name)
    }
  }
}
