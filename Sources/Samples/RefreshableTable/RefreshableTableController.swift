public import HeadlessUIKit

/// A table that gets a new row at the top each time that it is pulled down.
public final class RefreshableTableController: UITableViewController {
  private static let cellIdentifier = "CellIdentifier"
  private var entries: [String]

  /// Creates the table.
  ///
  /// - Parameter rowCount: how many rows it has before it is pulled.
  public init(rowCount: Int) {
    entries = (0..<rowCount).map { "Entry \($0)" }
    super.init(style: .plain)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControl = control
  }

  /// Shows what has come in the meantime; the control is refreshing already.
  private func refresh() {
    entries.insert("Entry \(entries.count)", at: 0)
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    entries.count
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel?.text = entries[indexPath.row]
    return cell
  }
}
