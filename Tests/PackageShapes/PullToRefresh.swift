// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKit

/// A table that is pulled to be refreshed, with a view of its own above the rows.
///
/// The pull begins to refresh if the finger leaves beyond the threshold; less than that does nothing. While the
/// table is refreshed the view stays in sight and a second pull asks for nothing. `endRefreshing()` brings the rows
/// back to the top.
open class PullableTableView: UITableView {
  public enum State: Equatable {
    case idle
    case pulled(progress: CGFloat)
    case refreshing
  }

  public let pullView = UIView()
  public var threshold: CGFloat = 80
  public var onRefresh: (() -> Void)?
  public private(set) var state = State.idle
  private var wasTracking = false

  open override var contentOffset: CGPoint {
    didSet { offsetDidChange() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if pullView.superview == nil { insertSubview(pullView, at: 0) }
    pullView.frame = CGRect(x: 0, y: -threshold, width: bounds.width, height: threshold)
  }

  private func offsetDidChange() {
    guard state != .refreshing else { return }
    let pulled = -contentOffset.y
    if wasTracking, !isTracking, pulled >= threshold {
      begin()
    } else {
      state = pulled > 0 ? .pulled(progress: min(1, pulled / threshold)) : .idle
    }
    wasTracking = isTracking
  }

  private func begin() {
    state = .refreshing
    UIView.animate(withDuration: 0.25) { self.contentInset.top = self.threshold }
    onRefresh?()
  }

  open func endRefreshing() {
    guard state == .refreshing else { return }
    state = .idle
    wasTracking = false
    UIView.animate(withDuration: 0.25) { self.contentInset.top = 0 }
  }
}
