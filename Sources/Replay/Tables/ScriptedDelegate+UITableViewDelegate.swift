import HeadlessUIKit
import Traces

extension ScriptedDelegate: UITableViewDelegate {
  // MARK: - Display

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let path = RowPath(indexPath)
    hearDisplay(
      .willDisplayCell,
      [Argument(.forRowAt, Value(path)), Argument(.willDisplay, name(of: cell))],
      about: .row(path),
      of: cell
    )
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    let path = RowPath(indexPath)
    hearDisplay(
      .didEndDisplayingCell,
      [Argument(.didEndDisplaying, name(of: cell)), Argument(.forRowAt, Value(path))],
      about: .row(path),
      of: cell
    )
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    let name = Argument("willDisplayHeaderView", name(of: view, "header", section))
    hearDisplay(.willDisplayHeader, [sectionArgument(section), name], about: .section(section))
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    let name = Argument("willDisplayFooterView", name(of: view, "footer", section))
    hearDisplay(.willDisplayFooter, [sectionArgument(section), name], about: .section(section))
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    let name = Argument("didEndDisplayingHeaderView", name(of: view, "header", section))
    hearDisplay(
      .didEndDisplayingHeader,
      [name, sectionArgument(section)],
      about: .section(section)
    )
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    let name = Argument("didEndDisplayingFooterView", name(of: view, "footer", section))
    hearDisplay(
      .didEndDisplayingFooter,
      [name, sectionArgument(section)],
      about: .section(section)
    )
  }

  private func sectionArgument(_ section: Int) -> Argument {
    Argument(.forSection, Value(section))
  }

  private func name(of cell: UITableViewCell) -> Value {
    .string((cell as? StageCell)?.name ?? relay?.names.name(of: cell) ?? "")
  }

  private func name(of view: UIView, _ kind: String, _ section: Int) -> Value {
    .string((view as? StageHeader)?.name ?? "\(kind)-\(section)")
  }

  // MARK: - Touch and selection

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tell(.accessoryButtonTapped, indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldHighlightRow, indexPath, usual: .bool(true)).bool ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tell(.didHighlightRow, indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tell(.didUnhighlightRow, indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let usual = Value(RowPath(indexPath))
    return answer(.willSelectRow, indexPath, usual: usual).rowPath.map { IndexPath($0) }
  }

  func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let usual = Value(RowPath(indexPath))
    return answer(.willDeselectRow, indexPath, usual: usual).rowPath.map { IndexPath($0) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell(.didSelectRow, indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell(.didDeselectRow, indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    tell(.performPrimaryAction, indexPath)
  }
}
