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
  /// The conditions for each frame.
  private let path: GlidePath
  /// The answer of each rule to each frame that comes one period after another.
  private let answers: [Inquiry.Answered]
  /// The answer of each rule to the first frame after a pause; nil: none has come.
  private var answersAfterPause: [Inquiry.Answered]?
  /// The further questions about each eighth frame.
  private let more: FrameInquiry?
  /// The latest frame, and its index in the transcript.
  private var latest: GlidePath.Frame
  private var index: Int
  /// Of how many frames the view does not know.
  private var untold = 0
  /// The number of frames that were compared, and of those that came after a pause.
  private var count = 0
  private var countAfterPause = 0
  /// The number of frames still to come before the next about which more is asked.
  private var left: Int

  /// Begins after a steady frame that was judged and is not yet followed; nil: the next frame may be
  /// another in more than its place and time.
  ///
  /// - Parameters:
  ///   - watch: the view.
  ///   - state: what the message of the frame told.
  init?(_ watch: Watch, _ state: State) {
    guard let path = GlidePath(watch, state) else { return nil }
    self.path = path
    answers = watch.answers
    guard !answers.contains(where: { $0.answer == .violated }) else { return nil }
    more = watch.inquiriesOfFrames
    latest = path.frame(watch)
    index = watch.now.index
    // The frame that follows this one has one more before it.
    left = GlidePath.Run.between - Int((watch.motion.glideScrolls &+ 1) & 7)
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
    guard clock.tellsTurnsApart(by: path.period) else { return first }
    var place = first
    repeat {
      let run = path.run(
        lines,
        from: place,
        after: latest,
        left: left,
        takesPauses: answersAfterPause != nil
      ) { frame in
        let place = Place(x: frame.place.x, y: frame.place.y)
        return more?.ask(about: place, at: frame.time, &findings) ?? true
      }
      place += run.count
      goOn(run, at: indexBefore + place, &clock)
    } while place < lines.count && learnsPause(lines, at: place, clock, watch)
    return place
  }

  /// Notes how far the glide has come.
  private func goOn(_ run: GlidePath.Run, at index: Int, _ clock: inout TurnClock) {
    guard run.count > 0 else { return }
    latest = run.latest
    self.index = index
    untold += run.count
    count += run.count
    countAfterPause += run.countAfterPause
    left = run.left
    clock.come(toFrames: run.count, until: latest.time)
  }

  /// Asks about the first frame after a pause what each rule answers to such a frame.
  ///
  /// - Returns: whether the line is such a frame, and no rule is broken; where one is, nothing is found.
  private func learnsPause(
    _ lines: Span<Line>,
    at place: Int,
    _ clock: borrowing TurnClock,
    _ watch: Watch
  ) -> Bool {
    guard answersAfterPause == nil,
      let frame = lines.borrow(at: place, { path.frame($0, after: latest) }), frame.isAfterPause
    else { return false }
    tell(watch, clock)
    var then = copy clock
    then.come(toFrames: 1, until: frame.time)
    watch.now = heard(frame, at: index + 1, then, watch)
    let answers = watch.answers
    guard !answers.contains(where: { $0.answer == .violated }) else { return false }
    answersAfterPause = answers
    return true
  }

  /// Returns the event that is heard of a frame.
  private func heard(
    _ frame: GlidePath.Frame,
    at index: Int,
    _ clock: borrowing TurnClock,
    _ watch: Watch
  ) -> Heard {
    // The frames differ in nothing else.
    var heard = watch.now
    heard.index = index
    heard.time = frame.time
    heard.turn = clock.turn
    heard.instant = clock.instant
    heard.offset = Place(x: frame.place.x, y: frame.place.y)
    if heard.origin.isKnown { heard.origin = heard.offset }
    return heard
  }

  /// Tells the view of the frames that were compared, as though each had been followed.
  private func tell(_ watch: Watch, _ clock: borrowing TurnClock) {
    guard untold > 0 else { return }
    watch.now = heard(latest, at: index, clock, watch)
    watch.follow(frames: untold, lastMove: path.move(of: latest), timeBefore: latest.timeBefore)
    watch.site.causes.follow(watch.now)
    untold = 0
  }

  /// Ends the glide: tells the view of its frames, and counts their answers.
  func end(_ watch: Watch, _ clock: borrowing TurnClock, _ findings: inout Findings) {
    guard count > 0 else { return }
    tell(watch, clock)
    for answered in answers { findings.count(answered, times: count - countAfterPause) }
    if let answersAfterPause, countAfterPause > 0 {
      for answered in answersAfterPause { findings.count(answered, times: countAfterPause) }
    }
    let row = Int(Event.didScroll.rawValue) * Phase.allCases.count
    let place = row + watch.course.phases.trailingZeroBitCount
    findings.visits.add(place, times: count)
    findings.flagVisits.add(place, times: count)
  }
}

