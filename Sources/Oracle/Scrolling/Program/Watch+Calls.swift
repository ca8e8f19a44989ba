internal import Traces
internal import Transcripts

extension Program.Kind {
  /// Makes the kind of a call.
  init(_ call: borrowing Call) {
    let isAnimated = call.isAnimated
    let value = call.arguments[call.name]
    switch call.name {
    case .contentOffset: self = .assign
    // Scrolling to a row is scrolling (T02, R079).
    case .setContentOffset, .scrollToRow, .scrollToNearestSelectedRow:
      self = isAnimated ? .animate : .jump
    // No row is scrolled to where none is to be selected.
    case .selectRow
    where call.arguments[.scrollPosition]?.string != "none" && call.arguments[.at] != .null:
      self = isAnimated ? .animate : .jump
    case .scrollRectToVisible: self = isAnimated ? .revealAnimated : .reveal
    case .bounds: self = .bounds
    case .tapStatusBar: self = .tapStatusBar
    case .stopScrollingAndZooming: self = .halt
    case .isScrollEnabled: self = value?.bool == false ? .stop : .harmless
    case .removeFromSuperview: self = .remove
    case .endRefreshing: self = .endRefreshing
    // Removing the refresh control has the effect of the end of refreshing.
    case .refreshControl: self = value?.bool == false ? .endRefreshing : .harmless
    default: self.init(call.changes)
    }
  }

  /// Makes the kind of a call that has no case of its own.
  private init(_ changes: Changes) {
    self =
      if !changes.isDisjoint(with: Self.resizing) {
        .geometry
      } else if !changes.isDisjoint(with: Self.zooming) {
        .zoom
      } else {
        changes.isDisjoint(with: Self.untold) ? .harmless : .other
      }
  }

  private static let resizing = Changes { $0.kind == .geometry }
  private static let zooming = Changes { $0.kind == .zoom }
  private static let untold = Changes { $0.kind == .other }
}

extension Aspect {
  /// The kind of a call that changes nothing but this.
  fileprivate var kind: Program.Kind {
    switch self {
    // The content may become shorter, and the offset go back with it (R038).
    case .contentSize, .bounds, .alignment, .insets, .layout, .load, .rows, .updates: .geometry
    case .zoom, .zoomLimits: .zoom
    // These are calls of their own, which no other name shares.
    case .offset, .rectangle, .row, .toTop, .motion, .hierarchy: .other
    // A view that is laid out anew may get another size.
    case .heights, .estimates, .screens, .presentation, .screenSize, .bars, .page: .other
    // The places to which an animator moves its views are not followed.
    case .animatedPlaces: .other
    case .bouncing, .manner, .fingers, .refresh, .data, .cells, .cellContent, .query, .prefetching,
      .index,
      .selection, .picking, .looks, .editing, .focus, .text, .touches, .recognizers, .value,
      .control, .screenSettings, .blocks, .alpha, .drawing, .appearance:
      .harmless
    }
  }
}

extension Watch {
  /// Sets a property that a call assigns.
  func applyProperty(_ call: borrowing Call) {
    guard let value = call.arguments[call.name] else { return }
    geometry.set(call.name, to: value)
    // The scroll direction decides which edges a safe area covers.
    if geometry.insets.haveSafeArea, call.name.decidesWhatScrolls, !areInsetsTold {
      geometry.forgetInsets()
    }
  }

