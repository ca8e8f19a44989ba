public import Foundation

/// A view that shows a page of the web, and goes from page to page.
///
/// There is no markup and no drawing: what is here is loading, what is told of it, the history, and a
/// page as large as its network says. Answers come by the world's clock.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// The delegate that is asked and told; it must be taken away before it goes (R262).
  open weak var delegate: (any UIWebViewDelegate)?
  /// True if pages are scaled to fit, and fingers may zoom them (R261).
  open var scalesPageToFit = false {
    didSet { if scalesPageToFit != oldValue { fitPage() } }
  }
  /// The view that the page lies in.
  public final let scrollView: UIScrollView

  final let page = WebPage()
  final var loads = PageLoads()
  final weak var scene: UIWindowScene?
  /// The proposals from before the view was in a world that could answer.
  final var waitingProposals: [PageProposal] = []
  private final let zoomer = WebZoomer()

  /// Creates a web view at a place in its superview.
  public override init(frame: CGRect) {
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    prepare()
  }

  /// Creates a web view of no size; nothing is read from an archive.
  public required init?(coder: NSCoder) {
    scrollView = UIScrollView(frame: .zero)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    zoomer.page = page
    scrollView.delegate = zoomer
    scrollView.addSubview(page)
    addSubview(scrollView)
    fitPage()
  }

  /// The request whose page is shown; `nil` before the first has come (R249).
  public final var request: URLRequest? { loads.request }
  /// True if a page, or a frame of it, is on its way (R256).
  public final var isLoading: Bool { loads.isLoading }
  /// True if there is a page to go back to (R259).
  public final var canGoBack: Bool { loads.history.page(at: -1) != nil }
  /// True if there is a page to go forward to (R259).
  public final var canGoForward: Bool { loads.history.page(at: 1) != nil }

  /// Loads a page.
  open func loadRequest(_ request: URLRequest) {
    scene?.witness?.willCall(.loadRequest(request), on: self)
    propose(request, .other, step(to: request))
  }

  /// Shows a page that is written in a string; it is in no list of pages.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    guard let url = baseURL ?? URL(string: "about:blank") else { return }
    let response = WebResponse(delay: 0, result: .page(contentSize: nil, frames: []))
    propose(URLRequest(url: url), .other, .none, response)
  }

  /// Loads the page again (R251); without a page there is nothing to do.
  open func reload() {
    guard let request else { return }
    propose(request, request.isPosted ? .formResubmitted : .reload, .replace)
  }

  /// Gives up what is on its way (R253, R255).
  open func stopLoading() {
    waitingProposals = []
    loads.stop()
    tell()
  }

  /// Goes to the page before, if there is one (R250, R260).
  open func goBack() { go(-1) }

  /// Goes to the page behind, if there is one (R250, R260).
  open func goForward() { go(1) }

  private func go(_ distance: Int) {
    guard let request = loads.history.page(at: distance) else { return }
    propose(request, request.isPosted ? .formResubmitted : .backForward, .move(distance))
  }

  override func sizeDidChange() {
    scrollView.frame = CGRect(origin: .zero, size: bounds.size)
    fitPage()
  }

  override func windowDidChange() {
    guard let scene = sceneAround else { return }
    self.scene = scene
    let proposals = waitingProposals
    waitingProposals = []
    for proposal in proposals { ask(proposal) }
  }
}
