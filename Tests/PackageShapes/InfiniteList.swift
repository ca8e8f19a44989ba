// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// The source of a list's rows, a page at a time.
public protocol PageLoading: AnyObject {
  func load(_ page: Int, completion: @escaping ([String]?) -> Void)
}

/// A list without an end: the next page is asked for as its last row is about to be seen.
///
/// While a page is loaded a spinner turns below the rows, and no other page is asked for. A page that fails is
/// asked for again by the next scroll to the end. A page without rows is the last.
open class InfiniteList: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public let tableView = UITableView(frame: .zero, style: .plain)
  public let spinner = UIActivityIndicatorView(style: .medium)
  private let loader: PageLoading
  private var items: [String] = []
  private var page = 0
  private var state = State.idle

  private enum State {
    case idle, loading, done
  }

  public init(loader: PageLoading) {
    self.loader = loader
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    spinner.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    spinner.hidesWhenStopped = true
    loadNext()
  }

  private func loadNext() {
    guard state == .idle else { return }
    state = .loading
    spinner.startAnimating()
    tableView.tableFooterView = spinner
    loader.load(page) { [weak self] items in self?.finish(items) }
  }

  private func finish(_ new: [String]?) {
    spinner.stopAnimating()
    tableView.tableFooterView = nil
    guard let new else { return state = .idle }
    state = new.isEmpty ? .done : .idle
    guard !new.isEmpty else { return }
    page += 1
    let paths = new.indices.map { IndexPath(row: items.count + $0, section: 0) }
    tableView.performBatchUpdates {
      self.items += new
      self.tableView.insertRows(at: paths, with: .none)
    }
  }

  // MARK: - UITableViewDataSource

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  // MARK: - UITableViewDelegate

  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    if indexPath.row == items.count - 1 { loadNext() }
  }
}
