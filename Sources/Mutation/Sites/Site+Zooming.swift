internal import Traces
internal import Transcripts

/// The words for zooms.
extension Site {
  /// The zoom that it belongs to.
  var zoom: Zoom? { moment.zoom.isOpen ? record.zooms[moment.zoom.number] : nil }

  /// The messages of the zoom, in order.
  var zoomMessages: [Site] { (zoom?.messages ?? []).map { Site(record: record, place: $0) } }

  /// The scale that it shows.
  var scale: Millionths? { state.zoomScale }

  /// True if it shows another scale than was told before.
  var changesScale: Bool {
    guard let scale, let before = moment.zoom.scale else { return false }
    return scale != before
  }

  /// True if all zooms of the view are heard, and its limits are as they should be.
  var hearsZooms: Bool { view.hearsZoom && setup.zoom.least <= setup.zoom.greatest }

  // MARK: - Pinches

  /// True if it belongs to a pinch that is told to its end, and the program keeps out of it.
  var isPinch: Bool {
    guard let zoom, zoom.isClosed, zoom.kind == .pinch else { return false }
    return hearsZooms && record.hasCalls && !record.hasCall(in: zoom.lines) && beginsAlone
      && !record.cancelledLines.contains(fingers.beganLine)
  }

  /// True if it is a pinch's didZoom while the fingers are down.
  var isPinchStep: Bool {
    name == .didZoom && moment.zoom.phase == .pinch && state[.isZoomBouncing] != true && isPinch
  }

  /// True if it is the didZoom that takes the scale back to a limit as the fingers let go.
  var isReturn: Bool {
    name == .didZoom && moment.zoom.phase == .pinch && state[.isZoomBouncing] == true && isPinch
  }

  /// The didZoom that takes the scale of the pinch back to a limit.
  var returning: Site? { zoomMessages.first(where: \.isReturn) }

  /// The pinch's didZooms while the fingers are down.
  var pinchSteps: [Site] { zoomMessages.filter(\.isPinchStep) }

  /// True if it ends a pinch within the limits, or one that bounced.
  var endsPlainPinch: Bool {
    name == .didEndZooming && moment.zoom.phase == .pinch && isPinch
  }
  var endsBouncedPinch: Bool {
    name == .didEndZooming && moment.zoom.phase == .bounce && isPinch
  }

  /// True if nothing zooms the view again before it rests, nor does the program call.
  var isLastZoom: Bool {
    guard let last = followers.first(where: { $0.isFinal || $0.name == .willBeginZooming }) else {
      return false
    }
    return last.isFinal && !record.hasCall(in: line...last.line)
  }

  /// True if the pinch went past a limit so far that no hysteresis explains it: by a quarter where
  /// some steps within the limits tell what the fingers' distance means, or else by more.
  var clearlyPassesLimit: Bool {
    let inside = pinchSteps.count { $0.scale.map(setup.zoom.allows) ?? false }
    return scaleExcess >= (inside > 3 ? 25 : 40)
  }

  /// The distance of the pinch past a limit, in hundredths of the limit; 0: it did not pass one.
  private var scaleExcess: Int64 {
    let (least, greatest) = (setup.zoom.least.units, setup.zoom.greatest.units)
    guard least > 0 else { return 0 }
    return pinchSteps.compactMap(\.scale?.units).map {
      max($0 * 100 / greatest - 100, least * 100 / max($0, 1) - 100)
    }.max() ?? 0
  }

  /// True if nothing ends in the turn in which the zoom begins: it interrupts nothing.
  private var beginsAlone: Bool { zoomMessages.first?.interruptsNothing == true }

  /// True if no end of another motion comes before it in its turn.
  private var interruptsNothing: Bool {
    let ends: [Name] = [.didEndZooming, .didEndDecelerating, .didEndScrollingAnimation]
    return !forerunners.prefix { $0.moment.turn == moment.turn }
      .contains { $0.name.map(ends.contains) ?? false }
  }