  /// Begins to watch what comes of a call.
  func begin(
    _ call: borrowing Call,
    kind: Program.Kind,
    reach: CallReach,
    index: Int,
    turn: Int32
  ) {
    var next = program.following(LatestCall(call, kind: kind, index: index, turn: turn))
    next.call.hindrance = hindrance(to: call, kind: kind, turn: turn)
    next.call.isWithoutFingers = hands.down == 0 && course.isSurely(in: Phase.atRest)
    // A call by the delegate inside a block belongs to the block too. But a table that is laid out
    // then may show its rows when the block is over.
    let isInBlock =
      call.isByDelegate && turns.ofBlock == turn && site.stage.mayShowRows(in: turn) != true
    next.call.block = call.animationBlock ?? (isInBlock ? turns.block : nil)
    // A scroll that is animated by itself goes on beside the animations of its block (R482).
    let isBesideBlock = kind.isAnimated && next.call.block == .animate
    if isBesideBlock { next.call.block = nil }
    // A change is made at once while animations are switched off, whatever block it is in (R475).
    if let animations, animations.isEnabled != .yes {
      next.call.block = animations.isEnabled == .no ? .performWithoutAnimation : .animate
    }
    next.call.interruption = interrupted(by: call, kind: kind, turn: turn)
    next.call.maker = maker(of: call, turn: turn)
    next.call.isTurnOpen = next.call.isAlone || next.call.movesInMotion
    let told = content.lastScroll
    if kind.isScroll { aim(&next, call) }
    if kind == .geometry || kind == .bounds { resize(&next, call, reach) }
    // A clamp goes somewhere else; a new origin may go away silently and come back.
    if kind == .geometry || kind == .remove || kind == .zoom
      || (kind == .bounds && next.call.moves == .no)
    {
      next.call.toldBefore = told
    }
    if kind == .stop || kind == .endRefreshing { applyProperty(call) }
    let mayMove = kind == .remove || kind == .other
    if mayMove || (kind == .zoom && !isIdleZoom) { content.forgetPlace() }
    if kind == .bounds { takeOrigin(next.call) }
    if kind.isAnimated, next.call.block == nil { animate(&next, isBesideBlock: isBesideBlock) }
    if kind == .endRefreshing { closeRefresh(&next) }
    // The scroll that the call may send is not heard.
    next.call.leavesMotion = reach == .none || leavesMotion(reach)
    if !hears(.didScroll), !next.call.leavesMotion {
      content.offset = next.call.placeLeft(from: content.offset)
    }
    if kind != .harmless, !next.call.leavesMotion { moveAnchor(by: next.call) }
    program = next
  }

  private func maker(of call: borrowing Call, turn: Int32) -> LatestCall.Maker {
    guard call.isByDelegate else { return .program }
    // A delegate that hears of what it has called there is inside the change as well.
    let isInChange = program.call.kind == .geometry || program.call.maker == .delegateInChange
    if isInChange, program.call.turn == turn { return .delegateInChange }
    guard now.turn == turn else { return .delegate }
    return switch now.event {
    case .didChangeAdjustedContentInset: .delegateInChange
    case .didEndScrollingAnimation: .delegateInEnd
    default: .delegate
    }
  }

  /// Returns the reason why the messages of a call cannot be told from those of something under
  /// way; nil: none.
  private func hindrance(
    to call: borrowing Call,
    kind: Program.Kind,
    turn: Int32
  ) -> Lack? {
    guard course.isSurely(in: Phase.atRest), program.isIdle, !isZooming, !mayComeBackFromPinch
    else { return .motion }
    // The part of a view that the safe area covers changes as a view around it moves.
    if geometry.insets.haveSafeArea, !restsAround { return .motion }
    // A table scrolls under a row that is carried near an edge (R552).
    if hands.down > 0, table?.edits.mayCarryRow == true { return .motion }
    if kind != .tapStatusBar, mayScrollToTop { return .message }
    // Inside another call, which may yet bring the content into the range.
    if call.isByDelegate, turns.ofReshaping == turn || program.call.mayBringIn(in: turn) {
      return .delegate
    }
    // A table whose delegate calls while it tells of its rows may have more of them to bring in, and whether a
    // zoom ends what its delegate begins in it is not settled (I10).
    let isAtEnd = now.event.isTerminal && now.turn == turn && hands.down == 0
    if setting.isTable || zoom != nil, call.isByDelegate, !isAtEnd { return .delegate }
    return nil
  }

  /// Takes in where bounds that are assigned have put the content (A01): their origin is the offset, unless
  /// it is brought into the range at once (N05).
  private func takeOrigin(_ call: LatestCall) {
    guard call.target.isKnown, geometry.isRangeKnown, !geometry.isOutside(call.target) else {
      content.forgetPlace()
      return
    }
    content.offset = call.target
    // Sources disagree about a message for a new origin (F22).
    if call.moves != .no { content.lastScroll = .unknown }
  }

  private func aim(_ next: inout Program, _ call: borrowing Call) {
    switch next.call.kind {
    case .assign, .jump, .animate:
      next.call.target = Place(call.arguments[.contentOffset]?.point)
      if call.name == .scrollToRow, let table, let place = placeOfRow(table) {
        let (start, target) = place
        next.call.isToRow = true
        // A table that stands aside is brought back to its edge, or is not: no source tells.
        next.call.target = start.x == 0 ? target : .unknown
        guard start.x == 0 else { return }
        next.call.moves = target.distance(to: start) > setting.pixel ? .yes : .unknown
        // One that stands outside its range may be brought in all the same.
        if target == start, inside != .no { next.call.moves = .no }
        return
      }
    default: next.call.target = reveal(call.arguments[.rect]?.rect)
    }
    guard content.offset.isKnown else {
      let isOther =
        next.call.kind == .reveal || next.call.kind == .revealAnimated
        ? isSurelyOutOfView(call.arguments[.rect]?.rect) : isSurelyAwayFrom(next.call.target)
      if isOther { next.call.moves = .yes }
      return
    }
    guard next.call.target.isKnown else { return }
    if next.call.target == content.offset {
      next.call.moves = .no
    } else if next.call.target.distance(to: content.offset) > setting.pixel {
      next.call.moves = .yes
    }
  }

