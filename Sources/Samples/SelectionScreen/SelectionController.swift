public import HeadlessUIKit

/// A list of texts to choose from; what is chosen is posted, and the list stays.
public final class SelectionController: UITableViewController {
  /// Posted when a text is chosen, with its place under `row`; the sender is the controller.
  nonisolated public static let notification = Notification.Name("SelectionVCNotification")

  private static let cellIdentifier = "item"
  private let items: [String]

  /// Creates the list.
  public static func selection(withList items: [String]) -> SelectionController {
    SelectionController(items: items)
  }

  private init(items: [String]) {
    self.items = items
    super.init(style: .plain)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    items.count
  }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: Self.cellIdentifier)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  /// Posts the row and lets nothing be selected, so that the same row can be chosen again.
  public override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.window?.windowScene?.notificationCenter
      .post(name: Self.notification, object: self, userInfo: ["row": indexPath.row])
    return nil
  }
}
