/// The messages that a delegate implements, asked once when it is set and kept as bits.
nonisolated struct ObservedMessages: OptionSet, Sendable {
  let rawValue: UInt16

  static let didScroll = ObservedMessages(rawValue: 1 << 0)
  static let willBeginDragging = ObservedMessages(rawValue: 1 << 1)
  static let willEndDragging = ObservedMessages(rawValue: 1 << 2)
  static let didEndDragging = ObservedMessages(rawValue: 1 << 3)
  static let willBeginDecelerating = ObservedMessages(rawValue: 1 << 4)
  static let didEndDecelerating = ObservedMessages(rawValue: 1 << 5)
  static let didEndScrollingAnimation = ObservedMessages(rawValue: 1 << 6)
  static let shouldScrollToTop = ObservedMessages(rawValue: 1 << 7)
  static let didScrollToTop = ObservedMessages(rawValue: 1 << 8)
  static let didChangeAdjustedContentInset = ObservedMessages(rawValue: 1 << 9)

  static let viewForZooming = ObservedMessages(rawValue: 1 << 10)
  static let willBeginZooming = ObservedMessages(rawValue: 1 << 11)
  static let didZoom = ObservedMessages(rawValue: 1 << 12)
  static let didEndZooming = ObservedMessages(rawValue: 1 << 13)

  private static let names: [(message: ObservedMessages, name: Selector)] = [
    (.didScroll, "scrollViewDidScroll(_:)"),
    (.willBeginDragging, "scrollViewWillBeginDragging(_:)"),
    (.willEndDragging, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"),
    (.didEndDragging, "scrollViewDidEndDragging(_:willDecelerate:)"),
    (.willBeginDecelerating, "scrollViewWillBeginDecelerating(_:)"),
    (.didEndDecelerating, "scrollViewDidEndDecelerating(_:)"),
    (.didEndScrollingAnimation, "scrollViewDidEndScrollingAnimation(_:)"),
    (.shouldScrollToTop, "scrollViewShouldScrollToTop(_:)"),
    (.didScrollToTop, "scrollViewDidScrollToTop(_:)"),
    (.didChangeAdjustedContentInset, "scrollViewDidChangeAdjustedContentInset(_:)"),
    (.viewForZooming, "viewForZooming(in:)"),
    (.willBeginZooming, "scrollViewWillBeginZooming(_:with:)"),
    (.didZoom, "scrollViewDidZoom(_:)"),
    (.didEndZooming, "scrollViewDidEndZooming(_:with:atScale:)"),
  ]

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Asks a delegate what it implements.
  @MainActor init(of delegate: (any UIScrollViewDelegate)?) {
    guard let delegate else {
      self = []
      return
    }
    self = Self.names.reduce(into: []) { observed, entry in
      if delegate.responds(to: entry.name) { observed.insert(entry.message) }
    }
  }
}
