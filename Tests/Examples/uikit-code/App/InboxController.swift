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

/// Messages: pulled down for more, swiped away, and tapped to be read.
final class InboxController: UITableViewController {
  private enum Reuse {
    static let message = "message"
  }

  private(set) var messages: [Message]
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

  // MARK: - UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    haptics.selectionChanged()
    messages[indexPath.row].isRead = true
    tableView.reloadRows(at: [indexPath], with: .none)
    let message = MessageController(message: messages[indexPath.row])
    navigationController?.pushViewController(message, animated: true)
  }

  private func remove(at indexPath: IndexPath) {
    messages.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// A message that can be read.
final class MessageController: UIViewController {
  let label = UILabel(frame: .zero)

  init(message: Message) {
    super.init(nibName: nil, bundle: nil)
    title = "Message"
    label.text = message.subject
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .title2)
    label.numberOfLines = 0
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
