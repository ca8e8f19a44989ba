#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Tags in two sections, kept by a diffable data source.
final class TagsController: UIViewController, UITableViewDelegate {
  nonisolated enum Section: Int, Hashable, Sendable {
    case favourites, others
  }

  nonisolated struct Tag: Hashable, Sendable {
    let name: String
  }

  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var favourites: [Tag] = []
  private var others: [Tag]

  private lazy var dataSource = UITableViewDiffableDataSource<Section, Tag>(
    tableView: tableView
  ) { tableView, indexPath, tag in
    let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = tag.name
    content.image = UIImage(systemName: "tag")
    cell.contentConfiguration = content
    return cell
  }

  init(names: [String]) {
    others = names.map(Tag.init(name:))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The names of the favourites, in their order.
  var favouriteNames: [String] { favourites.map(\.name) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tag")
    tableView.delegate = self
    view.addSubview(tableView)
    apply(animated: false)
  }

  // MARK: - UITableViewDelegate

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let tag = dataSource.itemIdentifier(for: indexPath) else { return }
    if let place = favourites.firstIndex(of: tag) {
      favourites.remove(at: place)
      others.append(tag)
    } else {
      others.removeAll { $0 == tag }
      favourites.append(tag)
    }
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Tag>()
    snapshot.appendSections([.favourites, .others])
    snapshot.appendItems(favourites, toSection: .favourites)
    snapshot.appendItems(others, toSection: .others)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
