internal import Traces

extension Watch {
  /// Follows what fingers do to a zoom.
  func followPinch(turn: Int32) {
    guard let zoom else { return }
    zoom.isDue = zoom.isUntold
    if hands.deeds.contains(.began), hands.down == 1 {
      zoom.isInGesture = false
      zoom.pinch = Pinching()
    }
    zoom.isTouchedTwice = hands.down >= 2 && zoom.mayZoom
    if hands.down < 2 { zoom.isEndedInPinch = false }
    if hands.most > 2 {
      zoom.pinch.isPlain = false
      zoom.pinch.isOwed = false
      // Where one came beside the view it is not known whose are left, and so whether they still pinch.
      if !haveAllSurelyTouched, !hands.deeds.isDisjoint(with: [.ended, .cancelled]) {
        loosen(zoom)
      }
    }
    if hands.down >= 2 {
      if hands.deeds.contains(.began) { meet(zoom) }
      spread(zoom)
    } else if isMidway, !areFingersWhole {
      // Which fingers were down as the record began is not known, nor when they leave.
      zoom.phases = ZoomPhase.all
    } else if !hands.deeds.isDisjoint(with: [.ended, .cancelled]) {
      part(zoom, turn: turn)
    }
  }

  /// A second finger comes.
  private func meet(_ zoom: Zoom) {
    if zoom.phases & ZoomPhase.parted.set != 0 { zoom.phases |= ZoomPhase.pinch.set }
    zoom.mayBeUnheard = true
    if !hears(.didZoom), zoom.mayZoom { geometry.forgetContent() }
    zoom.pinch = Pinching()
    // What an animation under way does to a pinch is not established.
    guard hands.areRecorded, hands.most == 2, hands.spread > 0, program.endsAllowed == 0 else {
      return
    }
    zoom.pinch.isPlain = true
    zoom.pinch.start = sample(zoom)
    zoom.pinch.nearest = hands.spread
    zoom.pinch.farthest = hands.spread
    zoom.pinch.isOwed =
      isSurely(in: Phase.atRest) && zoom.isSurely(in: ZoomPhase.shut) && isOwnPinch
      && program.endsAllowed == 0 && !toTop.isOpen && hears(.willBeginZooming)
      && zoom.told.isKnown && zoom.limits.areKnown && zoom.limits.least < zoom.limits.most
      && zoom.hasSubject && calls != .hidden && !isMidway
  }

  /// Whether two fingers are certainly this view's.
  private var isOwnPinch: Bool {
    guard isAlone, haveAllSurelyTouched, !mayBeRemoved, hands.centre.isKnown else { return false }
    return Axis.each.allSatisfy { axis in
      // The middle is rounded, and the finger that is reckoned from it may be off by that twice.
      let other = 2 * Int64(hands.centre[axis]) - Int64(hands.location[axis])
      return other > 1 && other < Int64(geometry.size[axis]) - 1
    }
  }

  private func spread(_ zoom: Zoom) {
    guard zoom.pinch.isPlain, hands.spread > 0 else { return }
    zoom.pinch.nearest = min(zoom.pinch.nearest, hands.spread)
    zoom.pinch.farthest = max(zoom.pinch.farthest, hands.spread)
    if zoom.isSurely(in: ZoomPhase.pinch.set) { zoom.isDue = true }
  }

  /// Fewer than two fingers are left.
  private func part(_ zoom: Zoom, turn: Int32) {
    zoom.pinch.isMissed = zoom.pinch.isOwed && isClearlyPinched(zoom) && !hands.wasCancelled
    zoom.isDue = zoom.isDue || zoom.pinch.isMissed
    zoom.pinch.isOwed = false
    zoom.pinch.isPlain = false
    guard zoom.phases & ZoomPhase.pinch.set != 0, zoom.partedTurn != turn else { return }
    let mayHaveParted = zoom.phases & ZoomPhase.parted.set != 0
    zoom.phases = (zoom.phases & ~ZoomPhase.pinch.set) | ZoomPhase.parted.set
    // Part 5: what a cancelled touch sends is not established.
    if hands.wasCancelled {
      zoom.phases |= ZoomPhase.shut
      zoom.isCounted = false
    }
    zoom.partedTurn = turn
    // Two fingers may have come again and not pinched: then what they left is still under way.
    zoom.partedBeyond =
      zoom.hasOutgrown || mayHaveParted || !hears(.didZoom)
      ? .unknown : zoom.limits.isBeyond(zoom.told)
    zoom.isDue = true
  }

  /// Whether the fingers went so far apart or together that no hysteresis can hold them back, where
  /// the scale could follow.
  private func isClearlyPinched(_ zoom: Zoom) -> Bool {
    let pinch = zoom.pinch
    let start = pinch.start.spread
    let bounces = zoom.bouncesZoom == .yes
    let isApart = pinch.farthest >= start + 80 && pinch.farthest >= start * 1.4
    let isTogether = pinch.nearest <= start - 80 && pinch.nearest * 1.4 <= start
    return isApart && (bounces || zoom.told < zoom.limits.most)
      || isTogether && (bounces || zoom.limits.least < zoom.told)
  }

