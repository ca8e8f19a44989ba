internal import Traces

extension Program.Kind {
  /// What a call does.
  init(_ call: borrowing Call) {
    let isAnimated = call.isAnimated
    switch call.name {
    case .contentOffset: self = .assign
    case .setContentOffset: self = isAnimated ? .animate : .jump
    case .scrollRectToVisible: self = isAnimated ? .revealAnimated : .reveal
    // The content may become shorter, and the offset go back with it (R038).
    case .reloadData, "layoutIfNeeded()", .beginUpdates, .endUpdates, .insertRows, .deleteRows,
      .reloadRows, .moveRow, .insertSections, .deleteSections, .reloadSections, .moveSection:
      self = .geometry
    case .contentSize, .contentInset, .frame, .safeAreaInsets, .contentInsetAdjustmentBehavior,
      "contentAlignmentPoint":
      self = .geometry
    case .bounds: self = .bounds
    case .tapStatusBar: self = .tapStatusBar
    case .stopScrollingAndZooming: self = .halt
    case .isScrollEnabled: self = call.arguments[call.name]?.bool == false ? .stop : .harmless
    case .removeFromSuperview: self = .remove
    case .zoomScale, .setZoomScale, .zoomToRect, .minimumZoomScale, .maximumZoomScale: self = .zoom
    case .endRefreshing: self = .endRefreshing
    // What is taken away leaves its room, as at its end.
    case .refreshControl:
      self = call.arguments[call.name]?.bool == false ? .endRefreshing : .harmless
    case .bounces, .bouncesHorizontally, .bouncesVertically, .alwaysBounceVertical,
      .alwaysBounceHorizontal, .scrollsToTop, .isDirectionalLockEnabled, .decelerationRate,
      "delaysContentTouches", "canCancelContentTouches", .flashScrollIndicators, .bouncesZoom,
      .isPagingEnabled, .keyboardDismissMode, .beginRefreshing,
      .becomeFirstResponder, .resignFirstResponder, "indicatorStyle",
      "scrollIndicatorInsets",
      "horizontalScrollIndicatorInsets", "verticalScrollIndicatorInsets",
      "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator",
      "transfersHorizontalScrollingToParent", "transfersVerticalScrollingToParent":
      self = .harmless
    default: self = Self.ofTable(call)
    }
  }

  /// What a call does that only tables have: scrolling to a row is scrolling (T02, R079).
  private static func ofTable(_ call: borrowing Call) -> Program.Kind {
    switch call.name {
    case .scrollToRow, .scrollToNearestSelectedRow: call.isAnimated ? .animate : .jump
    // No row is scrolled to where none is to be selected.
    case .selectRow
    where call.arguments[.scrollPosition]?.string != "none" && call.arguments[.at] != .null:
      call.isAnimated ? .animate : .jump
    case .selectRow, .deselectRow, .cellForRowQuery, .setSelected, .reloadSectionIndexTitles,
      .sections, .headers, .footers, .sectionIndexTitles, .identifiers, .registers, .dequeues,
      .rowHeights, .accessoryTypes, .selectionStyle, .allowsSelection, .allowsMultipleSelection,
      "isPrefetchingEnabled", .setEditing, .isEditing, .commits, .moves,
      .allowsSelectionDuringEditing, .allowsMultipleSelectionDuringEditing:
      .harmless
    default: .other
    }
  }
}

extension Watch {
  /// Sets a property that a call assigns.
  func applyProperty(_ call: borrowing Call) {
    guard let value = call.arguments[call.name] else { return }
    geometry.set(call.name, to: value)
    // Which edges a safe area covers depends on which way the content scrolls.
    if geometry.hasSafeArea, call.name.decidesWhatScrolls, !areInsetsTold {
      geometry.forgetInsets()
    }
  }

