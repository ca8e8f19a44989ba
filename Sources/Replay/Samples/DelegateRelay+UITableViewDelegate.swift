import HeadlessUIKit
import Traces

extension DelegateRelay: UITableViewDelegate {
  private func ask<Answer>(
    _ question: (any UITableViewDelegate) -> Answer,
    _ value: (Answer) -> Value?
  ) -> Answer {
    relay(question, writtenBy: scripted, to: tableDelegate, value)
  }

  private func tell(_ message: (any UITableViewDelegate) -> Void) { ask(message) { _ in nil } }

  // MARK: - Display

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tell { $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tell { $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    tell { $0.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    tell { $0.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    tell { $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    tell { $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  }

  // MARK: - Touch and selection

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tell { $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask({ $0.tableView(tableView, shouldHighlightRowAt: indexPath) }) { .bool($0) }
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tell { $0.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tell { $0.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    ask({ $0.tableView(tableView, willSelectRowAt: indexPath) }, Self.row)
  }

  func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    ask({ $0.tableView(tableView, willDeselectRowAt: indexPath) }, Self.row)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell { $0.tableView(tableView, didSelectRowAt: indexPath) }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell { $0.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    tell { $0.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
  }

  static func row(_ path: IndexPath?) -> Value? { path.map { Value(RowPath($0)) } ?? .null }
}
