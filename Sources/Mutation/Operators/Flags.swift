internal import Traces

extension Operators {
  static let flipTracking = Operator(
    "flip-tracking",
    "isTracking is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isTracking) },
    [
      Context(["B01"], "willBeginDragging, the finger down", .willBeginDragging) {
        $0.isPlain && $0.shows(.isTracking)
      },
      Context(["B01", "B15"], "a drag's didScroll", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && $0.shows(.isTracking) && $0.isFingersOwn
      },
      Context(["B01"], "touchesShouldBegin, the finger down", .touchesShouldBegin) {
        $0.isAlone && $0.shows(.isTracking) && $0.fingers.down > 0 && $0.moment.place == .touched
          && $0.setup.isScrollEnabled
      },
      Context(["B13"], "didEndDragging(false) of a drag that caught nothing", .didEndDragging) {
        $0.isPlain && $0.isModern && $0.willDecelerate == false && $0.isFresh
          && $0.shows(.isTracking)
      },
      Context(["E07"], "didEndDragging(false) of a touch-stop", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && !$0.isFresh && $0.shows(.isTracking)
      },
      Context(["C09"], "a glide's didScroll, no finger down", .didScroll) {
        $0.isGlideFrame && $0.shows(.isTracking)
      },
      Context(["C11"], "didEndDecelerating of a natural stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isTracking)
      },
      Context(["E07"], "didEndDecelerating after a touch-stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .stopped && $0.isQuiet && $0.shows(.isTracking)
      },
      Context(["F09"], "an animation's didScroll", .didScroll) {
        $0.isSoleAnimation && $0.shows(.isTracking)
      },
      Context(["Z01"], "the final state", at: .final) { $0.shows(.isTracking) && $0.isInRest },
      Context(["B14"], "the final state after a drag", at: .final) {
        $0.shows(.isTracking) && $0.previous?.name == .didEndDragging && $0.isInRest
      },
    ]
  )

  static let flipDragging = Operator(
    "flip-dragging",
    "isDragging is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isDragging) },
    [
      Context(["B04"], "willBeginDragging", .willBeginDragging) {
        $0.isPlain && $0.shows(.isDragging)
      },
      Context(["B15"], "a drag's didScroll", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && $0.shows(.isDragging) && $0.isFingersOwn
      },
      Context(["E10"], "didScroll of a drag that caught a glide", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && !$0.isFresh && $0.shows(.isDragging)
          && $0.isFingersOwn
      },
      Context(["B03"], "touchesShouldBegin, the finger down and not moved", .touchesShouldBegin) {
        $0.isAlone && $0.shows(.isDragging) && $0.moment.place == .touched
      },
      Context(["B13"], "didEndDragging(false) of a drag that caught nothing", .didEndDragging) {
        $0.isPlain && $0.isModern && $0.willDecelerate == false && $0.isFresh
          && $0.shows(.isDragging)
      },
      Context(["E07"], "didEndDragging(false) of a touch-stop", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && !$0.isFresh && $0.shows(.isDragging)
      },
      Context(["C10"], "a glide's didScroll before any bounce", .didScroll) {
        $0.isModern && $0.isGlideFrame && $0.shows(.isDragging) && !$0.isInBounce
      },
      Context(["C11"], "didEndDecelerating of a natural stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDragging)
      },
      Context(["E07"], "didEndDecelerating after a touch-stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .stopped && $0.isQuiet && $0.shows(.isDragging)
      },
      Context(["F09"], "an animation's didScroll", .didScroll) {
        $0.isSoleAnimation && $0.shows(.isDragging)
      },
      Context(["A14"], "the didScroll of a call on a resting view", .didScroll) {
        $0.isJump(by: [.setContentOffset, .contentOffset]) && $0.shows(.isDragging)
          && $0.fingers.down == 0 && $0.view.hearsChain
      },
      Context(["A14"], "shouldScrollToTop of a resting view", .shouldScrollToTop) {
        $0.moment.place == .atRest && $0.shows(.isDragging) && $0.fingers.down == 0
          && $0.isTurnOfOneCall && $0.view.hearsChain
      },
      Context(["Z01"], "the final state", at: .final) { $0.shows(.isDragging) && $0.isInRest },
      Context(["B14"], "the final state after a drag", at: .final) {
        $0.shows(.isDragging) && $0.previous?.name == .didEndDragging && $0.isInRest
      },
    ]
  )