  /// Begins to watch what comes of a call.
  func begin(_ call: borrowing Call, kind: Program.Kind, index: Int, turn: Int32) {
    let isAlone =
      isSurely(in: Phase.atRest) && program.endsAllowed == 0 && !toTop.isOpen && !isZooming
      && (kind == .tapStatusBar || !mayScrollToTop)
      && !isNested && !call.isByDelegate && !mayComeBackFromPinch
    var next = Program()
    next.kind = kind
    next.index = index
    next.turn = turn
    next.time = call.time ?? -1
    next.isPlainGeometry = call.name == .contentSize || call.name == .contentInset
    next.setsInset = call.name == .contentInset
    next.movesTop = call.name == .frame || call.name == .safeAreaInsets
    next.isAlone = isAlone
    next.isTurnOpen = isAlone
    next.isClouded = call.isByDelegate
    // What a delegate calls inside a block is in it too; but a table that is laid out then may show its
    // rows when the block is over.
    let isInBlock =
      call.isByDelegate && blockTurn == turn && stage?.mayShowRows(in: turn) != true
    next.block = call.animationBlock ?? (isInBlock ? block : nil)
    next.endsAllowed = program.endsAllowed
    next.isAnimationPure = false
    next.interruption = interrupted(by: call)
    next.isOfEnd = call.isByDelegate && now.event == .didEndScrollingAnimation && now.turn == turn
    next.isOfRest =
      call.isByDelegate && now.event.isTerminal && now.turn == turn && isSurely(in: Phase.atRest)
      && program.endsAllowed == 0 && !toTop.isOpen && !isZooming && hands.down == 0
    let told = lastScroll
    if kind.isScroll { aim(&next, call) }
    if kind == .geometry || kind == .bounds { resize(&next, call) }
    // A clamp goes somewhere else; a new origin may go away silently and come back.
    if kind == .geometry || kind == .remove || kind == .zoom
      || (kind == .bounds && next.moves == .no)
    {
      next.toldBefore = told
    }
    if kind == .stop || kind == .endRefreshing { applyProperty(call) }
    let mayMove = kind == .remove || kind == .other || kind == .bounds
    if mayMove || (kind == .zoom && !isIdleZoom) { forgetOffset() }
    if kind.isAnimated, next.block == nil { animate(&next) }
    if kind == .endRefreshing { closeRefresh(&next) }
    loseSight()
    program = next
  }

  private func aim(_ next: inout Program, _ call: borrowing Call) {
    switch next.kind {
    case .assign, .jump, .animate: next.target = Place(call.arguments[.contentOffset]?.point)
    default: next.target = reveal(call.arguments[.rect]?.rect)
    }
    guard next.target.isKnown, offset.isKnown else { return }
    if next.target == offset {
      next.moves = .no
    } else if next.target.distance(to: offset) > pixel {
      next.moves = .yes
    }
  }

  /// Where a rectangle is brought in: the smallest move, kept inside the range (F13–F15).
  private func reveal(_ rect: Rect?) -> Place {
    guard let rect, offset.isKnown, geometry.isRangeKnown else { return .unknown }
    // Where heights are estimated, the content may be found shorter without a word before it comes to it.
    // A table of another width has content of that width, which nothing tells before it is laid out.
    if mayComeBackFromPinch || hasEstimates || (isTable && mayBeElsewhere) { return .unknown }
    guard
      let x = nearest(
        (offset.x, rect.origin.x.units, rect.size.x.units, geometry.size.x),
        (geometry.inset.left.units, geometry.inset.right.units),
        (geometry.least.x, geometry.most.x)
      ),
      let y = nearest(
        (offset.y, rect.origin.y.units, rect.size.y.units, geometry.size.y),
        (geometry.inset.top.units, geometry.inset.bottom.units),
        (geometry.least.y, geometry.most.y)
      )
    else { return .unknown }
    return Place(x: x, y: y)
  }