  /// Returns the offset that brings a rectangle into view: the smallest move, kept inside the range
  /// (F13–F15).
  private func reveal(_ rect: Rect?) -> Place {
    guard let rect, content.offset.isKnown, geometry.isRangeKnown else { return .unknown }
    // With estimated heights, the content may turn out shorter before the scroll arrives, and
    // nothing tells it. A table of another width has content of that width, and nothing tells it
    // before the layout.
    if mayComeBackFromPinch || hasEstimates || (setting.isTable && site.mayBeElsewhere) {
      return .unknown
    }
    guard
      let x = nearest(
        (content.offset.x, rect.origin.x.units, rect.size.x.units, geometry.size.x),
        (geometry.insets.adjusted.left.units, geometry.insets.adjusted.right.units),
        (geometry.least.x, geometry.most.x)
      ),
      let y = nearest(
        (content.offset.y, rect.origin.y.units, rect.size.y.units, geometry.size.y),
        (geometry.insets.adjusted.top.units, geometry.insets.adjusted.bottom.units),
        (geometry.least.y, geometry.most.y)
      )
    else { return .unknown }
    return Place(x: x, y: y)
  }

  /// Returns the nearest place on one axis; nil: it depends on how offsets are rounded to pixels if it is in
  /// already.
  private func nearest(
    _ axis: (offset: Int32, start: Int32, length: Int32, size: Int32),
    _ inset: (before: Int32, after: Int32),
    _ range: (least: Int32, most: Int32)
  ) -> Int32? {
    // Sums of lengths that are legal each by itself may need more than 32 bits.
    let start = Int64(axis.start)
    let end = start + Int64(axis.length)
    let visibleStart = Int64(axis.offset) + Int64(inset.before)
    let visibleEnd = Int64(axis.offset) + Int64(axis.size) - Int64(inset.after)
    let isLarger = Int64(axis.length) > visibleEnd - visibleStart
    if isLarger, start <= visibleStart, end >= visibleEnd { return axis.offset }
    if !isLarger, start >= visibleStart, end <= visibleEnd { return axis.offset }
    let toStart = start - Int64(inset.before)
    let toEnd = end - Int64(axis.size) + Int64(inset.after)
    let offset = Int64(axis.offset)
    let wish = abs(toStart - offset) <= abs(toEnd - offset) ? toStart : toEnd
    guard abs(wish - offset) >= Int64(setting.pixel) else { return nil }
    return min(max(Int32(clamping: wish), range.least), range.most)
  }

  private func resize(_ next: inout Program, _ call: borrowing Call, _ reach: CallReach) {
    next.call.change.wasInside = inside
    let origin = content.offset
    let size = geometry.size
    let plain = geometry.insets.plain
    if geometry.isRangeKnown, content.offset.isKnown {
      next.call.change.top = geometry.least.y
      next.call.change.wasAtTop = content.offset.y == geometry.least.y
    }
    applyProperty(call)
    if next.call.change.setsInset, geometry.isSetUp {
      next.call.change.changesInset = Certainty(plain != geometry.insets.plain)
      next.call.change.isInsetDue = next.call.change.changesInset == .yes && !call.isByDelegate
    }
    next.call.change.hasSameSize = size.isKnown && size == geometry.size
    if next.call.kind == .bounds, let rect = call.arguments[call.name]?.rect {
      // F22: whether a new origin is told is disputed.
      next.call.target = Place(rect.origin)
      next.call.moves = origin.isKnown ? Certainty(Place(rect.origin) != origin) : .unknown
    }
    if call.name == .frame { next.call.change.isPlain = areInsetsPlain }
    if next.call.maker == .delegateInChange { next.call.change.isPlain = false }
    next.call.change.isInside = inside
    if next.call.change.isInside != .yes { content.lastScroll = .unknown }
    if reach.leavesAnimations { next.animation = program.animation }
  }

  private var inside: Certainty {
    guard geometry.isRangeKnown else { return .unknown }
    guard content.offset.isKnown else { return isAnchoredInside ? .yes : .unknown }
    let excess = geometry.excess(content.offset)
    if excess <= 0 { return .yes }
    return excess > setting.pixel ? .no : .unknown
  }

