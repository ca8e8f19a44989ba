internal import Traces
internal import Transcripts

/// A glide that goes on as before, frame by frame, inside the range.
///
/// Nearly all messages of a long transcript are one more such frame. The questions were asked about the
/// frames before it, and their answers hold for a frame that differs in nothing that any of them looks at:
/// one period later, as far or less far in the same direction, with the same flags. Such a frame is
/// compared, and the answers are counted once more. About each eighth frame more is asked, of that frame
/// itself. Every other message is judged as usual.
final class SteadyGlide {
  /// What each rule has answered to each frame.
  private let answers: [Inquiry.Answered]
  /// What is asked about each eighth frame besides.
  private let more: [Inquiry]
  /// What each message of the glide tells besides its place.
  private let known: State.Facts
  private let raised: State.Facts
  private let size: Place
  /// The time between two frames, in microseconds; an exact grid rounds it down or up.
  private let period: Microseconds
  /// How much farther than the frame before a frame may go: the places of both are rounded.
  private let slack: Int32
  /// The places that are inside the range by more than a pixel; on an axis that does not move, one.
  private let least: Place
  private let most: Place
  /// The signs of the steps.
  private let direction: Place
  /// The latest frame.
  ///
  /// It is set as a whole: what is changed in place is guarded against others.
  private var latest: Frame

  private struct Frame {
    var heard: Heard
    /// How it moved the content.
    var move: Place
    /// The time of the frame before it.
    var timeBefore: Microseconds
    /// How many frames were compared since the last message that was judged.
    var count = 0
    /// How many more come before the frame about which more is asked.
    var left: Int

    /// The frame of the message that was judged just now, and is not yet followed.
    init(_ watch: Watch) {
      let last = watch.content.lastScroll
      heard = watch.now
      move = Place(x: heard.offset.x &- last.x, y: heard.offset.y &- last.y)
      timeBefore = watch.content.lastScrollTime
      // The frame that follows this one has one more before it.
      left = 7 - Int((watch.motion.glideScrolls &+ 1) & 7)
    }
  }

  /// Begins after a steady frame that was judged and is not yet followed; nil: the next frame may be
  /// another in more than its place and time.
  ///
  /// - Parameters:
  ///   - watch: the view.
  ///   - state: what the message of the frame told.
  init?(_ watch: Watch, _ state: State) {
    guard state.isOfMotionAlone else { return nil }
    let asked = watch.inquiries(in: watch.scope)
    answers = asked.map { $0.answered(watch) }
    guard !answers.contains(where: { $0.answer == .violated }) else { return nil }
    more = watch.inquiries(in: watch.scope.union(.eighthFrame))
      .filter { $0.question.scope.contains(.eighthFrame) }
    known = state.known
    raised = state.raised
    size = watch.geometry.size
    period = 1_000_000 / watch.setting.rate
    slack = watch.setting.pixel
    let last = watch.content.lastScroll
    let (across, down) = (watch.stretch(.horizontal, last), watch.stretch(.vertical, last))
    least = Place(x: across.lowerBound, y: down.lowerBound)
    most = Place(x: across.upperBound, y: down.upperBound)
    direction = Place(x: watch.motion.horizontal.direction, y: watch.motion.vertical.direction)
    latest = Frame(watch)
    guard isInside(latest.heard.offset) else { return nil }
  }

  /// Takes a message as one more frame.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - clock: the clock, which goes on where the message is such a frame.
  ///   - index: the message's line.
  ///   - watch: the view.
  ///   - findings: what was found so far.
  /// - Returns: whether it is one; where it is not, nothing is found and the clock has not gone on.
  func goesOn(
    with message: borrowing Message,
    _ clock: inout TurnClock,
    at index: Int,
    _ watch: Watch,
    _ findings: inout Findings
  ) -> Bool {
    var frame = latest
    guard message.name == .didScroll, message.view == .first, message.frame == nil,
      message.state.known == known, message.state.raised == raised, let time = message.time,
      time - frame.heard.time == period || time - frame.heard.time == period + 1
    else { return false }
    let offset = Place(message.state.contentOffset)
    if let bounds = message.state.bounds {
      guard Place(bounds.origin) == offset, Place(bounds.size) == size else { return false }
    }
    let move = Place(x: offset.x &- frame.heard.offset.x, y: offset.y &- frame.heard.offset.y)
    guard offset.isKnown, !offset.isAtLimit, isInside(offset), move != Place(x: 0, y: 0),
      goesOn(move.x, after: frame.move.x, direction.x),
      goesOn(move.y, after: frame.move.y, direction.y), clock.passage(to: message) == .turn
    else { return false }
    var after = clock
    after.come(to: message)
    frame.timeBefore = frame.heard.time
    frame.heard.index = index
    frame.heard.time = time
    frame.heard.turn = after.turn
    frame.heard.instant = after.instant
    frame.heard.offset = offset
    if frame.heard.origin.isKnown { frame.heard.origin = offset }
    frame.move = move
    if frame.left == 0 {
      guard isRight(frame.heard, watch, &findings) else { return false }
      frame.count = 0
      frame.left = 8
    }
    clock = after
    frame.count += 1
    frame.left -= 1
    latest = frame
    return true
  }

  /// Asks what is asked about each eighth frame, once all before it are followed; returns whether no rule is
  /// broken, and finds nothing where one is.
  private func isRight(_ heard: Heard, _ watch: Watch, _ findings: inout Findings) -> Bool {
    settle(watch, &findings)
    watch.now = heard
    let answers = more.map { $0.answered(watch) }
    guard !answers.contains(where: { $0.answer == .violated }) else { return false }
    findings.count(answers, times: 1)
    return true
  }

