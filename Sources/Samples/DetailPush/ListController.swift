public import HeadlessUIKit

/// A table whose rows lead to a page each.
public final class ListController: UITableViewController {
  private static let cellIdentifier = "CellIdentifier"
  private let rowCount: Int

  /// Creates the list.
  ///
  /// - Parameter rowCount: how many rows it has.
  public init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(style: .plain)
    segueTemplates = [
      UIStoryboardSegueTemplate(
        identifier: "detail",
        fromCellsWithReuseIdentifier: Self.cellIdentifier,
        destination: { DetailController() }
      )
    ]
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "list"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    rowCount
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  /// Titles the page after the row; a sender that is no cell has no row.
  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell),
      let detail = segue.destination as? DetailController
    else { return }
    detail.title = "Detail \(path.row)"
  }
}
