public import Foundation

// The actions of a reader of a page. Nothing can be touched, so code calls them.

extension UIWebView {
  /// Taps a link of the page that is shown; without a page there is none.
  public final func tapLink(to url: URL) {
    guard request != nil else { return }
    let request = URLRequest(url: url)
    propose(request, .linkClicked, step(to: request))
  }

  /// Sends a form of the page that is shown; without a page there is none.
  public final func submitForm(to url: URL) {
    guard request != nil else { return }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    propose(request, .formSubmitted, .append)
  }
}
