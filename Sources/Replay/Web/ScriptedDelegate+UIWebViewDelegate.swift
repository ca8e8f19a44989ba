import Foundation
import HeadlessUIKit
import Traces

extension ScriptedDelegate: UIWebViewDelegate {
  func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool {
    let arguments = [
      Argument(.navigationType, .string("\(navigationType)")),
      Argument(.shouldStartLoadWith, .string(request.url?.absoluteString ?? "")),
    ]
    let reply = hear(.shouldStartLoad, arguments, usualAnswer: .bool(true))
    guard case .answer(.bool(let isAllowed)) = reply else { return true }
    return isAllowed
  }

  func webViewDidStartLoad(_ webView: UIWebView) {
    hear(.didStartLoad)
  }

  func webViewDidFinishLoad(_ webView: UIWebView) {
    hear(.didFinishLoad)
  }

  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    let error = error as NSError
    hear(
      .didFailLoad,
      [
        Argument(.code, .number(Millionths(units: Int64(error.code) * 1_000_000))),
        Argument(.domain, .string(error.domain)),
      ]
    )
  }

  /// Returns the size of the page in the web view.
  func sizeOfPage() -> State {
    var state = State()
    state.contentSize = Point(scrollView.contentSize.width, scrollView.contentSize.height)
    state.zoomScale = Millionths(scrollView.zoomScale)
    return state
  }

  /// Returns the state of the page that can be read at this moment.
  func pageState(of web: UIWebView) -> TableState {
    var state = TableState()
    state.page.canGoBack = web.canGoBack
    state.page.canGoForward = web.canGoForward
    state.page.isLoading = web.isLoading
    state.page.request = web.request?.url.map { .string($0.absoluteString) } ?? .null
    return state
  }
}
