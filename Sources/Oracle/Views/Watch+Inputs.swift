internal import Traces
internal import Transcripts

extension Watch {
  /// Follows a touch event.
  func follow(_ event: Hands, turn: Int32) {
    if event.deeds.contains(.began), event.down == 1 { disentangle(at: event.time) }
    // The next finger is judged anew.
    if event.deeds.contains(.began), event.down == 1 { aftermath.settle(.ofFingers) }
    if course.isMidway, record.areFingersWhole, turns.touch < 0,
      course.phases & Phase.fingerless != 0
    {
      course.phases &= Phase.fingerless
    }
    let areAllNew = hands.down == 0
    hands = event
    if !site.isAlone, event.deeds.contains(.began) {
      drag.isHitAlone = (areAllNew || drag.isHitAlone) && isHitAloneNow
    }
    turns.follow(event, in: turn)
    drag.isFirstScrollDue = false
    followPull()
    if !features.isEmpty {
      for feature in features.all { feature.follow(event, self, turn: turn) }
    }
    loseSight()
    latest.hasCause = true
    if !program.toTop.isOpen { program.toTop.answer = .unknown }
    if event.deeds.contains(.began), event.down == 1 {
      drag.wasDisabledAtTouch = !geometry.isScrollEnabled
      drag.wasDisabledSince = drag.wasDisabledAtTouch
    }
    program.animation.disturb()
    program.toTop.disturb()
    guard setting.isScroller else { return }
    if program.closingTime != nil { endClosing(before: event.time) }
    course.follow(
      event,
      isElsewhere: isSurelyUntouched,
      isTouched: event.deeds.contains(.began) && isSurelyTouched,
      isShared: !hasOwnFinger
    )
    if mayBeSwiped { course.loseFinger() }
    followDebt()
    if event.isLastLifted, !event.hasMoved, course.isSurely(in: Phase.atRest) {
      drag.wasTapped = true
    }
    if event.isLastLifted { letGo() }
    if event.isHandedOver { course.changeHands() }
  }

  private func letGo() {
    drag.isBounceHeld = isBounceStopped
    addWay()
    drag.wasLiftedFresh = course.isSurely(in: Phase.atRest | Phase.drag.set)
    if hands.deeds.contains(.cancelled) || hands.wasCancelled {
      drag.debt.isCancelDue =
        course.isSurely(in: Phase.dragging) && hands.most == 1 && record.calls != .hidden
        && hears(.didEndDraggingToRest) && !motion.isDisturbed
      drag.debt.cancelTurn = turns.touch
      course.cancel()
    } else if isPinchOpen {
      course.endPinch()
    } else {
      course.letGo(isBouncing: content.offset.isKnown && geometry.isOutside(content.offset))
    }
  }

  /// True if a finger that held a bounce, and did not move, is lifted (E13).
  private var isBounceStopped: Bool {
    course.isSurely(in: Phase.held.set) && !hands.hasMoved && !hands.wasCancelled && hands.most == 1
      && content.offset.isKnown && content.lastScroll == content.offset
      && isOverscrolled(content.offset) && !motion.isDisturbed
      && !record.calls.leavesOpen && !geometry.isPagingEnabled && geometry.isScrollEnabled
      // Content that code put farther out than a finger can pull it (D12) may be taken in.
      && Axis.each.allSatisfy { abs(geometry.excess(content.offset, $0)) < geometry.size[$0] / 2 }
  }

  /// True if the finger that came down is certainly this view's, and nothing in it keeps it.
  var isSurelyTouched: Bool { !site.keepsTouches && isSurelyHit }

  /// True if the finger came down on the view for certain, whoever has it there: those around the view may take it
  /// over once it moves.
  var isSurelyHit: Bool {
    guard geometry.isScrollEnabled else { return false }
    return site.isOnlyScroller ? covers(hands.origin) : hands.most == 1 && drag.isHitAlone
  }

  /// True if the finger came down on this view for certain, and on no other view in it or beside it.
  var isTouchedAlone: Bool {
    guard geometry.isScrollEnabled else { return false }
    return site.isAlone ? covers(hands.origin) : hands.most == 1 && drag.isHitAlone
  }

  /// True if all fingers are certainly on the view.
  var haveAllSurelyTouched: Bool {
    geometry.isScrollEnabled && !site.keepsTouches
      && (site.isOnlyScroller ? coversAll(hands.origins) : drag.isHitAlone)
  }

