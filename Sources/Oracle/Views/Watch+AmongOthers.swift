internal import Traces
internal import Transcripts

// The part of a view among all views: it may speak for all, or be the only one that a tap on the status bar means.

extension Watch {
  var size: Place { geometry.size }

  /// The views that scroll and that this one stands in, from the inside.
  private var scrollersAround: [Watch] {
    var around: [Watch] = []
    let watches = site.stage.watches
    var next = site.container
    while let place = next, watches.indices.contains(place) {
      if watches[place].setting.isScroller { around.append(watches[place]) }
      next = watches[place].site.container
    }
    return around
  }

  /// True if all views around this one surely rest: a finger that comes down catches no glide of theirs.
  var restsAround: Bool {
    site.container == nil || scrollersAround.allSatisfy { $0.course.isSurely(in: Phase.atRest) }
  }

  /// True if no call has moved the content of a view around this one since fingers came down last.
  var staysAround: Bool {
    scrollersAround.allSatisfy { $0.program.call.turn < turns.touchDown }
  }

  /// True if the fingers that are down, or were the last, can be no other view's: they came down on this one alone,
  /// and none around it moves or has followed them.
  var hasFingersAlone: Bool {
    site.isAlone || drag.isHitAlone && restsAround && !mayBeDraggedAround && !mayBePinchedAround
  }

  /// True if a view around this one may take several fingers for a pinch, which is not this one's.
  private var mayBePinchedAround: Bool {
    hands.most > 1 && zoom == nil && scrollersAround.contains { $0.zoom != nil }
  }

  /// True if a view around this one may have dragged for the finger that is down or was lifted last (A11): it may
  /// follow the finger, and has told of a drag or may have begun one unheard.
  var mayBeDraggedAround: Bool {
    !site.isAlone
      && scrollersAround.contains { around in
        let hasNotBegun =
          around.hears(.willBeginDragging) && around.course.isSurely(in: Phase.atRest)
          && around.drag.pull.turn <= around.turns.touchDown
        return around.mayFollowFinger && !hasNotBegun
      }
  }

  /// True if a finger has gone as far as any drag needs, along an axis on which the content may move, or between
  /// two of them.
  var mayFollowFinger: Bool {
    guard geometry.isScrollEnabled else { return false }
    let isWide = geometry.mayMove(.horizontal, isTable: setting.isTable)
    let isTall = geometry.mayMove(.vertical, isTable: setting.isTable)
    // The way of a second finger is not kept.
    if hands.most > 1 { return hands.hasMoved && (isWide || isTall) }
    let (x, y) = (isWide ? Int64(hands.ways.x) : 0, isTall ? Int64(hands.ways.y) : 0)
    return x * x + y * y >= Self.leastWay * Self.leastWay
  }

  /// The least way of a finger that may begin a drag: 8 points, two less than the slop (B18).
  private static let leastWay: Int64 = 8_000

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
