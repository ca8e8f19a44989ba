import Foundation

extension UIWebView {
  /// Shows the top of a page that has come.
  final func show(_ contentSize: CGSize?) {
    page.contentSize = contentSize
    fitPage()
    scrollView.contentOffset = .zero
  }

  /// Gives the page its size, and the scale at which it fits where it is to fit (R261).
  final func fitPage() {
    let size = page.contentSize ?? bounds.size
    let isWider = scalesPageToFit && size.width > bounds.width && bounds.width > 0
    let scale = isWider ? bounds.width / size.width : 1
    // At scale 1 the page has its own size; limits in between leave nothing to zoom.
    scrollView.minimumZoomScale = min(1, scale)
    scrollView.maximumZoomScale = 1
    scrollView.zoomScale = 1
    page.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
    if scalesPageToFit { scrollView.maximumZoomScale = WebPage.greatestScale }
    scrollView.minimumZoomScale = scale
    scrollView.zoomScale = scale
  }
}

/// The page in a web view.
final class WebPage: UIView {
  /// The size of the page; nil if it is as large as the view.
  var contentSize: CGSize?

  /// The greatest scale to which a page can be zoomed; WebKit's usual limit, from memory.
  static let greatestScale: CGFloat = 5

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Fingers on the page are the scroll view's.
    nil
  }
}

/// Names the page as what fingers zoom.
final class WebZoomer: UIScrollViewDelegate {
  weak var page: WebPage?

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
}
