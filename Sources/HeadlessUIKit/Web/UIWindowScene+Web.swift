import Foundation

/// The web views of a world that wait for answers, and whom they are answered by.
struct WebWaiting {
  /// One that waits; it may be gone before the answer comes.
  private struct Waiter {
    weak var view: UIWebView?
  }

  var network: (any WebNetwork)?
  private var waiters: [Waiter] = []

  /// True if anybody waits.
  var isAnybodyThere: Bool { waiters.contains { $0.view?.loads.isWaiting ?? false } }

  /// The time of the next answer; nil if none is expected.
  var nextDue: Int64? { waiters.compactMap { $0.view?.loads.nextDue }.min() }

  mutating func add(_ view: UIWebView) {
    waiters.removeAll { $0.view == nil || $0.view === view }
    waiters.append(Waiter(view: view))
  }

  /// Returns those that wait, in the order in which they began to; the others are forgotten.
  mutating func takeViews() -> [UIWebView] {
    waiters.removeAll { $0.view?.loads.isWaiting != true }
    return waiters.compactMap(\.view)
  }
}

extension UIWindowScene {
  /// The object that answers the requests of the world's web views; nil if there is no network.
  public var network: (any WebNetwork)? {
    get { web.network }
    set { web.network = newValue }
  }

  func wait(for view: UIWebView) { web.add(view) }

  /// Hands out the answers that have come by now.
  func deliverAnswers() {
    for view in web.takeViews() { view.takeAnswers(at: microseconds) }
  }
}
