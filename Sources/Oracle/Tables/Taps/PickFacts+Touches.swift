internal import Traces
internal import Transcripts

/// The effects of fingers on rows.
extension PickFacts {
  /// Follows a touch event, with all its lines.
  func follow(_ hands: Hands, _ watch: Watch, turn: Int32) {
    taps.follow(hands, watch, turn: turn)
    // A button in a bar may begin or end editing (R212), which nothing need tell, and clears the selection (R149).
    if watch.site.isInNavigation, !watch.hasFingersAlone {
      selection.forget()
      if hasEditButton { options.set(.isEditing, to: .null) }
    }
    if hands.deeds.contains(.began), hands.down == 1, hands.most == 1 {
      begin(hands, watch, turn: turn)
    } else {
      scene.finger.follow(hands, turn: turn)
      if watch.hasDraggedUnheard { scene.finger.hasDragged = true }
      if finger.isCertain, watch.mayBeDraggedAround { scene.finger.doubt = .views }
    }
    let reach = max(abs(hands.nearest.x), abs(hands.farthest.x))
    if reach > 2 * RowFinger.slop, !hearsSwipes { mayBeOpened = true }
    let mayDrag = finger.hasStrayed || hands.most > 1
    // A finger on the index brings a section in as it comes down (R187).
    if index.wasShown || mayDrag && watch.geometry.isScrollEnabled {
      stillness.disturb(isHeard: watch.hears(.didScroll))
    }
    if finger.isCertain {
      scene.finger.spotNow = spot(at: watch.ownPlace(of: hands.location), watch)
      if finger.spotNow != finger.spot { scene.finger.hasStrayed = true }
    }
    if watch.mayMoveRowsUnheard {
      layout.forgetPlaces()
      selection.forget()
      highlights.forget(turn: turn)
    }
    // A row that a tap selects without a message is not known.
    if !isChangeHeard(watch) { selection.forget() }
  }

  private func begin(_ hands: Hands, _ watch: Watch, turn: Int32) {
    var finger = RowFinger()
    finger.earlierLift = self.finger.liftTime
    finger.doubt = doubt(of: hands, watch)
    finger.isDown = true
    finger.downTime = hands.time
    finger.downTurn = turn
    let rests =
      watch.course.isSurely(in: Phase.atRest) && watch.program.isIdle
    finger.rested = rests || stillness.isCertain
    finger.glided = watch.course.isSurely(in: Phase.gliding) && watch.geometry.isScrollEnabled
    let place = watch.ownPlace(of: hands.location)
    finger.spot = spot(at: place, watch)
    // In editing mode a control may be near either end of a row, and what it opens a tap closes.
    if options.isEditing != .no, !isFarFromControls(place, watch) { mayBeOpened = true }
    let offset = whereabouts(watch)
    if place.isKnown, offset.isKnown {
      finger.place = Place(x: place.x &+ offset.x, y: place.y &+ offset.y)
    }
    scene = TapScene(finger)
    highlights.beginTouch()
    selection.pass()
    hasHeardTap = hasHeardTap || hands.areRecorded
  }

  /// Returns the reason why the effect of a finger cannot be known; nil: it can.
  private func doubt(of hands: Hands, _ watch: Watch) -> Lack? {
    if !hands.areRecorded { return .touches }
    if hands.deeds != [.began] { return .fingers }
    if !watch.hasFingersAlone { return .views }
    if watch.site.mayBeRemoved { return .removal }
    // A recognizer that waits for another tap delays what rows hear.
    return taps.isThere && taps.taps != 1 ? .recognizer : nil
  }

  /// Returns true if a place is so far from the ends of rows that no control of editing mode is
  /// there.
  private func isFarFromControls(_ place: Place, _ watch: Watch) -> Bool {
    let width = watch.geometry.size.x
    return place.isKnown && width > 0 && place.x > 120_000 && place.x < width - 120_000
  }

  /// Returns the offset that holds, as far as it is known.
  func whereabouts(_ watch: Watch) -> Place {
    watch.content.offset.isKnown ? watch.content.offset : stillness.offset
  }

  private func spot(at place: Place, _ watch: Watch) -> ToldRow {
    let size = watch.geometry.size
    guard let map, watch.geometry.insets.areKnown, size.isKnown, place.isKnown, place.x >= 0,
      place.x < size.x,
      place.y >= 0, place.y < size.y
    else { return .untold(.place) }
    let inset = watch.geometry.insets.adjusted
    return map.spot(
      at: place,
      offset: whereabouts(watch),
      edges: (inset.top.units, inset.bottom.units),
      height: watch.geometry.size.y
    )
  }
}
