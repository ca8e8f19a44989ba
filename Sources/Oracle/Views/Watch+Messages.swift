internal import Traces
internal import Transcripts

extension Watch {
  /// Takes in a message before it is judged.
  func receive(_ message: borrowing Message, _ heard: Heard) {
    let state = message.state
    now = heard
    now.known = Flags(state.known).intersection(law.flags)
    now.raised = Flags(state.raised).intersection(law.flags)
    now.offset = Place(state.contentOffset)
    now.hasMoved = message.hasMoved
    if !now.offset.isKnown { now.offset = now.event == .didScroll ? placeCalled : placeTold }
    now.origin = now.known.contains(.bounds) ? Place(state.bounds?.origin) : .unknown
    now.answer = .unknown
    if !now.known.isDisjoint(with: .geometry) {
      let hasChanged = geometry.learn(state)
      if hasChanged {
        // The room of a control that was pulled opens as the finger lets go, before the glide begins.
        if !isOpenedAtLift { motion.isDisturbed = true }
        drag.pull.isSpoiled = true
      }
      if setting.isTable { followMeasuredContent(hasChanged: hasChanged) }
      if let inset = state.adjustedContentInset { content.inset.take(inset, in: now.turn) }
    }
    // A scroll that goes on under a finger, or through a glide, moves the content besides.
    if now.raised.contains(.isScrollAnimating), !course.isSurely(in: Phase.atRest) {
      motion.isDisturbed = true
    }
    switch now.event {
    // A new drag of a view at rest is in no doubt.
    case .willBeginDragging: if course.isSurely(in: Phase.atRest) { beginAnew() }
    case .willEndDragging: takeRelease(message)
    // If there is no `willEndDragging`, the content is let go at the drag's end.
    case .didEndDraggingToRest, .didEndDraggingToGlide, .didEndDragging:
      if law.knowsTargets, !hears(.willEndDragging) { takeRelease(message) }
    case .didEndScrollingAnimation:
      if program.closingTime != nil { endClosing(before: now.time) }
    case .shouldScrollToTop, .touchesShouldBegin, .touchesShouldCancel:
      now.answer = answer(of: message)
    default: break
    }
    if now.event.isOfChain { return tellFeatures(message) }
    addFeatures(at: now.event)
    if message.answer == nil, let answer = scriptedAnswer(to: message.name) {
      var answered = copy message
      answered.answer = answer
      tellFeatures(answered)
      for feature in site.stage.features { feature.receive(answered, self) }
    } else {
      tellFeatures(message)
      for feature in site.stage.features { feature.receive(message, self) }
    }
  }

  /// Hands a message to the features of the view.
  @inline(__always)
  private func tellFeatures(_ message: borrowing Message) {
    guard !features.isEmpty else { return }
    for feature in features.all { feature.receive(message, self) }
  }

  /// Returns what a question was answered with, so far as a Bool tells it.
  ///
  /// It is not put into its caller, which takes in each frame.
  @inline(never)
  private func answer(of question: borrowing Message) -> Certainty {
    Certainty((question.answer ?? scriptedAnswer(to: question.name))?.bool)
  }

  /// Returns what the header says that the delegate answers; nil: it says nothing, or not always the same.
  @inline(never)
  private func scriptedAnswer(to question: Name) -> Value? {
    setting.declaration.delegate.constantAnswer(to: question)
  }

  /// Takes in that something new begins: nothing of it is in doubt.
  func beginAnew() {
    aftermath.settle(.all)
  }

  /// Follows what a message means, after it was judged.
  func follow() {
    switch now.event {
    case .didScroll: followScroll()
    case .willBeginDragging:
      endDraggedTop()
      program.toTop.isDragged = true
      followBegin()
    case .didEndDraggingToRest, .didEndDraggingToGlide, .didEndDragging: followLift()
    case .willBeginDecelerating:
      beginGlide()
      if program.toTop.isDragged { program.toTop = .ended }
    case .didEndDecelerating: end(.didEndDecelerating)
    case .didEndScrollingAnimation: followAnimationEnd()
    case .shouldScrollToTop:
      endDraggedTop()
      followQuestion()
    case .didScrollToTop:
      let goal = endOfScrollToTop
      program.toTop = .ended
      end(.didScrollToTop)
      if !now.offset.isKnown, goal.isKnown { content.offset = goal }
    case .didChangeAdjustedContentInset: followInset()
    case .refreshControlValueChanged: followPulledRefresh()
    case .keyboardWillShow, .keyboardWillHide: site.keyboard?.follow(now)
    default: break
    }
    if now.event != .didEndScrollingAnimation, now.event.isOfChain {
      program.animation.hasJustEnded = false
    }
    if now.offset.isKnown {
      content.offset = now.offset
      content.offsetTurn = now.turn
      if aftermath.isTainted, now.event != .didScroll, now.offset == content.lastScroll {
        aftermath.confirmPlace()
      }
    }
    // A table that loads tells where its content is before anything has moved it.
    if now.event.isOfTable, !content.lastScroll.isKnown, turns.call < 0, turns.touch < 0,
      record.isFromTheStart,
      hears(.didScroll)
    {
      content.lastScroll = now.offset
    }
    if !features.isEmpty {
      for feature in features.all { feature.follow(self) }
    }
    if !now.event.isOfChain {
      for feature in site.stage.features { feature.follow(self) }
    }
    site.showing?.followInside()
    // If `didScroll` cannot be heard, an offset is known only while a message shows it.
    loseSight()
    latest.add(now)
  }
}
