public import Foundation

/// A control that a finger pulls out above the content of a scroll view, to refresh it.
///
/// It is not drawn; what is here is when it begins and ends, and the room that it takes.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height that a pull has to reach, and that is kept for the control: 60 pt (R227).
  static let height = 60.0

  /// The words below the wheel.
  open var attributedTitle: NSAttributedString?

  final var machine = RefreshStateMachine()
  /// The scroll view whose control it is.
  final weak var scrollView: UIScrollView?

  /// Creates a control; it finds its place when a scroll view gets it.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
    prepare()
  }

  /// Creates a control; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    // A finger that comes down on it drags the content, and is not the control's to keep.
    isUserInteractionEnabled = false
  }

  /// True if a refresh is under way: true already when `valueChanged` is told (R222).
  public final var isRefreshing: Bool { machine.isRefreshing }

  /// Shows that code refreshes: nothing is told, and the content stays where it is (R225, R226).
  open func beginRefreshing() {
    sceneAround?.witness?.willCall(.beginRefreshing, on: self)
    receive(.began)
  }

  /// Ends the refreshing, or, without one, a glide that is under way (R228, R229).
  open func endRefreshing() {
    sceneAround?.witness?.willCall(.endRefreshing, on: self)
    let wasOpen = machine.isOpen
    receive(.ended)
    scrollView?.refreshingEnded(closing: wasOpen)
  }

  /// Leaves its scroll view too, if code takes the control out of it.
  open override func removeFromSuperview() {
    if let scrollView, scrollView.refreshControl === self {
      scrollView.refreshControl = nil
    } else {
      super.removeFromSuperview()
    }
  }

  /// Takes an event in, and tells and opens what follows from it.
  final func receive(_ event: RefreshStateMachine.Event) {
    let wasOpen = machine.isOpen
    let hasNewValue = machine.receive(event)
    if machine.isOpen, !wasOpen { scrollView?.openRefreshInset() }
    if hasNewValue { sendActions(for: .valueChanged) }
  }
}
