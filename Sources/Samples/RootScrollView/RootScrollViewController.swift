public import HeadlessUIKit

/// A screen that is a scroll view, made in code.
public final class RootScrollViewController: UIViewController {
  private let screen: UIScreen

  /// Creates the screen.
  public init(screen: UIScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  /// Makes the view; what overrides this method has to.
  public override func loadView() {
    let scrollView = UIScrollView(frame: screen.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 758)
    view = scrollView
  }
}
