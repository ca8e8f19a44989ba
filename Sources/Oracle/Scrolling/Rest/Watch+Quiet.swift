internal import Traces
internal import Transcripts

/// The conditions under which a view is surely at rest, and nothing that has happened may move it.
extension Watch {
  /// True if nothing is known that could move the content, where all of it was recorded: no call of
  /// this turn, nothing that is animated, and no input but such as has had its effect.
  var isCauseless: Bool {
    record.calls == .recorded && program.isIdle && !program.toTop.isTapped
      && program.still.turn != now.turn
      && (latest.hasCause ? areInputsSpent : hands.down == 0)
  }

  /// True if what came since the last end of a motion has had its effect: a call has it in its own
  /// turn, and a finger moves nothing before a drag is told.
  private var areInputsSpent: Bool {
    course.wasSurely(in: Phase.atRest) && turns.call != now.turn && turns.touch != now.turn
      && !course.isMidway
      // A finger that has not moved is told of by the rule about that; one that has may be this view's from now on.
      && (hands.down == 0 || hands.hasMoved && site.isOnlyScroller) && isLeftToItself
      && !isOnItsWayHome
  }

  /// True if nothing but fingers on it and calls to it can move its content.
  ///
  /// Rows are laid out later, a refresh control closes by itself, and content comes home after a zoom.
  var isLeftToItself: Bool {
    setting.isScroller && !setting.isTable && isLaidOutAlone && isControlClosed
      && !geometry.isAligned && !site.mayBeRemoved && program.call.block != .animate
      && zoom?.zoomTurn != now.turn && (zoom?.course.isSurely(in: ZoomPhase.shut) ?? true)
  }

  /// True if no refresh control is open, or closes.
  var isControlClosed: Bool {
    !geometry.hasRefreshControl || refresh.isOpen == .no && !refresh.hasRefreshed
  }

  /// True if a layout changes nothing but what is in the view: no inset of it follows a bar, or its place in the
  /// window.
  var isLaidOutAlone: Bool { (site.standsStill || areInsetsPlain) && !isShownByController }

  /// The offset at a `didScroll` that does not tell it: the place to which its call moved the
  /// content.
  ///
  /// Nothing but this call can have moved it (F01, F03). Places between pixels are rounded (F24).
  var placeCalled: Place {
    let target = program.call.target
    guard isTurnOfCall([.assign, .jump]), program.call.moves == .yes, program.call.scrolls == 0,
      program.call.turn == now.turn, !program.call.isToRow, record.calls == .recorded, zoom == nil,
      !setting.isTable, Axis.each.allSatisfy({ target[$0] % 1000 == 0 })
    else { return .unknown }
    return target
  }

  /// The offset at a message that does not tell it: that of the last `didScroll`, if nothing since
  /// may have moved the content unheard (A06).
  var placeTold: Place {
    let isOfMotion =
      now.event.isOfChain || now.event == .didEndScrollingAnimation || now.event == .didScrollToTop
    guard isOfMotion, now.event != .didScroll, record.calls == .recorded, hears(.didScroll),
      !course.isMidway, zoom == nil, content.lastScroll == content.offset,
      // Of a table that stands where it began nobody may have told a thing.
      !setting.isTable || content.lastScroll != content.offsetAtStart
    else { return .unknown }
    return content.lastScroll
  }
}