  /// True if all fingers come down on this view, and on no view in it or beside it, which stand where they do now.
  private var isHitAloneNow: Bool {
    guard setting.isScroller, coversAll(hands.origins) else { return false }
    return site.stage.watches.allSatisfy {
      stands(in: $0.site.place) || $0.isSurelyOff || $0.isClear(of: hands.origins)
    }
  }

  /// Returns true if the fingers' places are certainly outside the view.
  private func isClear(of fingers: Corners) -> Bool {
    guard geometry.size.isKnown, fingers.least.isKnown, let corners else { return false }
    return Axis.each.contains {
      fingers.most[$0] < corners.least[$0]
        || Int64(fingers.least[$0]) >= Int64(corners.most[$0]) + Int64(geometry.size[$0])
    }
  }

  /// The view's corner in the coordinates of touches, which are the first view's; unknown if it is not certain.
  private var ownCorner: Place {
    guard let corners, corners.least == corners.most else { return .unknown }
    return corners.least
  }

  /// The places between which that corner surely is; nil: it may be anywhere.
  private var corners: (least: Place, most: Place)? {
    guard site.place == 0 else { return site.stage.corners(of: self) }
    return site.mayBeRemoved ? nil : site.drift
  }

  private func coversAll(_ fingers: Corners) -> Bool {
    // Of one finger both are the same place.
    covers(fingers.least) && (fingers.most == fingers.least || covers(fingers.most))
  }

  /// Returns true if a finger's place is certainly the view's, if nothing else is there.
  private func covers(_ finger: Place) -> Bool {
    guard geometry.size.isKnown, finger.isKnown, extends(to: finger) else { return false }
    return site.container == nil || reaches(finger)
  }

  /// Returns true if nothing around the view keeps a finger from it.
  ///
  /// Beside what the view stands in, a finger does not reach it; and a table's rows, headers and index may be in front
  /// of what stands in the table.
  private func reaches(_ finger: Place) -> Bool {
    let watches = site.stage.watches
    var inner = self
    while let place = inner.site.container, watches.indices.contains(place) {
      let around = watches[place]
      let isInFront = around.site.keepsTouches || around.setting.isTable
      guard around.extends(to: finger), !isInFront, around.shows(inner, at: finger),
        around.zoom == nil || around.hasContent(at: finger)
      else { return false }
      inner = around
    }
    return true
  }

  /// Returns true if a place is certainly inside the view, or the view does not scroll and has no size that is told.
  private func extends(to finger: Place) -> Bool {
    guard geometry.size.isKnown else { return !setting.isScroller }
    guard let corners else { return false }
    return Axis.each.allSatisfy {
      finger[$0] >= corners.most[$0]
        && Int64(finger[$0]) < Int64(corners.least[$0]) + Int64(geometry.size[$0])
    }
  }

  /// Returns true if a place is certainly on the view's content: what a view zooms, and all in it, ends there.
  private func hasContent(at finger: Place) -> Bool {
    let (own, offset) = (ownPlace(of: finger), content.offset)
    guard own.isKnown, offset.isKnown, geometry.content.isKnown else { return false }
    return Axis.each.allSatisfy { axis in
      let place = Int64(own[axis]) + Int64(offset[axis])
      return place >= 0 && place < Int64(geometry.content[axis])
    }
  }

  /// Returns a finger's place in the view's own coordinates, which do not scroll; unknown where the view may be
  /// elsewhere.
  func ownPlace(of finger: Place) -> Place {
    let corner = ownCorner
    guard corner.isKnown, finger.isKnown else { return .unknown }
    return Place(x: finger.x &- corner.x, y: finger.y &- corner.y)
  }

  /// True if the finger that came down is certainly outside this view.
  private var isSurelyUntouched: Bool {
    !site.isOnlyScroller && hands.down == 1 && hands.most == 1 && isClear(of: hands.origins)
  }

  /// Returns true if this is the view at a place in the header, or stands in that.
  func stands(in other: Int) -> Bool {
    var place: Int? = site.place
    while let inner = place {
      if inner == other { return true }
      let watches = site.stage.watches
      place = watches.indices.contains(inner) ? watches[inner].site.container : nil
    }
    return false
  }
}
