/// The questions and messages of a web view as it loads.
///
/// All methods are optional. A message may be about any frame of a page, and does not say which one.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: OptionalMethods {
  /// Asks whether a frame may begin to load; yes, where it is left out.
  func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Tells the delegate that a frame has begun to load.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Tells the delegate that a frame has loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Tells the delegate that a frame could not be loaded, or is not to be loaded any more.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Lets everything be loaded.
  public func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  /// Does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
