internal import Traces
internal import Transcripts

/// The words for what code does.
extension Site {
  /// The call whose turn it is.
  var causingCall: Call? {
    guard moment.cause == .call, moment.causeLine >= 0,
      case .call(let call) = record.transcript.lines[moment.causeLine]
    else { return nil }
    return call
  }

  /// True if it is in the turn of a call of the program to its view, and no other call is.
  var isTurnOfOneCall: Bool {
    guard let call = causingCall, Int(call.view.place) == moment.view, !call.isByDelegate else {
      return false
    }
    return !record.hasCall(in: moment.causeLine + 1...max(moment.causeLine + 1, line))
      && !view.isScripted
  }

  /// True if it belongs to an animated scroll to which nothing else came.
  var isSoleAnimation: Bool {
    guard let episode, episode.isClosed, record.hasCalls else { return false }
    let first = episode.lines.lowerBound
    guard case .call(let call) = record.transcript.lines[first], call.isAnimated else {
      return false
    }
    let rest = first + 1...max(first + 1, episode.lines.upperBound)
    return !record.hasCall(in: rest) && !record.hasTouch(in: rest) && !view.isScripted
  }

  /// The call that began the animation it is in.
  var animatingCall: Call? {
    guard let first = episode?.lines.lowerBound,
      case .call(let call) = record.transcript.lines[first]
    else { return nil }
    return call
  }

  /// True if it belongs to a scroll to the top to which nothing else came.
  var isSoleToTop: Bool {
    guard let episode, episode.isClosed, moment.place == .toTop, record.hasCalls else {
      return false
    }
    return !record.hasCall(in: episode.lines) && !record.hasTouch(in: episode.lines)
  }

  /// Returns true if it is the one didScroll of a call of some names that moves a resting view at
  /// once.
  func isJump(by names: [Name]) -> Bool {
    causingCall.map { names.contains($0.name) } == true
      && isJump(changing: [.offset, .rectangle, .row])
  }

  /// Returns true if it is the one didScroll of a call that moves a resting view at once.
  func isJump(changing aspects: Changes) -> Bool {
    guard name == .didScroll, moment.place == .atRest, !moment.zoom.isOpen, isTurnOfOneCall,
      let call = causingCall, call.may(change: aspects), !call.isAnimated, call.block == nil
    else { return false }
    return previousInTurn == nil && nextInTurn?.name == nil
      && offset != moment.offset && moment.offset != nil
  }

  /// True if it is a call that moves the content of a glide at once.
  var isJumpInGlide: Bool {
    isModern && isUnpaged && moment.place == .inGlide && call?.isAnimated == false
      && call?.block == nil && next?.name == .didScroll && !view.isScripted
  }

  /// True if it is the one didScroll of a call that moves the content under a finger.
  var isSetInDrag: Bool {
    guard name == .didScroll, moment.place == .inDrag, isTurnOfOneCall, let call = causingCall,
      call.name == .contentOffset || call.name == .setContentOffset, !call.isAnimated,
      call.block == nil, let before = moment.offset, let offset
    else { return false }
    let way = max(abs(offset.x.units - before.x.units), abs(offset.y.units - before.y.units))
    return way > 20_000 && previousInTurn == nil && nextInTurn?.name == nil
  }

  /// True if it brings a resting view's offset back into the range that a call changed.
  var isClamp: Bool {
    guard name == .didScroll, moment.place == .atRest, isTurnOfOneCall, let call = causingCall,
      let before = moment.offset
    else { return false }
    return (call.may(change: .sizes) || call.name == .contentInset)
      && setup.contains(before) == false
      && isInside
  }

  /// True if the delegate moved the view inside the didScroll before.
  var isNestedScroll: Bool {
    guard name == .didScroll, line >= 2, previous?.name == .didScroll, previous?.line == line - 2,
      case .call(let call) = record.transcript.lines[line - 1]
    else { return false }
    return call.isByDelegate && call.arguments[.contentOffset]?.point != previous?.offset
      && (call.name == .contentOffset || call.name == .setContentOffset && !call.isAnimated)
  }
}
