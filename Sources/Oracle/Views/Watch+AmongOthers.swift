internal import Traces
internal import Transcripts

// The part of a view among all views: it may speak for all, or be the only one that a tap on the status bar means.

extension Watch {
  var size: Place { geometry.size }

  /// True if a tap on the status bar is certainly this view's business too (G06, G09).
  var isSurelyCandidate: Bool {
    setting.isScroller && setting.isSetUpAtAll && geometry.scrollsToTop && geometry.isScrollEnabled
      && !site.mayBeElsewhere && !site.mayBeRemoved && hands.down == 0 && size.isKnown && size.x > 0
      && size.y > 0 && record.calls != .hidden
  }

  /// True if what is no single view's matter is judged at this one: the first that scrolls, or the first.
  var speaksForAll: Bool {
    let watches = site.stage.watches
    return (watches.first { $0.setting.isScroller } ?? watches[0]) === self
  }

  /// True if a tap on the status bar is certainly no other view's business (G06).
  var isOnlyCandidate: Bool {
    site.stage.watches.allSatisfy { $0 === self || $0.isSurelyNoCandidate }
  }

  private var isSurelyNoCandidate: Bool {
    if Vocabulary.contents.contains(setting.declaration.component) { return true }
    return setting.isScroller && setting.isSetUpAtAll && !geometry.scrollsToTop
      && record.calls != .hidden
  }
}
