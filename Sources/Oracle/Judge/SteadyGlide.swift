internal import Traces
internal import Transcripts

/// A glide that goes on as before, frame by frame, inside the range.
///
/// Nearly all messages of a long transcript are one more such frame. The questions were asked about the
/// frames before it, and their answers hold for a frame that differs in nothing that any of them looks at:
/// one period later, as far or less far in the same direction, with the same flags. Such a frame is
/// compared, and the answers are counted once more. A glide that is nearly over has frames that change no
/// pixel and are not told; what comes after such a pause is compared with what came after the first. About
/// each eighth frame more is asked, of that frame itself. Every other message is judged as usual.
final class SteadyGlide {
  /// What is asked about each frame.
  private let inquiries: [Inquiry]
  /// What each rule has answered to each frame that comes one period after another.
  private let answers: [Inquiry.Answered]
  /// What each rule has answered to the first frame after a pause; nil: none has come.
  private var answersAfterPause: [Inquiry.Answered]?
  /// What is asked about each eighth frame besides, and what was answered to the latest of them.
  private let more: [Inquiry]
  private var asked: [Inquiry.Answered] = []
  /// What each message of the glide tells besides its place.
  private let known: State.Facts
  private let raised: State.Facts
  private let size: Place
  /// The time between two frames, in microseconds; an exact grid rounds it down or up.
  private let period: Microseconds
  /// The times between two frames where others between them change no pixel.
  private let pauses: ClosedRange<Microseconds>
  /// The smallest step, in thousandths.
  ///
  /// It is also how much farther than the frame before a frame may go: the places of both are rounded.
  private let pixel: Int32
  /// The places that are inside the range by more than a pixel; on an axis that does not move, one.
  private let least: Place
  private let most: Place
  /// The signs of the steps.
  private let direction: Place
  /// How the first frame was heard; the others differ in line, time and place.
  private let heard: Heard
  /// The latest frame.
  private var latest: Frame
  /// How many frames were compared since the last message that was judged, and how many of them came
  /// after a pause.
  private var count = 0
  private var countAfterPause = 0
  /// How many more come before the frame about which more is asked.
  private var left: Int

  private struct Frame {
    var index: Int
    var time: Microseconds
    var turn: Int32
    var instant: Int32
    var offset: Place
    /// How it moved the content.
    var move: Place
    /// The time of the frame before it.
    var timeBefore: Microseconds
  }

  /// Begins after a steady frame that was judged and is not yet followed; nil: the next frame may be
  /// another in more than its place and time.
  ///
  /// - Parameters:
  ///   - watch: the view.
  ///   - state: what the message of the frame told.
  init?(_ watch: Watch, _ state: State) {
    guard state.isOfMotionAlone else { return nil }
    let scope = watch.scope
    inquiries = watch.inquiries(in: scope)
    answers = inquiries.map { $0.answered(watch) }
    guard !answers.contains(where: { $0.answer == .violated }) else { return nil }
    more = watch.inquiries(in: scope.union(.eighthFrame))
      .filter { $0.question.scope.contains(.eighthFrame) }
    known = state.known
    raised = state.raised
    size = watch.geometry.size
    period = 1_000_000 / watch.setting.rate
    pauses = period * 3 / 2...period * 6
    pixel = watch.setting.pixel
    let last = watch.content.lastScroll
    let (across, down) = (watch.stretch(.horizontal, last), watch.stretch(.vertical, last))
    least = Place(x: across.lowerBound, y: down.lowerBound)
    most = Place(x: across.upperBound, y: down.upperBound)
    direction = Place(x: watch.motion.horizontal.direction, y: watch.motion.vertical.direction)
    heard = watch.now
    latest = Frame(
      index: heard.index,
      time: heard.time,
      turn: heard.turn,
      instant: heard.instant,
      offset: heard.offset,
      move: Place(x: heard.offset.x &- last.x, y: heard.offset.y &- last.y),
      timeBefore: watch.content.lastScrollTime
    )
    // The frame that follows this one has one more before it.
    left = 7 - Int((watch.motion.glideScrolls &+ 1) & 7)
    guard isInside(latest.offset) else { return nil }
  }

  /// Takes lines as frames, as long as they are.
  ///
  /// - Parameters:
  ///   - lines: some lines of the transcript.
  ///   - first: which of them is next.
  ///   - indexBefore: the index in the transcript of the line before all of them.
  ///   - clock: the clock, which goes on with each frame.
  ///   - watch: the view.
  ///   - findings: what was found so far.
  /// - Returns: which line is the first that is no such frame; about that one nothing is found, and the
  ///   clock has not gone on.
  func takes(
    _ lines: Span<Line>,
    from first: Int,
    after indexBefore: Int,
    _ clock: inout TurnClock,
    _ watch: Watch,
    _ findings: inout Findings
  ) -> Int {
    var place = first
    var clockThen = clock
    let (name, view) = (Name.didScroll, ViewIndex.first)
    // The message is borrowed, part by part: a call of another module in this condition would have it
    // copied, which takes as long as all the rest.
    while place < lines.count, case .message(let message) = lines[place],
      message.name == name, message.view == view, message.frame == nil, let time = message.time,
      clockThen.comesToFrame(at: time),
      var frame = next(message.state, at: time)
    {
      frame.index = indexBefore + 1 + place
      frame.turn = clockThen.turn
      frame.instant = clockThen.instant
      let isAfterPause = isPause(frame.time - frame.timeBefore)
      if left == 0 || (isAfterPause && answersAfterPause == nil) {
        guard asks(about: frame, isAfterPause, watch, &findings) else { return place }
      }
      latest = frame
      count += 1
      if isAfterPause { countAfterPause += 1 }
      left -= 1
      clock = clockThen
      place += 1
    }
    return place
  }

