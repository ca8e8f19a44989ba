internal import Traces

/// The words for where nothing may come.
extension Site {
  /// True if it is a didEndDragging(false) of a drag that caught nothing, in a turn without calls.
  var isFreshStop: Bool {
    isPlain && moment.place == .atLift && isFresh && willDecelerate == false && isTurnQuiet
  }

  /// True if all calls were recorded, and none that could be animated came before.
  var isUnanimated: Bool {
    guard record.hasCalls else { return false }
    return !record.callLines.contains { index in
      guard index <= line + 1, case .call(let call) = record.transcript.lines[index] else {
        return false
      }
      return call.isAnimated || call.name == .tapStatusBar
    }
  }

  /// True if the glide that ends here was outside the range.
  var endsBounce: Bool {
    forerunners.prefix { $0.name == .didScroll }.contains(where: \.isOverscrolled)
  }

  /// True if it lifts the only finger, which never moved, off a view at rest, and nothing comes.
  ///
  /// Past an edge, on its way back from a refresh, a view has not come to rest.
  var isTap: Bool {
    isAlone && isPlain && moment.place == .touched && fingers.most == 1 && !fingers.hasMoved
      && !isOverscrolled && !mayBeCovered
      && record.hasCalls && next?.moment.causeLine != line
      && !record.hasCall(in: fingers.beganLine...min(line + 1, record.transcript.lines.count))
  }

  /// True if what is presented may lie over the view, and take its fingers.
  private var mayBeCovered: Bool { header.effectiveViews.contains { $0.isPresented } }

  /// True if a finger's move on a view at rest is answered by nothing.
  var isUnanswered: Bool {
    isAlone && isPlain && moment.place == .touched && fingers.most == 1 && record.hasCalls
      && next?.moment.causeLine != line
  }

  /// True if it is a call of the program to a resting view that moves nothing and sends nothing.
  var isIdleCall: Bool {
    guard let call, !call.isByDelegate, moment.place == .atRest, call.block == nil,
      isFollowedByRest, !view.isScripted, record.hasCalls
    else { return false }
    if let target = call.arguments[.contentOffset]?.point { return target == moment.offset }
    return call.arguments[.rect]?.rect.map(isVisible) ?? false
  }

  /// True if a change of size or inset leaves a resting view's offset in the range.
  var isHarmlessChange: Bool {
    guard let call, !call.isByDelegate, moment.place == .atRest, isFollowedByRest,
      !view.isScripted, record.hasCalls, let offset = moment.offset, let rest
    else { return false }
    // The final state tells the setup after the change.
    return setup.contains(offset) == true && rest.offset == offset
      && rest.setup.contains(offset) == true
  }

  /// True if no message of the view comes until it rests.
  var isFollowedByRest: Bool {
    guard let rest else { return false }
    return !followers.prefix { $0.line < rest.line }.contains {
      $0.name != .didChangeAdjustedContentInset
    }
  }

  /// Returns true if a rectangle is inside what the insets leave of the view.
  private func isVisible(_ rect: Rect) -> Bool {
    guard let offset = moment.offset, let size = setup.size, let inset = setup.inset else {
      return false
    }
    let isInside = { (axis: Axis, before: Int32, after: Int32) in
      rect.origin[axis] >= offset[axis] + before
        && rect.origin[axis] + rect.size[axis] <= offset[axis] + size[axis] - after
    }
    return isInside(.x, inset.left.units, inset.right.units)
      && isInside(.y, inset.top.units, inset.bottom.units)
  }

  /// True if it is a tap on the status bar that the only view does not answer.
  var isUnansweredTap: Bool {
    isAloneForTap && moment.place == .atRest && isFollowedByRest && !view.isScripted
  }

  private var isAloneForTap: Bool { view.isAlone && record.hasCalls }

  /// True if two views stand ready for a tap on the status bar, and so none is asked (G07).
  var isTapWithTwoCandidates: Bool {
    guard record.hasCalls, moment.place == .atRest, isFollowedByRest else { return false }
    let candidates = record.views.indices.filter { index in
      let declared = header.effectiveViews[index]
      return record.views[index].isScroller && declared.config[.scrollsToTop]?.bool != false
        && declared.config[.isScrollEnabled]?.bool != false
    }
    return candidates.count > 1 && record.callLines.count == 1
  }

  /// True if the content is at the top, as far as the inset tells.
  var isAtTop: Bool {
    guard let offset = offset ?? moment.offset, let inset = setup.inset else { return false }
    return offset.y.units == -inset.top.units
  }

  /// True if no call follows in its turn.
  var isTurnQuietBehind: Bool { !record.hasCall(in: line + 1...line + 2) }
}
