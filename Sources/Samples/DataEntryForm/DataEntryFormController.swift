public import HeadlessUIKit

/// A form whose rows a property list describes.
public class DataEntryFormController: UITableViewController {
  /// The classes of cells, by the names that a property list has for them.
  private static let cellClasses: [String: BaseDataEntryCell.Type] = [
    "BaseDataEntryCell": BaseDataEntryCell.self,
    "EmailDataEntryCell": EmailDataEntryCell.self,
    "TextDataEntryCell": TextDataEntryCell.self,
  ]

  private let tableStructure: [[String: String]]
  private let notificationCenter: NotificationCenter
  private var observer: (any NSObjectProtocol)?
  /// The store that keeps the values.
  final let store: any DataEntryStore

  /// Creates the form.
  ///
  /// - Parameters:
  ///   - tableStructure: the array of the property list, with a dictionary for each row.
  ///   - store: keeps the values.
  ///   - notificationCenter: where the cells tell that an edit has ended.
  public init(
    tableStructure: [[String: String]],
    store: any DataEntryStore,
    notificationCenter: NotificationCenter
  ) {
    self.tableStructure = tableStructure
    self.store = store
    self.notificationCenter = notificationCenter
    super.init(style: .grouped)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    if let observer { notificationCenter.removeObserver(observer) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    observer = notificationCenter.addObserver(
      forName: BaseDataEntryCell.didEndEditing,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      let path = notification.object as? IndexPath
      // A centre calls its observers where the cell has posted.
      MainActor.assumeIsolated { self?.cellControlDidEndEditing(at: path) }
    }
  }

  /// Keeps what was typed, if the cell that it was typed into can still be found.
  private func cellControlDidEndEditing(at path: IndexPath?) {
    guard let path, let cell = tableView.cellForRow(at: path) as? BaseDataEntryCell,
      let key = cell.dataKey
    else { return }
    store.setValue(cell.controlValue, forKey: key)
  }

  // MARK: - Table view data source

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    tableStructure.count
  }

  /// Cells of different classes have different identifiers, and each shows what is kept for its row.
  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cellData = tableStructure[indexPath.row]
    let cellType = cellData["CellType"] ?? "BaseDataEntryCell"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: cellType) as? BaseDataEntryCell
      ?? Self.makeCell(cellType)
    cell.notificationCenter = notificationCenter
    cell.dataKey = cellData["DataKey"]
    cell.textLabel?.text = cellData["Label"]
    cell.controlValue = cell.dataKey.flatMap { store.values[$0] }
    return cell
  }

  private static func makeCell(_ cellType: String) -> BaseDataEntryCell {
    let cellClass = cellClasses[cellType] ?? BaseDataEntryCell.self
    return cellClass.init(style: .default, reuseIdentifier: cellType)
  }
}