  /// On one axis; nil: whether it is in already depends on how offsets are rounded to pixels.
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
    guard abs(wish - offset) >= Int64(pixel) else { return nil }
    return min(max(Int32(clamping: wish), range.least), range.most)
  }

  private func resize(_ next: inout Program, _ call: borrowing Call) {
    next.wasInside = inside
    let origin = offset
    let size = geometry.size
    let plain = geometry.plainInset
    if geometry.isRangeKnown, offset.isKnown {
      next.top = geometry.least.y
      next.wasAtTop = offset.y == geometry.least.y
    }
    applyProperty(call)
    if next.setsInset, geometry.isSetUp {
      next.changesInset = Certainty(plain != geometry.plainInset)
      next.isInsetDue = next.changesInset == .yes && !call.isByDelegate
    }
    next.hasSameSize = size.isKnown && size == geometry.size
    if next.kind == .bounds, let rect = call.arguments[call.name]?.rect {
      // F22: whether a new origin is told is disputed.
      next.target = Place(rect.origin)
      next.moves = origin.isKnown ? Certainty(Place(rect.origin) != origin) : .unknown
    }
    next.isInside = inside
    if next.isInside != .yes { lastScroll = .unknown }
  }

  private var inside: Certainty {
    guard offset.isKnown, geometry.isRangeKnown else { return .unknown }
    let excess = geometry.excess(offset)
    if excess <= 0 { return .yes }
    return excess > pixel ? .no : .unknown
  }

  private func forgetOffset() {
    offset = .unknown
    lastScroll = .unknown
  }

  private func animate(_ next: inout Program) {
    if next.moves == .no, next.isAlone { return }
    next.endsAllowed += 1
    next.animationScrolls = 0
    next.animationTarget = next.target
    next.animationMoves = next.isAlone || next.endsAllowed > 1 ? next.moves : .unknown
    // In what a delegate calls without animations nothing that it leads to is animated.
    let isInBlock = delegateBlockTurn == next.turn
    // The room of a refresh control that has just ended closes by itself, and nothing tells its end.
    let isClosing = program.kind == .endRefreshing && next.time - program.time < 1_000_000
    // A finger that was not recorded may stop it (F18).
    next.isAnimationPure =
      hands.areRecorded && hands.down == 0 && isSurely(in: Phase.atRest) && !toTop.isOpen
      && !mayBeRemoved
      && !mayComeBackFromPinch && !isInBlock && !isClosing
    // A scroll that the end of another starts has an end of its own (A12).
    if next.isOfEnd || next.isOfRest, next.endsAllowed == 1, next.isAnimationPure {
      next.animationMoves = next.moves
    }
    next.isEndDue =
      next.isAnimationPure && next.moves == .yes
      && (!next.isClouded || next.isOfEnd || next.isOfRest)
      && !isInBlock
  }

  /// Whether a scroll to the top may be under way, which nobody has heard to be asked for.
  private var mayScrollToTop: Bool { toTop.isTapped && !hears(.shouldScrollToTop) }

  /// What a call finds under way.
  private func interrupted(by call: borrowing Call) -> Interruption {
    var interruption = Interruption()
    guard !call.isByDelegate, calls == .recorded, zoom?.isCalledInZoom != true else {
      return interruption
    }
    interruption.isOfGlide = isGlideCalled && program.endsAllowed == 0 && hands.down == 0
    interruption.place = offset
    interruption.isInside = inside
    interruption.lastStep = motion.lastStep
    return interruption
  }
}

extension Name {
  /// Whether a property has a say in which way content scrolls.
  fileprivate var decidesWhatScrolls: Bool {
    switch self {
    case .contentSize, .bounds, .frame, .bounces, .bouncesHorizontally, .bouncesVertically,
      .alwaysBounceHorizontal, .alwaysBounceVertical:
      true
    default: false
    }
  }
}

extension Call {
  /// The block that says how what moves is animated; one of updates says nothing of that.
  var animationBlock: Block? { block == .performBatchUpdates ? nil : block }
}
