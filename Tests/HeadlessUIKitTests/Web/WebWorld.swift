import Foundation
import HeadlessUIKit

/// A network that answers from a table; what is not in it has no host.
final class TableNetwork: WebNetwork {
  var responses: [String: WebResponse] = [:]

  func response(to request: URLRequest) -> WebResponse {
    let address = String((request.url?.absoluteString ?? "").prefix { $0 != "#" })
    return responses[address]
      ?? WebResponse(
        delay: 100_000,
        result: .failure(WebError(domain: NSURLErrorDomain, code: NSURLErrorCannotFindHost))
      )
  }
}

/// A web view on a screen, a network with some pages, and a delegate that writes down what it is told.
final class WebWorld: UIWebViewDelegate {
  let world = World()
  let network = TableNetwork()
  let web = UIWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private(set) var heard: [String] = []
  /// The questions that are answered with no, and the reactions to messages.
  var refused: Set<String> = []
  var reactions: [String: () -> Void] = [:]

  init(isInWindow: Bool = true) {
    network.responses = [
      "http://a.example/": page(), "http://b.example/": page(), "http://c.example/": page(),
      "http://framed.example/": page(frames: ["http://b.example/", "http://c.example/"]),
      "http://moved.example/": WebResponse(
        delay: 100_000,
        result: .redirect(request("http://a.example/"))
      ),
      "http://wide.example/": page(size: CGSize(width: 640, height: 1200)),
      "foo://bar": WebResponse(
        delay: 0,
        result: .failure(WebError(domain: NSURLErrorDomain, code: NSURLErrorUnsupportedURL))
      ),
    ]
    world.scene.network = network
    web.delegate = self
    if isInWindow { world.window.addSubview(web) }
  }

  private func page(size: CGSize? = nil, frames: [String] = []) -> WebResponse {
    WebResponse(
      delay: 100_000,
      result: .page(contentSize: size, frames: frames.map(request))
    )
  }

  func request(_ address: String) -> URLRequest { URLRequest(address) }

  /// Loads a page by the first part of its host, and waits until all is told.
  func load(_ name: String) {
    web.loadRequest(request("http://\(name).example/"))
    world.settle()
  }

  /// Returns the messages since the last call.
  func takeHeard() -> String {
    defer { heard = [] }
    return heard.joined(separator: " ")
  }

  private func hear(_ word: String) {
    heard.append(word)
    reactions[word]?()
  }

  func webView(
    _ webView: UIWebView,
    shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool {
    let name = request.url?.host?.prefix { $0 != "." } ?? "none"
    hear("ask(\(name),\(navigationType))")
    return !refused.contains(String(name))
  }

  func webViewDidStartLoad(_ webView: UIWebView) { hear("began") }
  func webViewDidFinishLoad(_ webView: UIWebView) { hear("ended") }

  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    hear("failed(\((error as NSError).code))")
  }
}

extension URLRequest {
  /// A request for an address that is one.
  init(_ address: String) {
    guard let url = URL(string: address) else { preconditionFailure("\(address) is no address") }
    self.init(url: url)
  }
}
