import HeadlessUIKit
import Traces

extension DelegateRelay: UIWebViewDelegate {
  private func tell(_ message: (any UIWebViewDelegate) -> Void) {
    relay(message, writtenBy: scripted, to: webDelegate) { _ in nil }
  }

  func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool {
    let ask: (any UIWebViewDelegate) -> Bool = {
      $0.webView(webView, shouldStartLoadWith: request, navigationType: navigationType)
    }
    return relay(ask, writtenBy: scripted, to: webDelegate) { .bool($0) }
  }

  func webViewDidStartLoad(_ webView: UIWebView) {
    tell { $0.webViewDidStartLoad(webView) }
  }

  func webViewDidFinishLoad(_ webView: UIWebView) {
    tell { $0.webViewDidFinishLoad(webView) }
  }

  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    tell { $0.webView(webView, didFailLoadWithError: error) }
  }
}
