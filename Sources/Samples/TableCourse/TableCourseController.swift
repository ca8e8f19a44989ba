public import HeadlessUIKit

/// A table of sections with a header and a footer each, whose rows can be deleted.
public final class TableCourseController: UITableViewController {
  private static let cellIdentifier = "CellIdentifier"
  private var rowCounts: [Int]

  /// Creates the screen.
  ///
  /// - Parameter rowCounts: how many rows each section has.
  public init(rowCounts: [Int]) {
    self.rowCounts = rowCounts
    super.init(style: .plain)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }

  // MARK: - Table view data source

  public override func numberOfSections(in tableView: UITableView) -> Int { rowCounts.count }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    rowCounts[section]
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel?.text = "cell at row [\(indexPath.row)]"
    return cell
  }

  public override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    "Header \(section)"
  }

  public override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    "Footer \(section)"
  }

  public override func tableView(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  public override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    rowCounts[indexPath.section] -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
