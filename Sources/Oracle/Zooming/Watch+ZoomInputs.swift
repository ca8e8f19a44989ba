internal import Traces
internal import Transcripts

extension Watch {
  /// Follows what fingers do to a zoom.
  func followPinch(turn: Int32) {
    guard let zoom else { return }
    zoom.isDue = zoom.scale.isUntold
    if hands.deeds.contains(.began), hands.down == 1 {
      zoom.fingers.mayPinch = false
      zoom.pinch = Pinching()
    }
    zoom.fingers.areTwo = hands.down >= 2 && zoom.mayZoom
    if hands.down < 2 { zoom.fingers.areLeftOver = false }
    if hands.most > 2 {
      zoom.pinch.isPlain = false
      zoom.pinch.isOwed = false
      // If a finger came beside the view, nobody knows which fingers are left, and if they still
      // pinch.
      if !haveAllSurelyTouched, !hands.deeds.isDisjoint(with: [.ended, .cancelled]) {
        loosen(zoom)
      }
    }
    if hands.down >= 2 {
      if hands.deeds.contains(.began) { meet(zoom) }
      spread(zoom)
    } else if course.isMidway, !record.areFingersWhole {
      // The fingers that were down as the record began are not known, nor the time at which they
      // leave.
      zoom.course.phases = ZoomPhase.all
    } else if !hands.deeds.isDisjoint(with: [.ended, .cancelled]) {
      part(zoom, turn: turn)
    }
  }

  /// Takes in that a second finger comes.
  private func meet(_ zoom: Zoom) {
    if zoom.course.phases & ZoomPhase.parted.set != 0 { zoom.course.phases |= ZoomPhase.pinch.set }
    zoom.course.mayBeUnheard = true
    if !hears(.didZoom), zoom.mayZoom { geometry.forgetContent() }
    zoom.pinch = Pinching()
    // The effect on a pinch of an animation under way is not established.
    guard hands.areRecorded, hands.most == 2, hands.pair.spread > 0,
      program.animation.endsAllowed == 0
    else {
      return
    }
    zoom.pinch.isPlain = true
    zoom.pinch.start = sample(zoom)
    zoom.pinch.nearest = hands.pair.spread
    zoom.pinch.farthest = hands.pair.spread
    zoom.pinch.isOwed =
      course.isSurely(in: Phase.atRest) && zoom.course.isSurely(in: ZoomPhase.shut) && isOwnPinch
      && program.isIdle && hears(.willBeginZooming)
      && zoom.scale.told.isKnown && zoom.limits.areKnown && zoom.limits.least < zoom.limits.most
      && zoom.subject.isKnown && record.calls != .hidden && !course.isMidway
  }

  /// True if two fingers are certainly this view's.
  private var isOwnPinch: Bool {
    let centre = ownPlace(of: hands.pair.centre)
    let first = ownPlace(of: hands.location)
    guard hasFingersAlone, haveAllSurelyTouched, centre.isKnown, first.isKnown else { return false }
    return Axis.each.allSatisfy { axis in
      // The middle is rounded, and the finger that is reckoned from it may be off by that twice.
      let other = 2 * Int64(centre[axis]) - Int64(first[axis])
      return other > 1 && other < Int64(geometry.size[axis]) - 1
    }
  }

  private func spread(_ zoom: Zoom) {
    guard zoom.pinch.isPlain, hands.pair.spread > 0 else { return }
    zoom.pinch.nearest = min(zoom.pinch.nearest, hands.pair.spread)
    zoom.pinch.farthest = max(zoom.pinch.farthest, hands.pair.spread)
    if zoom.course.isSurely(in: ZoomPhase.pinch.set) { zoom.isDue = true }
  }

  /// Takes in that fewer than two fingers are left.
  private func part(_ zoom: Zoom, turn: Int32) {
    zoom.pinch.isMissed = zoom.pinch.isOwed && isClearlyPinched(zoom) && !hands.wasCancelled
    zoom.isDue = zoom.isDue || zoom.pinch.isMissed
    zoom.pinch.isOwed = false
    zoom.pinch.isPlain = false
    // A pinch that has not ended with the first finger may end with the last (H11).
    if hands.down == 0, zoom.course.isSurely(in: ZoomPhase.parted.set) {
      zoom.fingers.partedTurn = turn
      zoom.isDue = true
      return
    }
    guard zoom.course.phases & ZoomPhase.pinch.set != 0, zoom.fingers.partedTurn != turn else {
      return
    }
    let mayHaveParted = zoom.course.phases & ZoomPhase.parted.set != 0
    zoom.course.phases = (zoom.course.phases & ~ZoomPhase.pinch.set) | ZoomPhase.parted.set
    // The way in which a cancelled touch ends a pinch, and the time, are not known. The pinch ends
    // by rest (Z05).
    if hands.wasCancelled { zoom.course.phases |= ZoomPhase.shut }
    zoom.fingers.partedTurn = turn
    // Two fingers may have come again and not pinched: then what they left is still under way.
    zoom.fingers.partedBeyond =
      zoom.scale.hasOutgrown || mayHaveParted || !hears(.didZoom)
      ? .unknown : zoom.limits.isBeyond(zoom.scale.told)
    zoom.isDue = true
  }

