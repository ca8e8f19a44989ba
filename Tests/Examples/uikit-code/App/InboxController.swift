#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A message in the inbox.
struct Message: Hashable, Sendable {
  let subject: String
  var isRead = false

  init(subject: String) {
    self.subject = subject
  }
}

/// Messages: pulled down for more, swiped away, tapped to be read, and fetched before they are seen.
final class InboxController: UITableViewController, UITableViewDataSourcePrefetching {
  private enum Reuse {
    static let message = "message"
  }

  private(set) var messages: [Message]
  /// The subjects that were asked for before their rows came into view.
  private(set) var fetched: Set<String> = []
  private let haptics = UISelectionFeedbackGenerator()

  init(messages: [Message]) {
    self.messages = messages
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Reuse.message)
    tableView.rowHeight = 60
    tableView.separatorStyle = .singleLine
    tableView.prefetchDataSource = self
    let refresh = UIRefreshControl()
    refresh.tintColor = .systemTeal
    refresh.addAction(
      UIAction { [weak self] _ in self?.loadNewMessages() },
      for: .valueChanged
    )
    refreshControl = refresh
    navigationItem.rightBarButtonItem = editButtonItem
  }

  private func loadNewMessages() {
    messages.insert(Message(subject: "New message"), at: 0)
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  // MARK: - UITableViewDataSource

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Reuse.message, for: indexPath)
    let message = messages[indexPath.row]
    cell.textLabel?.text = message.subject
    cell.textLabel?.font =
      message.isRead ? .systemFont(ofSize: 17) : .systemFont(ofSize: 17, weight: .semibold)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { remove(at: indexPath) }
  }

  // MARK: - UITableViewDataSourcePrefetching

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { fetched.insert(messages[indexPath.row].subject) }
  }

  func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths where messages.indices.contains(indexPath.row) {
      fetched.remove(messages[indexPath.row].subject)
    }
  }

  // MARK: - UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    haptics.selectionChanged()
    messages[indexPath.row].isRead = true
    tableView.reloadRows(at: [indexPath], with: .none)
    let note = NoteController(text: messages[indexPath.row].subject)
    navigationController?.pushViewController(note, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.remove(at: indexPath)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = true
    return configuration
  }

  private func remove(at indexPath: IndexPath) {
    messages.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