  /// Begins to watch an animated scroll.
  ///
  /// - Parameters:
  ///   - next: the program's state, which is told of the animation.
  ///   - isBesideBlock: whether the call stands in a block of animations; that such a scroll runs to its
  ///     end was seen once, so that its end is allowed there and never due.
  private func animate(_ next: inout Program, isBesideBlock: Bool) {
    if next.call.moves == .no, next.call.isAlone { return }
    next.animation.endsAllowed += 1
    next.animation.kind = next.call.kind
    next.animation.isToRow = next.call.isToRow
    next.animation.time = next.call.time
    next.animation.scrolls = 0
    next.animation.start = next.animation.endsAllowed == 1 ? content.offset : .unknown
    next.animation.target = next.call.target
    next.animation.isAfterChange =
      program.call.kind == .geometry && program.call.turn == next.call.turn
    next.animation.moves =
      next.call.isAlone || next.animation.endsAllowed > 1 ? next.call.moves : .unknown
    // In what a delegate calls without animations nothing that it leads to is animated.
    let isInBlock = turns.ofDelegateBlock == next.call.turn
    // The room of a refresh control that has just ended closes by itself, and nothing tells its end.
    let isClosing = program.closingTime != nil
    // A finger that was not recorded may stop it (F18).
    next.animation.isPure =
      hands.areRecorded && hands.down == 0 && course.isSurely(in: Phase.atRest)
      && !program.toTop.isOpen
      && !site.mayBeRemoved
      && !mayComeBackFromPinch && !isInBlock && !isClosing && !isBesideBlock
      // Another may have been under way before the record began.
      && !course.isMidway
    // A motion that is over has no hand in this one.
    if next.animation.isPure, next.animation.endsAllowed == 1 { motion.isDisturbed = false }
    // A scroll that the end of another starts has an end of its own (A12).
    if next.call.maker == .delegateInEnd, next.animation.endsAllowed == 1,
      next.animation.isPure
    {
      next.animation.moves = next.call.moves
    }
    next.animation.isEndDue =
      next.animation.isPure && next.call.moves == .yes
      && (!next.call.isOfDelegate || next.call.isAlone || next.call.maker == .delegateInEnd)
      && !isInBlock
  }

  /// True if a scroll to the top may be under way, which nobody has heard to be asked for.
  private var mayScrollToTop: Bool { program.toTop.isTapped && !hears(.shouldScrollToTop) }

  /// Returns the motion that a call interrupts.
  private func interrupted(
    by call: borrowing Call,
    kind: Program.Kind,
    turn: Int32
  ) -> Interruption {
    var interruption = Interruption()
    guard !call.isByDelegate || kind == .halt && isGlideAlone(in: turn), record.calls == .recorded,
      zoom?.isCalledInZoom != true
    else {
      return interruption
    }
    interruption.isOfGlide =
      program.isGlideCalled && program.animation.endsAllowed == 0 && hands.down == 0
    interruption.place = content.offset
    interruption.isInside = inside
    interruption.lastStep = stepOfFrame
    return interruption
  }
}

extension Watch {
  /// The way of a whole frame of the glide, by the last step that was told.
  private var stepOfFrame: Int32 {
    let period = 1_000_000 / max(1, setting.rate)
    let elapsed = content.lastScrollTime - drag.lastReleaseTime
    // The first frame behind a lift shows the way of a part.
    guard motion.glideScrolls == 1, drag.lastReleaseTime >= 0, elapsed > 0, elapsed < period else {
      return motion.lastStep
    }
    return Int32(clamping: Int64(motion.lastStep) * period / elapsed)
  }

  /// Returns true if a glide that is due, or under way, is all that a delegate's call meets in a turn: no table
  /// that finds out how high its rows are, no zoom, and no other call.
  private func isGlideAlone(in turn: Int32) -> Bool {
    let glides = Phase.set(.glide, .due, .caughtDue)
    return !setting.isTable && zoom == nil && program.isIdle
      && (program.call.turn != turn || program.call.kind == .halt)
      // The call may have ended it already.
      && course.phases & glides != 0 && course.isSurely(in: glides | Phase.set(.doubtfulDue, .rest))
  }
}

extension Name {
  /// True if the property has a say in which way content scrolls.
  var decidesWhatScrolls: Bool {
    !changes.isDisjoint(with: [.contentSize, .bounds, .bouncing])
  }
}

extension Call {
  /// The block that says how what moves is animated; one of updates says nothing of that.
  var animationBlock: Block? { block == .performBatchUpdates ? nil : block }
}