  /// Returns true if the fingers went so far apart or together that no hysteresis can hold them
  /// back, where the scale could follow.
  private func isClearlyPinched(_ zoom: Zoom) -> Bool {
    let pinch = zoom.pinch
    let start = pinch.start.spread
    let bounces = zoom.bouncesZoom == .yes
    let isApart = pinch.farthest >= start + 80 && pinch.farthest >= start * 1.4
    let isTogether = pinch.nearest <= start - 80 && pinch.nearest * 1.4 <= start
    return isApart && (bounces || zoom.scale.told < zoom.limits.most)
      || isTogether && (bounces || zoom.limits.least < zoom.scale.told)
  }

  /// Follows what a call does to a zoom.
  func followZoom(_ call: borrowing Call, kind: Program.Kind, turn: Int32, in zoom: Zoom) {
    zoom.isCalledAfterPinch = zoom.fingers.zoomedLast
    zoom.fingers.zoomedLast = zoom.fingers.zoomedLast && kind == .harmless
    zoom.isCalledInZoom = zoom.isAfoot || !zoom.course.isSurely(in: ZoomPhase.shut)
    if kind != .harmless { zoom.pinch.isPlain = false }
    if call.name == .contentSize { zoom.size.plain = .unknown }
    if kind == .geometry { zoom.size.callTurn = turn }
    if call.name == .bouncesZoom, let value = call.arguments[call.name] {
      zoom.set(call.name, to: value)
      if !zoom.course.isSurely(in: ZoomPhase.shut) { zoom.scale.hasOutgrown = true }
    }
    zoom.tiles?.follow(call, kind: kind, turn: turn)
    if kind == .remove || kind == .other { zoom.course.loseCount() }
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
      zoom.course.isSurely(in: ZoomPhase.shut) && !isNested && !call.isByDelegate && hands.down == 0
      && record.calls == .recorded && call.animationBlock == nil && !site.mayBeRemoved
      && (animations?.isEnabled ?? .yes) == .yes
    next.isFromRest = course.isSurely(in: Phase.atRest) && program.isIdle
    next.scale = zoom.scale.told
    // Content that is on its way back to an edge may be brought there first.
    let isStill = isInside(content.offset) || (next.isFromRest && !mayComeBackFromPinch)
    next.start = isStill ? content.offset : .unknown
    aim(&next, at: call, zoom)
    loosen(zoom)
    if zoom.course.phases & ~ZoomPhase.shut == 0, next.isAnimated, !next.isAlone {
      zoom.course.phases |= ZoomPhase.ofProgram
    }
    zoom.call = next
    zoom.course.mayBeUnheard = true
    if !hears(.didZoom), next.changes != .no {
      geometry.forgetContent()
      zoom.scale.told = .unknown
      zoom.scale.seen = .unknown
    }
    zoom.isDue = next.isAlone
  }

  /// True if the call finds content that a pinch has left outside its range, on its way back.
  var mayComeBackFromPinch: Bool { zoom?.isCalledAfterPinch == true && !isInside(content.offset) }

  /// True if a finger may have held content that a pinch left past an edge or between two pages, on
  /// its way back, which goes on at the lift.
  var mayGoHomeAtLift: Bool {
    guard zoom != nil else { return false }
    let place = content.lastScroll.isKnown ? content.lastScroll : content.offset
    guard place.isKnown, geometry.isRangeKnown else { return true }
    return Axis.each.contains { axis in
      // The last step home may be of a single pixel.
      geometry.excess(place, axis) != 0
        || (geometry.isPagingEnabled && !geometry.isPageStop(place, axis, within: 1))
    }
  }

  /// Forgets the phase of a zoom in progress: the effect of a call on it is not established.
  private func loosen(_ zoom: Zoom) {
    if !zoom.course.isSurely(in: ZoomPhase.shut) { zoom.course.phases = ZoomPhase.all }
  }

  private func aim(_ next: inout ZoomCall, at call: borrowing Call, _ zoom: Zoom) {
    switch call.name {
    case .minimumZoomScale, .maximumZoomScale:
      if let value = call.arguments[call.name] { zoom.set(call.name, to: value) }
      next.setsLimits = true
      if !zoom.scale.told.isKnown || zoom.limits.exclude(zoom.scale.told) {
        zoom.scale.hasOutgrown = true
      }
      return
    case .zoomToRect:
      next.rect = call.arguments["to"]?.rect
      // A view that is only named may be anywhere, and the rectangle is in its coordinates.
      let isContent =
        Vocabulary.zoomers.contains(setting.declaration.component) && !zoom.subject.isNamed
      next.target = isContent ? zoom.limits.clamp(scale(showing: next.rect)) : .unknown
    default:
      next.target = zoom.limits.clamp(ZoomScale(call.arguments[.zoomScale]?.number))
    }
    if zoom.subject.given == .none || zoom.limits.areOne { next.target = zoom.scale.told }
    guard next.target.isKnown, zoom.scale.told.isKnown, !zoom.scale.hasOutgrown,
      zoom.subject.given != .unknown
    else { return }
    let ratio = next.target.double / zoom.scale.told.double
    if next.target == zoom.scale.told {
      next.changes = .no
    } else if abs(ratio - 1) > (next.rect == nil ? 0.000_01 : 0.005) {
      next.changes = .yes
    }
  }

  /// Returns the scale at which a rectangle fills the view (I08).
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
