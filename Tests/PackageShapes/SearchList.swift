// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A list that is searched by a bar above its rows.
///
/// As long as something is typed only the rows that have it are shown, in whatever letters. With the end of the
/// search all come back. A tap hands out the item that is seen in the row.
public final class SearchList: UITableViewController, UISearchResultsUpdating {
  public let search = UISearchController(searchResultsController: nil)
  public var onSelect: ((String) -> Void)?
  private let items: [String]
  private var shown: [String]

  public init(items: [String]) {
    self.items = items
    shown = items
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    tableView.tableHeaderView = search.searchBar
    tableView.keyboardDismissMode = .onDrag
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.rowHeight = 50
    definesPresentationContext = true
  }

  public func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? items : items.filter { $0.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { shown.count }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(shown[indexPath.row])
  }
}
