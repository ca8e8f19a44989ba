internal import Foundation
internal import HeadlessUIKit
internal import Traces

extension RecordingDelegate: UITableViewDelegate {
  // MARK: - Display

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let arguments = [
      Argument(.forRowAt, value(indexPath)), Argument(.willDisplay, name(of: cell)),
    ]
    tell(.willDisplayCell, arguments) {
      rows?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let arguments = [
      Argument(.didEndDisplaying, name(of: cell)), Argument(.forRowAt, value(indexPath)),
    ]
    tell(.didEndDisplayingCell, arguments) {
      rows?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    tell(.willDisplayHeader, edge("willDisplayHeaderView", view, "header", section)) {
      rows?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    tell(.willDisplayFooter, edge("willDisplayFooterView", view, "footer", section)) {
      rows?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    tell(.didEndDisplayingHeader, edge("didEndDisplayingHeaderView", view, "header", section)) {
      rows?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    tell(.didEndDisplayingFooter, edge("didEndDisplayingFooterView", view, "footer", section)) {
      rows?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func edge(_ label: Name, _ view: UIView, _ kind: String, _ section: Int) -> [Argument] {
    [
      Argument(.forSection, value(section)),
      Argument(label, name(of: view, called: kind)),
    ]
  }

  // MARK: - Touch and selection

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tell(.accessoryButtonTapped, [Argument("accessoryButtonTappedForRowWith", value(indexPath))]) {
      rows?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask(
      .shouldHighlightRow,
      [Argument("shouldHighlightRowAt", value(indexPath))],
      { rows?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true },
      told: { .bool($0) }
    )
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tell(.didHighlightRow, [Argument("didHighlightRowAt", value(indexPath))]) {
      rows?.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tell(.didUnhighlightRow, [Argument("didUnhighlightRowAt", value(indexPath))]) {
      rows?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    ask(
      .willSelectRow,
      [Argument("willSelectRowAt", value(indexPath))],
      { rows.map { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath },
      told: value
    )
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    ask(
      .willDeselectRow,
      [Argument("willDeselectRowAt", value(indexPath))],
      { rows.map { $0.tableView(tableView, willDeselectRowAt: indexPath) } ?? indexPath },
      told: value
    )
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell(.didSelectRow, [Argument("didSelectRowAt", value(indexPath))]) {
      rows?.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell(.didDeselectRow, [Argument("didDeselectRowAt", value(indexPath))]) {
      rows?.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    tell(.performPrimaryAction, [Argument("performPrimaryActionForRowAt", value(indexPath))]) {
      rows?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }
}