  /// Follows what a call does to a zoom.
  func followZoom(_ call: borrowing Call, kind: Program.Kind, turn: Int32, in zoom: Zoom) {
    zoom.isCalledAfterPinch = zoom.isOfFingers
    zoom.isOfFingers = zoom.isOfFingers && kind == .harmless
    zoom.isCalledInZoom = zoom.isAfoot || !zoom.isSurely(in: ZoomPhase.shut)
    if kind != .harmless { zoom.pinch.isPlain = false }
    if call.name == .contentSize { zoom.plainSize = .unknown }
    if kind == .geometry { zoom.resizeTurn = turn }
    if call.name == .bouncesZoom, let value = call.arguments[call.name] {
      zoom.set(call.name, to: value)
      if !zoom.isSurely(in: ZoomPhase.shut) { zoom.hasOutgrown = true }
    }
    if kind == .remove || kind == .other { zoom.isCounted = false }
    guard kind == .zoom else {
      if kind == .remove || kind == .halt || kind == .other || kind == .stop { loosen(zoom) }
      return
    }
    zoom.pinch.isOwed = false
    if call.isByDelegate, now.event != .didZoom, now.event != .didEndZooming,
      now.event != .didEndScrollingAnimation
    {
      zoom.overtakenTurn = turn
    }
    var next = ZoomCall()
    next.turn = turn
    next.isAnimated = call.isAnimated
    next.isAlone =
      zoom.isSurely(in: ZoomPhase.shut) && !isNested && !call.isByDelegate && hands.down == 0
      && calls == .recorded && call.animationBlock == nil && !mayBeRemoved
    next.isFromRest = isSurely(in: Phase.atRest) && program.endsAllowed == 0 && !toTop.isOpen
    next.scale = zoom.told
    // Content that is on its way back to an edge may be brought there first.
    let isStill = isInside(offset) || (next.isFromRest && !mayComeBackFromPinch)
    next.start = isStill ? offset : .unknown
    aim(&next, at: call, zoom)
    loosen(zoom)
    if zoom.phases & ~ZoomPhase.shut == 0, next.isAnimated, !next.isAlone {
      zoom.phases |= ZoomPhase.ofProgram
    }
    zoom.call = next
    zoom.mayBeUnheard = true
    if !hears(.didZoom), next.changes != .no {
      geometry.forgetContent()
      zoom.told = .unknown
      zoom.seen = .unknown
    }
    zoom.isDue = next.isAlone
  }

  /// Whether the call finds content that a pinch has left outside its range, on its way back.
  var mayComeBackFromPinch: Bool { zoom?.isCalledAfterPinch == true && !isInside(offset) }

  /// Whether a finger may have held content that a pinch left past an edge or between two pages, on
  /// its way back, which goes on at the lift.
  var mayGoHomeAtLift: Bool {
    guard zoom != nil else { return false }
    let place = lastScroll.isKnown ? lastScroll : offset
    guard place.isKnown, geometry.isRangeKnown else { return true }
    return Axis.each.contains { axis in
      // The last step home may be of a single pixel.
      geometry.excess(place, axis) != 0
        || (geometry.isPagingEnabled && !geometry.isPageStop(place, axis, within: 1))
    }
  }

  /// What a call does to a zoom in progress is not established.
  private func loosen(_ zoom: Zoom) {
    if !zoom.isSurely(in: ZoomPhase.shut) { zoom.phases = ZoomPhase.all }
  }

  private func aim(_ next: inout ZoomCall, at call: borrowing Call, _ zoom: Zoom) {
    switch call.name {
    case .minimumZoomScale, .maximumZoomScale:
      if let value = call.arguments[call.name] { zoom.set(call.name, to: value) }
      next.setsLimits = true
      if !zoom.told.isKnown || zoom.limits.exclude(zoom.told) { zoom.hasOutgrown = true }
      return
    case .zoomToRect:
      next.rect = call.arguments["to"]?.rect
      next.target = zoom.limits.clamp(scale(showing: next.rect))
    default:
      next.target = zoom.limits.clamp(ZoomScale(call.arguments[.zoomScale]?.number))
    }
    if zoom.subject == .none || zoom.limits.areOne { next.target = zoom.told }
    guard next.target.isKnown, zoom.told.isKnown, !zoom.hasOutgrown, zoom.subject != .unknown
    else { return }
    let ratio = next.target.double / zoom.told.double
    if next.target == zoom.told {
      next.changes = .no
    } else if abs(ratio - 1) > (next.rect == nil ? 0.000_01 : 0.005) {
      next.changes = .yes
    }
  }

  /// The scale at which a rectangle fills the view (I08).
  private func scale(showing rect: Rect?) -> ZoomScale {
    guard let rect, geometry.size.isKnown, rect.size.x.units > 0, rect.size.y.units > 0 else {
      return .unknown
    }
    return ZoomScale(
      min(
        Double(geometry.size.x) / Double(rect.size.x.units),
        Double(geometry.size.y) / Double(rect.size.y.units)
      )
    )
  }
}
