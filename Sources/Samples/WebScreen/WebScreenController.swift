public import HeadlessUIKit

/// A page from the network, with a sign that it is being loaded.
public final class WebScreenController: UIViewController, UIWebViewDelegate {
  private let address: URL
  private let webView: UIWebView
  private var loads = 0
  /// The error of the latest load, if there was one.
  public private(set) var failure: String?
  private var wasLoaded = false

  /// True if the sign is shown: from the first load that starts to the last one that ends.
  public var isActivityShown: Bool { loads > 0 }

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - address: the first page.
  ///   - screen: where it is shown.
  public init(address: URL, screen: UIScreen) {
    self.address = address
    webView = UIWebView(frame: screen.bounds)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there is no archive to read from.
  public required init?(coder: NSCoder) { nil }

  /// Lets the web view go, which may outlive its delegate.
  isolated deinit {
    webView.delegate = nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    webView.scalesPageToFit = true
    webView.delegate = self
    view.addSubview(webView)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasLoaded else { return }
    wasLoaded = true
    webView.loadRequest(URLRequest(url: address))
  }

  /// Shows the sign.
  public func webViewDidStartLoad(_ webView: UIWebView) { loads += 1 }

  /// Hides the sign with the last load.
  public func webViewDidFinishLoad(_ webView: UIWebView) { loads -= 1 }

  /// Shows no failure where a load has only given way to another, and none has to have started.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    loads = max(0, loads - 1)
    let error = error as NSError
    if error.code != NSURLErrorCancelled { failure = error.localizedDescription }
  }
}