  /// The frame after the latest.
  ///
  /// - Parameters:
  ///   - state: what the receiver of its message could read.
  ///   - time: the message's time.
  /// - Returns: the frame, but for its line and turn; nil: the message is none of a frame that goes on.
  private func next(_ state: State, at time: Microseconds) -> Frame? {
    guard state.known == known, state.raised == raised else { return nil }
    let offset = Place(state.contentOffset)
    if let bounds = state.bounds {
      guard Place(bounds.origin) == offset, Place(bounds.size) == size else { return nil }
    }
    var frame = latest
    frame.timeBefore = latest.time
    frame.time = time
    frame.offset = offset
    frame.move = Place(x: offset.x &- latest.offset.x, y: offset.y &- latest.offset.y)
    guard offset.isKnown, !offset.isAtLimit, isInside(offset), frame.move != Place(x: 0, y: 0),
      goesOn(frame.move.x, after: latest.move.x, direction.x),
      goesOn(frame.move.y, after: latest.move.y, direction.y)
    else { return nil }
    if isPause(time - latest.time) {
      guard pauses.contains(time - latest.time),
        max(abs(frame.move.x), abs(frame.move.y)) <= pixel
      else { return nil }
    }
    return frame
  }

  /// Whether so long a time between two frames is another than a period.
  private func isPause(_ time: Microseconds) -> Bool { time != period && time != period + 1 }

  /// Asks what is asked about a frame itself, once all before it are followed.
  ///
  /// - Returns: whether no rule is broken; where one is, nothing is found.
  private func asks(
    about frame: Frame,
    _ isAfterPause: Bool,
    _ watch: Watch,
    _ findings: inout Findings
  ) -> Bool {
    settle(watch, &findings)
    watch.now = heard(frame)
    if isAfterPause, answersAfterPause == nil {
      let asked = inquiries.map { $0.answered(watch) }
      guard !asked.contains(where: { $0.answer == .violated }) else { return false }
      answersAfterPause = asked
    }
    if left == 0 {
      asked.removeAll(keepingCapacity: true)
      for inquiry in more { asked.append(inquiry.answered(watch)) }
      guard !asked.contains(where: { $0.answer == .violated }) else { return false }
      for answered in asked { findings.count(answered, times: 1) }
      left = 8
    }
    return true
  }

  /// What is heard of a frame.
  private func heard(_ frame: Frame) -> Heard {
    var heard = heard
    heard.index = frame.index
    heard.time = frame.time
    heard.turn = frame.turn
    heard.instant = frame.instant
    heard.offset = frame.offset
    if heard.origin.isKnown { heard.origin = frame.offset }
    return heard
  }

  /// Whether a step goes no farther than the one before, in the direction of the glide.
  private func goesOn(_ step: Int32, after last: Int32, _ direction: Int32) -> Bool {
    step == 0 || (step.signum() == direction && abs(step) <= abs(last) + pixel)
  }

  private func isInside(_ place: Place) -> Bool {
    place.x >= least.x && place.x <= most.x && place.y >= least.y && place.y <= most.y
  }

  /// Tells the view of the frames that were compared, as though each had been followed, and counts their
  /// answers.
  func settle(_ watch: Watch, _ findings: inout Findings) {
    guard count > 0 else { return }
    watch.now = heard(latest)
    watch.follow(frames: count, lastMove: latest.move, timeBefore: latest.timeBefore)
    watch.site.causes?.follow(watch.now)
    for answered in answers { findings.count(answered, times: count - countAfterPause) }
    if let answersAfterPause, countAfterPause > 0 {
      for answered in answersAfterPause { findings.count(answered, times: countAfterPause) }
    }
    let row = Int(Event.didScroll.rawValue) * Phase.allCases.count
    let place = row + watch.course.phases.trailingZeroBitCount
    findings.visits.add(place, times: count)
    findings.flagVisits.add(place, times: count)
    (count, countAfterPause) = (0, 0)
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
    var inquiries: [Inquiry] = []
    // As many as are asked about a frame at most, or nearly.
    inquiries.reserveCapacity(32)
    law.agenda.gather(at: now.event, in: scope, into: &inquiries)
    law.book.causeAgenda.gather(at: now.event, in: scope, into: &inquiries)
    return inquiries
  }
}
