// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A list whose cells are as high as their constraints say: a body of some lines between two margins.
///
/// A tap on a row opens it to all its lines, or closes it to one; the other rows make room.
public final class SelfSizingList: UITableViewController {
  private var bodies: [Int]
  private var opened: Set<Int> = []

  public init(linesOfRows: [Int]) {
    bodies = linesOfRows
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BodyCell.self, forCellReuseIdentifier: String(describing: BodyCell.self))
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { bodies.count }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = String(describing: BodyCell.self)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? BodyCell)?.body.lines = opened.contains(indexPath.row) ? bodies[indexPath.row] : 1
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if opened.remove(indexPath.row) == nil { opened.insert(indexPath.row) }
    tableView.performBatchUpdates {
      tableView.reloadRows(at: [indexPath], with: .fade)
    }
  }
}

/// A body of lines of 20 points.
final class LinesView: UIView {
  var lines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(lines) * 20)
  }
}

final class BodyCell: UITableViewCell {
  let body = LinesView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: body.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    body.lines = 1
  }
}
