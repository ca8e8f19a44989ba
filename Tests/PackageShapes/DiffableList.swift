// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// Tasks in two sections, open and done, that are shown by snapshots.
///
/// A tap on an open task brings it to the end of those that are done, and a tap on one that is done brings it
/// back. Rows that stay are not asked for anew. A section without tasks has no header.
public final class DiffableList: UIViewController, UITableViewDelegate {
  nonisolated public enum Section: String, CaseIterable, Sendable {
    case open, done
  }

  nonisolated public struct Task: Hashable, Sendable {
    public let id: Int
    public var title: String

    public init(id: Int, title: String) {
      self.id = id
      self.title = title
    }
  }

  public let tableView = UITableView(frame: .zero, style: .plain)
  public private(set) var configured: [Int] = []
  private var source: UITableViewDiffableDataSource<Section, Task>?
  private var tasks: [Section: [Task]]

  public init(tasks: [Task]) {
    self.tasks = [.open: tasks]
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = tableView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    tableView.rowHeight = 44
    tableView.delegate = self
    source = UITableViewDiffableDataSource(tableView: tableView) {
      [weak self] tableView, indexPath, task in
      let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
      cell.textLabel?.text = task.title
      self?.configured.append(task.id)
      return cell
    }
    show(animated: false)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Task>()
    for section in Section.allCases where !(tasks[section] ?? []).isEmpty {
      snapshot.appendSections([section])
      snapshot.appendItems(tasks[section] ?? [], toSection: section)
    }
    source?.apply(snapshot, animatingDifferences: animated)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let task = source?.itemIdentifier(for: indexPath) else { return }
    let isOpen = tasks[.open]?.contains(task) ?? false
    tasks[isOpen ? .open : .done]?.removeAll { $0 == task }
    tasks[isOpen ? .done : .open, default: []].append(task)
    show(animated: true)
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    30
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.text = source?.snapshot().sectionIdentifiers[section].rawValue
    return label
  }
}
