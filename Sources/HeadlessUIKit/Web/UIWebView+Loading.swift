import Foundation

extension UIWebView {
  /// Returns the change that a request makes to the list of pages.
  ///
  /// The same address again replaces its page.
  final func step(to request: URLRequest) -> PageHistory.Step {
    request == self.request && loads.history.current == request ? .replace : .append
  }

  /// Asks the delegate whether a page may be loaded, and loads it then.
  final func propose(
    _ request: URLRequest,
    _ type: NavigationType,
    _ step: PageHistory.Step,
    _ response: WebResponse? = nil
  ) {
    var proposal = PageProposal(request: request, type: type, target: .page(step))
    proposal.response = response
    // Code may ask for a page before the view is in a window.
    guard scene != nil else { return waitingProposals.append(proposal) }
    ask(proposal)
    tell()
  }

  final func ask(_ proposal: PageProposal) {
    decide(proposal)
    tell()
  }

  /// Asks, and takes the answer in; what there is to tell of it is told by whoever asks.
  private func decide(_ proposal: PageProposal) {
    scene?.surroundings.count()
    let isAllowed =
      delegate?.webView(
        self,
        shouldStartLoadWith: proposal.request,
        navigationType: proposal.type
      ) ?? true
    guard isAllowed, let scene else { return loads.refuse(proposal) }
    let response =
      proposal.response ?? scene.network?.response(to: proposal.request) ?? .offline
    loads.allow(proposal, response, at: scene.microseconds)
  }

  /// Tells what there is to tell; the delegate may ask for more in the midst of it.
  final func tell() {
    // A page may have any number of frames: what comes of each is told here, not inside the question.
    while scene?.isOver != true, let action = loads.next() {
      switch action {
      case .ask(let proposal): decide(proposal)
      case .start: delegate?.webViewDidStartLoad(self)
      case .finish: delegate?.webViewDidFinishLoad(self)
      case .fail(let error, _): delegate?.webView(self, didFailLoadWithError: error.told)
      case .show(_, _, let contentSize): show(contentSize)
      case .jump: break
      }
    }
    if loads.isWaiting { scene?.wait(for: self) }
  }

  /// Takes the answers that have come, one after the other.
  final func takeAnswers(at microseconds: Int64) {
    while scene?.isOver != true, loads.takeAnswer(at: microseconds) { tell() }
  }
}
