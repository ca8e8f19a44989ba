/// A load that a web view may begin if its delegate lets it.
nonisolated struct PageProposal: Hashable, Sendable {
  /// The thing to load: a page, a redirect of a load, or a frame.
  enum Target: Hashable, Sendable {
    /// The page itself.
    case page(PageHistory.Step)
    /// A load that is under way and is led elsewhere.
    case redirect(of: Int)
    /// A frame of what a load has brought.
    case frame(of: Int)
  }

  let request: URLRequest
  let type: UIWebView.NavigationType
  let target: Target
  /// The response to the request, if it does not come from the network.
  var response: WebResponse?
}
