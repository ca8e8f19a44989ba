import Foundation

// Pages change by a finger or by code. The delegate is told of a finger's changes only.

extension UIPageViewController {
  final func forgetNeighbours() {
    pages.neighbours = [:]
    viewIfLoaded?.setNeedsLayout()
  }

  /// Asks for the pages beside the one that is shown, those that are not known yet.
  final func askForNeighbours() {
    guard pages.turn == nil, let current = pages.current, let dataSource,
      !(viewIfLoaded?.bounds.isEmpty ?? true)
    else { return }
    var isNew = false
    for side in [PageStrip.Side.before, .after] where pages.neighbours[side] == nil {
      let page =
        side == .before
        ? dataSource.pageViewController(self, viewControllerBefore: current)
        : dataSource.pageViewController(self, viewControllerAfter: current)
      pages.neighbours[side] = .some(page)
      isNew = true
    }
    if isNew { placePages() }
  }

  /// Shows a page because code says so.
  final func show(
    _ page: UIViewController,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    abandonTurn()
    guard page !== pages.current else {
      forgetNeighbours()
      completion?(true)
      return
    }
    pages.neighbours = [:]
    let takesTime = animated && pages.current != nil && viewIfLoaded?.window != nil
    let side: PageStrip.Side = direction == .forward ? .after : .before
    begin(
      PageStrip.Turn(side: side, incoming: page, isByFinger: false, completion: completion),
      animated: takesTime
    )
    if takesTime {
      scrollView.setContentOffset(place(side == .before ? 0 : 2), animated: true)
    } else {
      finish(completed: true)
    }
  }

  /// Begins to bring in the page towards which a finger moves the content; one of the other side is taken back.
  final func pagesMoved() {
    guard !pages.isPlacing, scrollView.isDragging else { return }
    let progress = progress
    guard progress != 0 else { return }
    let side: PageStrip.Side = progress < 0 ? .before : .after
    if let turn = pages.turn {
      guard turn.isByFinger, turn.side != side else { return }
      finish(completed: false)
    }
    guard let incoming = pages.neighbour(side) else { return }
    let turn = PageStrip.Turn(side: side, incoming: incoming, isByFinger: true, completion: nil)
    delegate?.pageViewController(self, willTransitionTo: [incoming])
    begin(turn, animated: true)
  }

  /// Ends the turn that is under way, for nothing moves the content any more.
  final func pagesStopped() {
    guard !pages.isPlacing, !scrollView.isDragging, let turn = pages.turn else { return }
    let progress = progress
    // Whatever stops between two pages goes on to one of them.
    guard abs(progress - progress.rounded()) < 0.01 else { return }
    finish(completed: turn.side == .before ? progress < -0.5 : progress > 0.5)
  }

  private func begin(_ turn: PageStrip.Turn, animated: Bool) {
    pages.turn = turn
    let incoming = turn.incoming
    incoming.isAppearanceManaged = true
    if incoming.parent !== self { addChild(incoming) }
    guard isViewLoaded else { return }
    if appearance.phase == .appeared || appearance.phase == .appearing {
      pages.current?.beginAppearance(false, animated: animated)
      incoming.beginAppearance(true, animated: animated)
    }
    scrollView.addSubview(incoming.view)
    placePages()
  }

  /// Ends the change that is under way, with the page that comes or without.
  private func finish(completed: Bool, finished: Bool = true) {
    guard let turn = pages.turn else { return }
    let outgoing = pages.current
    if completed {
      takeOver(turn)
    } else {
      turn.incoming.beginAppearance(false, animated: true)
      outgoing?.beginAppearance(true, animated: true)
    }
    pages.turn = nil
    let leaving = completed ? outgoing : turn.incoming
    leaving?.willMove(toParent: nil)
    leaving?.viewIfLoaded?.removeFromSuperview()
    placePages()
    leaving?.endAppearance()
    pages.current?.endAppearance()
    leaving?.isAppearanceManaged = false
    leaving?.removeFromParent()
    if completed { turn.incoming.didMove(toParent: self) }
    if turn.isByFinger {
      delegate?.pageViewController(
        self,
        didFinishAnimating: finished,
        previousViewControllers: outgoing.map { [$0] } ?? [],
        transitionCompleted: completed
      )
    }
    turn.completion?(completed)
    askForNeighbours()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes the page that comes the one that is shown; what it leaves is beside it.
  private func takeOver(_ turn: PageStrip.Turn) {
    let outgoing = pages.current
    pages.current = turn.incoming
    pages.neighbours = [:]
    guard turn.isByFinger else { return }
    pages.neighbours[turn.side == .before ? .after : .before] = .some(outgoing)
  }

  /// Gives up a change that is under way, because code shows something else.
  private func abandonTurn() {
    guard pages.turn != nil else { return }
    scrollView.setContentOffset(place(1), animated: false)
    finish(completed: false, finished: false)
  }
}