extension Watch {
  /// Begins to compare frames after the message that was just judged.
  ///
  /// - Parameter state: what the message told.
  /// - Returns: whether it does; otherwise the next message may be another in more than its place and time.
  func beginFrames(_ state: State) -> Bool {
    guard course.phases == Phase.glide.set, isSteady, !scope.contains(.eighthFrame),
      let glide = SteadyGlide(self, state)
    else { return false }
    steadyGlide = glide
    return true
  }

  /// Takes lines as frames of the glide that goes on as before, as long as they are; returns which line is the
  /// first that is no such frame.
  func takeFrames(
    _ lines: Span<Line>,
    from first: Int,
    after indexBefore: Int,
    _ clock: inout TurnClock,
    _ findings: inout Findings
  ) -> Int {
    steadyGlide?.takes(lines, from: first, after: indexBefore, &clock, self, &findings) ?? first
  }

  /// Takes in the frames of the glide that went on as before, and is over.
  func endFrames(_ clock: borrowing TurnClock, _ findings: inout Findings) {
    guard let glide = steadyGlide else { return }
    steadyGlide = nil
    glide.end(self, clock, &findings)
  }

  /// True if nothing but the glide goes on, and has for some frames.
  ///
  /// It is asked after a message was judged, and before that is followed.
  private var isSteady: Bool {
    now.event == .didScroll && latest.message.event == .didScroll && motion.glideScrolls >= 2
      && course.before == course.phases && isFreeGlide
      && course.tangle.isEmpty && !law.hasUnheard && now.unestablished.isEmpty
      && isAloneInWindow && isPlainScroller && isTimed && isUndisturbed && !aftermath.isTainted
      && !isDue
  }

  /// True if no other view, no content and no controller has a part in anything.
  private var isAloneInWindow: Bool {
    site.stage.watches.count == 1 && site.contents == nil && site.showing == nil
      && site.container == nil && !site.mayBeRemoved
  }

  /// True if the view only scrolls, and no question looks at each place for itself.
  private var isPlainScroller: Bool {
    setting.isScroller && setting.pixelGrid == 0 && showing == nil && !geometry.isUnusual
      && geometry.isRangeKnown
      && (features.isEmpty || !features.all.contains { $0.isAsked(at: .didScroll) })
  }

  /// True if this frame and the one before came one period after the other.
  private var isTimed: Bool {
    let period = 1_000_000 / setting.rate
    let steps = (
      now.time - content.lastScrollTime, content.lastScrollTime - content.earlierScrollTime
    )
    return !setting.hasDroppedFrames && (period...period + 1).contains(steps.0)
      && (period...period + 1).contains(steps.1) && content.earlierScrollTime > hands.time
      && content.earlierScrollTime > drag.lastReleaseTime
  }

  /// True if no input belongs to the last two turns, and nothing waits for another message.
  private var isUndisturbed: Bool {
    let turn = latest.message.turn
    return turns.touch < turn && turns.touchDown < turn && turns.call < turn
      && turns.delegate < turn && program.isIdle && !program.toTop.isTapped
      && !program.echo.isOpen && !drag.isBounceHeld && !content.isDoubled
      && content.doubtful == nil && content.explained == nil && !isRightAfterPrevious
      && content.lastScroll.isKnown && now.offset.isKnown && content.isMovedByFinger
      && !motion.horizontal.wasOutside && !motion.vertical.wasOutside
  }

  /// Follows frames of a steady glide, each as one `didScroll`.
  fileprivate func follow(frames: Int, lastMove: Place, timeBefore: Microseconds) {
    let frames32 = Int32(truncatingIfNeeded: frames)
    content.offset = now.offset
    content.offsetTurn = now.turn
    content.lastScroll = now.offset
    content.lastStep = lastMove.distance(to: Place(x: 0, y: 0))
    content.earlierScrollTime = timeBefore
    content.lastScrollTime = now.time
    motion.lastMove = lastMove
    motion.glideScrolls &+= frames32
    motion.dragScrolls &+= frames32
    program.call.scrolls &+= frames32
    latest.add(now, times: UInt32(frames))
  }

  /// The answers to all questions worth asking about this message, even if it is an eighth frame.
  fileprivate var answers: [Inquiry.Answered] {
    law.inquiries(at: now.event, in: scope.subtracting(.eighthFrame))?.answers(self) ?? []
  }

  /// The questions about each eighth frame from here on, besides those about this one.
  fileprivate var inquiriesOfFrames: FrameInquiry? {
    law.inquiries(at: now.event, in: scope.union(.eighthFrame))?.ofFrames(self)
  }
}