  static let flipDecelerating = Operator(
    "flip-decelerating",
    "isDecelerating is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isDecelerating) },
    [
      Context(["B15"], "didScroll of a drag that caught nothing", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && $0.isFresh && $0.shows(.isDecelerating)
          && $0.isQuiet
      },
      Context(["E03", "E10"], "didScroll of a drag that caught a glide", .didScroll) {
        $0.isPlain && $0.moment.place == .inDrag && !$0.isFresh && $0.shows(.isDecelerating)
          && $0.isQuiet
      },
      Context(["E03"], "willBeginDragging of a drag that caught a glide", .willBeginDragging) {
        $0.isPlain && $0.moment.place == .halted && $0.shows(.isDecelerating) && $0.isQuiet
      },
      Context(["C08"], "didEndDragging(true) of a fresh flick", .didEndDragging) {
        $0.isPlain && $0.isModern && $0.willDecelerate == true && $0.isFresh
          && $0.shows(.isDecelerating)
      },
      Context(["E07"], "didEndDragging(false) of a touch-stop", .didEndDragging) {
        $0.isPlain && $0.willDecelerate == false && !$0.isFresh && $0.shows(.isDecelerating)
          && $0.isQuiet
      },
      Context(["C07"], "a glide's didScroll", .didScroll) {
        $0.isGlideFrame && $0.shows(.isDecelerating)
      },
      Context(["C07", "C11"], "didEndDecelerating of a natural stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDecelerating)
      },
      Context(["A03"], "didEndDecelerating that shows the state before it", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .inGlide && $0.isQuiet && $0.shows(.isDecelerating)
      },
      Context(["E07"], "didEndDecelerating after a touch-stop", .didEndDecelerating) {
        $0.isPlain && $0.moment.place == .stopped && $0.isQuiet && $0.shows(.isDecelerating)
      },
      Context(["F09"], "an animation's didScroll", .didScroll) {
        $0.isSoleAnimation && $0.shows(.isDecelerating)
      },
      Context(["A14"], "the didScroll of a call on a resting view", .didScroll) {
        $0.isJump(by: [.setContentOffset, .contentOffset]) && $0.shows(.isDecelerating)
          && $0.fingers.down == 0 && $0.view.hearsChain
      },
      Context(["A14"], "shouldScrollToTop of a resting view", .shouldScrollToTop) {
        $0.moment.place == .atRest && $0.shows(.isDecelerating) && $0.fingers.down == 0
          && $0.isTurnOfOneCall && $0.view.hearsChain
      },
      Context(["Z01"], "the final state", at: .final) { $0.shows(.isDecelerating) && $0.isInRest },
    ]
  )

  static let flipAnimating = Operator(
    "flip-animating",
    "isScrollAnimating is shown false where it is true, or true where it is false.",
    edit: { $0.flipping(.isScrollAnimating) },
    [
      Context(["F09"], "an animation's didScroll", .didScroll) {
        $0.isSoleAnimation && $0.shows(.isScrollAnimating)
      },
      Context(["Z01"], "the final state", at: .final) {
        $0.shows(.isScrollAnimating) && $0.isInRest
      },
    ]
  )

  static let tieFlags = Operator(
    "tie-flags",
    "isTracking is shown equal to isDragging at each message of the view.",
    edit: { site in
      let view = site.moment.view
      return site.allOfView.flatMap { other in
        other.moment.view == view && other.shows(.isDragging)
          && other.state[.isTracking] != other.state[.isDragging]
          ? other.showing { $0[.isTracking] = $0[.isDragging] } : []
      }
    },
    [
      Context(["C09"], "a view that glides on after a lift", .willBeginDecelerating) {
        $0.isPlain && $0.nextInTurn?.isGlideFrame == true && $0.shows(.isTracking)
          && $0.isFirstOfKind && $0.isModern
      },
      Context(["B13"], "a view that is dragged and let go without a glide", .didEndDragging) {
        $0.isPlain && $0.isModern && $0.willDecelerate == false && $0.isFresh
          && $0.shows(.isTracking)
      },
    ]
  )

  static let forgetGlide = Operator(
    "forget-glide",
    "isDecelerating falls as soon as a finger touches the glide.",
    edit: { site in
      site.allOfView.filter { $0.moment.episode == site.moment.episode && $0.line >= site.line }
        .prefix { $0.name != .willBeginDecelerating }
        .flatMap { $0.state[.isDecelerating] == true ? $0.flipping(.isDecelerating) : [] }
    },
    [
      Context(["E03"], "a glide that a finger caught", .willBeginDragging) {
        $0.isPlain && $0.moment.place == .halted && $0.state[.isDecelerating] == true && $0.isQuiet
      }
    ]
  )
}

extension Site {
  /// Whether it is a glide's didScroll in the course of nature, no finger down.
  fileprivate var isGlideFrame: Bool {
    isPlain && name == .didScroll && moment.place == .inGlide && isQuiet
      && (!record.hasTouches || fingers.down == 0)
  }

  /// Whether it is the finger's doing, for certain.
  fileprivate var isFingersOwn: Bool { isQuiet }

  /// Whether the glide has been outside the range, or ends with this line's turn (D11).
  fileprivate var isInBounce: Bool {
    if isOverscrolled || next?.name != .didScroll { return true }
    return forerunners.prefix { $0.name == .didScroll }.contains { $0.isOverscrolled }
  }

  /// Whether it is told as at rest, with no flag up.
  fileprivate var isInRest: Bool { state.raised.isEmpty }

  /// All messages and final states of the view, in order.
  var allOfView: [Site] {
    record.moments.indices.compactMap {
      let moment = record.moments[$0]
      return moment.view == self.moment.view && moment.kind.isOfView
        ? Site(record: record, place: $0) : nil
    }
  }

  /// Whether no line of its kind comes before it in the view.
  fileprivate var isFirstOfKind: Bool {
    !forerunners.contains { $0.moment.kind == moment.kind }
  }
}
