// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A mailbox whose rows are swiped: to the left to delete or to flag, to the right to mark as read.
///
/// Deleting takes the row away at once and can be taken back as long as nothing else is deleted. A flag closes
/// the row and stays in it. Read letters are not offered to be marked again.
public final class SwipeList: UITableViewController {
  public struct Letter {
    public var title: String
    public var isRead = false
    public var isFlagged = false

    public init(title: String) { self.title = title }
  }

  public private(set) var letters: [Letter]
  private var deleted: (letter: Letter, row: Int)?

  public init(letters: [Letter]) {
    self.letters = letters
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.rowHeight = 60
  }

  public func undo() {
    guard let (letter, row) = deleted else { return }
    deleted = nil
    letters.insert(letter, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  private func delete(_ indexPath: IndexPath) {
    deleted = (letters.remove(at: indexPath.row), indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { letters.count }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    let letter = letters[indexPath.row]
    cell.textLabel?.text = letter.title
    cell.accessoryType = letter.isFlagged ? .checkmark : .none
    return cell
  }

  public override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.delete(indexPath)
      completion(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
      self?.letters[indexPath.row].isFlagged = true
      tableView.reloadRows(at: [indexPath], with: .none)
      completion(true)
    }
    flag.backgroundColor = .orange
    let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  public override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard !letters[indexPath.row].isRead else { return nil }
    let read = UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, completion in
      self?.letters[indexPath.row].isRead = true
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [read])
  }
}