  /// Whether a step goes no farther than the one before, in the direction of the glide.
  private func goesOn(_ step: Int32, after last: Int32, _ direction: Int32) -> Bool {
    step == 0 || (step.signum() == direction && abs(step) <= abs(last) + slack)
  }

  private func isInside(_ place: Place) -> Bool {
    place.x >= least.x && place.x <= most.x && place.y >= least.y && place.y <= most.y
  }

  /// Tells the view of the frames that were compared, as though each had been followed, and counts their
  /// answers.
  func settle(_ watch: Watch, _ findings: inout Findings) {
    let frame = latest
    guard frame.count > 0 else { return }
    watch.now = frame.heard
    watch.follow(frames: frame.count, lastMove: frame.move, timeBefore: frame.timeBefore)
    watch.site.causes?.follow(frame.heard)
    findings.count(answers, times: frame.count)
    let row = Int(Event.didScroll.rawValue) * Phase.allCases.count
    let place = row + watch.course.phases.trailingZeroBitCount
    findings.visits.add(place, times: frame.count)
    findings.flagVisits.add(place, times: frame.count)
    latest.count = 0
  }
}

extension State {
  /// Whether it tells the flags that rules demand, the place, and no size but that of the bounds.
  fileprivate var isOfMotionAlone: Bool {
    let flags = Flags(known)
    let others = Flags.flags.union(.bounds).union(Flags(.contentOffset))
    return flags.isSuperset(of: .demanded) && flags.isSubset(of: others) && contentOffset != nil
  }
}

extension Watch {
  /// The glide that may go on as before after the message that was just judged.
  ///
  /// - Parameter state: what the message told.
  /// - Returns: the glide; nil: the next message may be another in more than its place and time.
  func steadyGlide(_ state: State) -> SteadyGlide? {
    guard course.phases == Phase.glide.set, isSteady else { return nil }
    return scope.contains(.eighthFrame) ? nil : SteadyGlide(self, state)
  }

  /// Whether nothing but the glide goes on, and has for some frames.
  ///
  /// It is asked after a message was judged, and before that is followed.
  private var isSteady: Bool {
    now.event == .didScroll && latest.message.event == .didScroll && motion.glideScrolls > 2
      && course.before == course.phases && isFreeGlide
      && course.tangle.isEmpty && !law.hasUnheard && now.unestablished.isEmpty
      && isAloneInWindow && isPlainScroller && isTimed && isUndisturbed && !aftermath.isTainted
      && !isDue
  }

  /// Whether no other view, no content and no controller has a part in anything.
  private var isAloneInWindow: Bool {
    site.stage.watches.count == 1 && site.stage.animations == nil && site.contents == nil
      && site.screen == nil && site.container == nil && !site.mayBeRemoved
  }

  /// Whether the view only scrolls, and no question looks at each place for itself.
  private var isPlainScroller: Bool {
    setting.isScroller && setting.pixelGrid == 0 && zoom == nil && table == nil && text == nil
      && control == nil && web == nil && sample == nil && screen == nil && !geometry.isUnusual
      && geometry.isRangeKnown
  }

  /// Whether this frame and the one before came one period after the other.
  private var isTimed: Bool {
    let period = 1_000_000 / setting.rate
    let steps = (
      now.time - content.lastScrollTime, content.lastScrollTime - content.earlierScrollTime
    )
    return !setting.hasDroppedFrames && (period...period + 1).contains(steps.0)
      && (period...period + 1).contains(steps.1) && content.earlierScrollTime > hands.time
      && content.earlierScrollTime > drag.lastReleaseTime
  }

  /// Whether no input belongs to the last two turns, and nothing waits for another message.
  private var isUndisturbed: Bool {
    let turn = latest.message.turn
    return turns.touch < turn && turns.touchDown < turn && turns.call < turn
      && turns.delegate < turn && program.isIdle && !program.toTop.isTapped
      && !program.echo.isOpen && !drag.isBounceHeld && !content.isDoubled
      && content.doubtful == nil && content.explained == nil && !isRightAfterPrevious
      && content.lastScroll.isKnown && now.offset.isKnown && content.isMovedByFinger
      && !motion.horizontal.wasOutside && !motion.vertical.wasOutside
  }

  /// Where the content may be on an axis, for the same answers: inside the range by more than a pixel, or,
  /// where the axis cannot move, where it is.
  fileprivate func stretch(_ axis: Axis, _ last: Place) -> ClosedRange<Int32> {
    let (least, most) = (geometry.least[axis], geometry.most[axis])
    let margin = setting.pixel + 1
    guard geometry.mayMove(axis, isTable: false), motion[axis].direction != 0,
      Int64(most) - Int64(least) > 2 * Int64(margin)
    else { return last[axis]...last[axis] }
    return least + margin...most - margin
  }

  /// Follows frames of a steady glide, each as one `didScroll`.
  fileprivate func follow(frames: Int, lastMove: Place, timeBefore: Microseconds) {
    let frames32 = Int32(truncatingIfNeeded: frames)
    content.offset = now.offset
    content.offsetTurn = now.turn
    content.lastScroll = now.offset
    content.earlierScrollTime = timeBefore
    content.lastScrollTime = now.time
    motion.lastMove = lastMove
    motion.glideScrolls &+= frames32
    motion.dragScrolls &+= frames32
    program.call.scrolls &+= frames32
    latest.add(now, times: UInt32(frames))
  }

  /// All that is worth asking about this message.
  fileprivate func inquiries(in scope: Question.Scope) -> [Inquiry] {
    law.agenda.inquiries(at: now.event, in: scope)
      + law.book.causeAgenda.inquiries(at: now.event, in: scope)
  }
}