  // MARK: - Zooms of the program

  /// True if it belongs to an animated zoom that is told to its end, and nothing comes into it.
  var isAnimatedZoom: Bool {
    guard let zoom, zoom.isClosed, zoom.kind == .animated, zoom.causeLine >= 0,
      case .call(let call) = record.transcript.lines[zoom.causeLine], call.isAnimated
    else { return false }
    let lines = zoom.causeLine + 1...zoom.lines.upperBound
    return hearsZooms && beginsAlone && zoomMessages.first?.moment.place == .atRest
      && fingers.down == 0 && record.hasCalls && !record.hasCall(in: lines)
      && !record.hasTouch(in: lines)
  }

  /// The call that began the animated zoom, or in whose turn it is.
  var zoomingCall: Call? {
    guard let zoom else { return causingCall }
    guard zoom.causeLine >= 0, case .call(let call) = record.transcript.lines[zoom.causeLine] else {
      return nil
    }
    return call
  }

  /// Returns true if it is the didZoom of a call of some names that zooms a resting view at once.
  func isZoomJump(by names: [Name]) -> Bool {
    causingCall.map { names.contains($0.name) } == true && isZoomJump(changing: .zoom)
  }

  /// Returns true if it is the didZoom of a call that zooms a resting view at once.
  func isZoomJump(changing aspects: Changes) -> Bool {
    guard name == .didZoom, !moment.zoom.isOpen, moment.place == .atRest, fingers.down == 0,
      isTurnOfOneCall, hearsZooms, let call = causingCall
    else { return false }
    return call.may(change: aspects) && !call.isAnimated && call.block == nil && changesScale
      && interruptsNothing
  }

  /// The calls that zoom.
  static let zoomCalls: [Name] = [.zoomScale, .setZoomScale, .zoomToRect]

  /// True if it is a call for a scale, to a resting view that answers nothing.
  var isIdleZoomCall: Bool {
    guard let call, !call.isByDelegate, moment.place == .atRest, !moment.zoom.isOpen,
      call.block == nil, fingers.down == 0, hearsZooms, record.hasCalls
    else { return false }
    return call.may(change: .zoom) && isFollowedByRest
  }

  /// The scale that the call asks for.
  var askedScale: Millionths? { (call ?? zoomingCall)?.arguments[.zoomScale]?.number }

  // MARK: - Where nothing zooms

  /// True if the view has nothing that it could zoom (H02).
  var hasNothingToZoom: Bool {
    if !Vocabulary.zoomers.contains(view.component) { return true }
    let script = header.effectiveViews[moment.view].delegate.entries
    guard let entry = script.first(where: { $0.message == .viewForZooming }) else { return false }
    return entry.replies.allSatisfy { $0.action == .answer(.null) }
  }

  /// True if two fingers or more move on a view that sends no zoom message for it.
  var isPinchUnanswered: Bool {
    isAlone && hearsZooms && !moment.zoom.isOpen && fingers.down > 1 && record.hasCalls
      && (record.places[.message(.willBeginZooming)] ?? []).isEmpty
      && next?.moment.causeLine != line
  }

  /// True if two fingers came and went without moving, and nothing was told of it.
  var isTwoFingerTap: Bool {
    isAlone && hearsZooms && !moment.zoom.isOpen && fingers.most == 2 && fingers.down == 0
      && !fingers.hasMoved && !fingers.wasCancelled && record.hasCalls
      && next?.isFinal == true && moment.place == .touched
  }

  /// True if it belongs to a drag of a view that also zooms in the same stretch, told to its rest.
  var isDragAmongZooms: Bool {
    view.hearsChain && view.isAlone && isModern && episode?.hasZoom == true
      && !record.cancelledLines.contains(fingers.beganLine) && record.hasCalls
      && followers.contains(where: \.isFinal)
  }
}
