/// What a web view may load next, if its delegate lets it.
nonisolated struct PageProposal: Hashable, Sendable {
  /// Who would load it.
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
  /// What comes of it, where that is no matter of the network.
  var response: WebResponse?
}
