// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A table with a bar at its top that hides as the rows go up and comes back as they go down.
///
/// The table keeps its delegate to itself and puts a relay in its place. The one who uses the table sets and
/// reads `delegate` as ever, and hears all that the table tells.
open class HeaderedTableView: UITableView {
  public let bar = UIView()
  private let relay = TableRelay()
  private var lastOffset: CGFloat = 0

  public override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    relay.didScroll = { [weak self] in self?.moveBar() }
    super.delegate = relay
  }

  public required init?(coder: NSCoder) { nil }

  open override var delegate: UITableViewDelegate? {
    get { relay.outer }
    set {
      relay.outer = newValue
      // The table asks a delegate only once which methods it has.
      super.delegate = nil
      super.delegate = relay
    }
  }

  private func moveBar() {
    bar.isHidden = contentOffset.y > max(0, lastOffset)
    lastOffset = contentOffset.y
  }
}

final class TableRelay: NSObject, UITableViewDelegate {
  weak var outer: UITableViewDelegate?
  var didScroll: (() -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScroll?()
    outer?.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    outer?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    outer?.tableView(tableView, didSelectRowAt: indexPath)
  }
}
