import HeadlessUIKit
import Traces

/// Plays one trace: merges touches, calls, frames and settling in one stable order.
///
/// To play a line at an instant: first every frame due before it, then the line with all that it
/// causes; a frame due at that very instant follows the lines.
///
/// The transcript is handed over piece by piece, so that neither it nor the trace is kept.
struct Playback: ~Copyable {
  let stage: Stage
  /// The number of lines of the transcript that are kept before they are handed over.
  private let piece: Int
  /// Takes the next lines of the transcript, and returns whether it wants more.
  private let reader: ([Line]) -> Bool
  private var clock: FrameClock
  /// The number of messages that a trace usually causes: a transcript that grows is copied.
  private static let usualAnswers = 192
  /// True if the trace says that frames are dropped.
  private let dropsFrames: Bool
  private var periods = 1
  private var now: Microseconds = 0
  /// The number of frames that were played with something in motion.
  private(set) var frameCount = 0
  private var event = TouchEvent()
  private var eventTime: Microseconds = 0
  private var samples: [FingerSample] = []
  private var batch = UpdateBatch()
  private var block = CallBlock()
  private var lastInput: LastInput?
  /// The lines below the last input, until it is known whether that is the last of all.
  private var remarks: [Line] = []
  /// The inputs that come behind many remarks; nil: nobody has had to look.
  private var longWaits: LongWaits?
  /// Comments after a touch that may not be its event's last: a comment never divides an event, and
  /// stands behind the messages of an event that is over.
  private var heldBack: [Line] = []
  /// The number of inputs that were played.
  private var inputCount = 0
  /// True if the last input was settled before the end was read.
  private var isSettled = false
  /// True if the reader has enough: the rest need not be played.
  private var isUnread = false

  /// The facts about the last input: it is settled at its time, unless it was the time to do so.
  private struct LastInput {
    let time: Microseconds?
    let isSettle: Bool
  }

  /// Sets a trace up.
  ///
  /// - Parameters:
  ///   - trace: what is played.
  ///   - lineCount: how many lines it has.
  ///   - mostLines: how long its transcript may become.
  ///   - piece: how many lines of the transcript are kept before they are handed over.
  ///   - settings: the things with which every trace is played.
  ///   - reader: takes the next lines of the transcript, and returns whether it wants more.
  /// - Throws: `SubjectFailure` where the trace cannot be played.
  init(
    _ trace: AnyTraceStream,
    lineCount: Int,
    mostLines: Int = Trace.mostLines,
    piece: Int = .max,
    settings: StageSettings,
    reader: @escaping ([Line]) -> Bool
  ) throws(SubjectFailure) {
    self.piece = piece
    self.reader = reader
    stage = try Stage(
      trace,
      lineCount: lineCount,
      mostLines: mostLines,
      settings: settings
    )
    clock = FrameClock(rate: trace.header.effectiveRate, dropped: trace.header.dropped)
    dropsFrames = !trace.header.dropped.isEmpty
    stage.recorder.reserve(piece == .max ? lineCount + Self.usualAnswers : piece)
  }

  /// Plays the trace that was set up to its end, or until its reader has enough.
  mutating func play(_ trace: AnyTraceStream) throws(SubjectFailure) {
    try stage.scene.perform { Result { () throws(SubjectFailure) in try playAsCurrent(trace) } }
      .get()
  }

  private mutating func playAsCurrent(_ trace: AnyTraceStream) throws(SubjectFailure) {
    try playInputs(of: trace)
    if !isSettled { try settleAtEnd() }
    writeRemarks()
    try checkFailure()
    if !isUnread { _ = reader(stage.recorder.take()) }
  }

  /// Plays all that the trace does.
  private mutating func playInputs(of trace: AnyTraceStream) throws(SubjectFailure) {
    var failure: SubjectFailure?
    try trace.read { lines in
      // A span hands out lines where they are, without a copy.
      let lines = lines.span
      do throws(SubjectFailure) {
        for place in lines.indices { try take(lines[place], of: trace) }
      } catch {
        failure = error
      }
      return failure == nil && !isUnread
    }
    if let failure { throw failure }
  }

  /// Takes the next line: what it says of the trace waits for the next input.
  private mutating func take(_ line: Line, of trace: AnyTraceStream) throws(SubjectFailure) {
    if line.isRemark {
      remarks.append(line)
      if remarks.count >= LongWaits.mostRemarks { try passRemarks(of: trace) }
      return
    }
    guard line.isPlayed else { return }
    inputCount += 1
    writeRemarks()
    lastInput = LastInput(time: line.time, isSettle: line.isSettle)
    try play(line)
    handOn()
  }

  /// Writes down many remarks before the next input is read: a look ahead tells which it is.
  private mutating func passRemarks(of trace: AnyTraceStream) throws(SubjectFailure) {
    if longWaits == nil { longWaits = try LongWaits(in: trace) }
    guard let next = longWaits?.input(behind: inputCount) else {
      if !isSettled { try settleAtEnd() }
      isSettled = true
      writeRemarks()
      return handOn()
    }
    if case .touch(let touch) = next, event.isOpen, event.continues(with: touch) {
      releaseComments()
      for remark in remarks { stage.recorder.append(remark) }
      remarks.removeAll()
      return handOn()
    }
    try makeBlock(before: next)
    guard !block.isOpen else {
      throw .failed(
        why: "more than \(LongWaits.mostRemarks) comments stand in one block of animations"
      )
    }
    try deliverEvent()
    writeRemarks()
    handOn()
  }

  /// Writes down the lines that wait.
  private mutating func writeRemarks() {
    guard !remarks.isEmpty else { return }
    for remark in remarks { write(remark) }
    remarks.removeAll()
  }

  /// Hands over the lines of the transcript, if there are enough of them, between two inputs or frames.
  private mutating func handOn() {
    guard stage.recorder.count >= piece, !isUnread else { return }
    isUnread = !reader(stage.recorder.take())
    if isUnread { stage.recorder.close() } else { stage.recorder.reserve(piece) }
  }

  /// Has all come to rest after the last input, or after none.
  private mutating func settleAtEnd() throws(SubjectFailure) {
    if let lastInput {
      try playImplicitSettle(after: lastInput)
    } else if !isOver {
      try play(Settle(time: 0, limit: Settle.usualLimit))
    }
  }

  private mutating func playImplicitSettle(after input: LastInput) throws(SubjectFailure) {
    try closeBatch()
    guard !isOver else { return }
    try deliverEvent()
    if input.isSettle { return }
    try play(Settle(time: input.time ?? now, limit: Settle.usualLimit))
  }

  /// True if an exception was raised: what comes afterwards is not played.
  private var isOver: Bool { stage.recorder.isClosed }

  private mutating func play(_ line: Line) throws(SubjectFailure) {
    if isOver { return }
    try closeBatch(before: line)
    switch line {
    case .touch(let touch): try play(touch)
    case .call(let call):
      try deliverEvent()
      try play(call)
    case .settle(let settle):
      try deliverEvent()
      try play(settle)
    case .message, .exception, .final, .gap, .expectation, .comment: break
    }
  }

  /// Writes down what says something about the trace, where it stands.
  private mutating func write(_ remark: Line) {
    if block.isOpen {
      block.add(remark)
    } else if event.isOpen {
      heldBack.append(remark)
    } else {
      stage.recorder.append(remark)
    }
  }

  private func instant(_ time: Microseconds?) throws(SubjectFailure) -> Microseconds {
    guard let time else {
      throw .failed(why: "a line that is to be played has no time")
    }
    return time
  }

  // MARK: - Touches

  /// Gathers touches of different fingers at one instant into one event.
  private mutating func play(_ touch: Touch) throws(SubjectFailure) {
    let time = try instant(touch.time)
    if event.continues(with: touch) {
      releaseComments()
    } else {
      try deliverEvent()
      try playFrames(before: time)
      eventTime = time
    }
    stage.recorder.append(.touch(touch))
    event.add(touch)
    samples.append(
      FingerSample(
        finger: Int(touch.finger),
        phase: UITouch.Phase(touch.phase),
        x: touch.location.x.double + stage.touchOrigin.x,
        y: touch.location.y.double + stage.touchOrigin.y
      )
    )
  }

  private mutating func deliverEvent() throws(SubjectFailure) {
    guard event.isOpen else { return }
    now = eventTime
    stage.scene.sendTouches(at: eventTime, samples)
    event.end()
    samples.removeAll(keepingCapacity: true)
    releaseComments()
    try checkFailure()
  }

  private mutating func releaseComments() {
    guard !heldBack.isEmpty else { return }
    for line in heldBack { stage.recorder.append(line) }
    heldBack.removeAll()
  }

  // MARK: - Calls

  private mutating func play(_ call: Call) throws(SubjectFailure) {
    try Capabilities.check(call, stage.views, stage.components)
    if block.contains(call) { return block.add(.call(call)) }
    let time = try instant(call.time)
    try playFrames(before: time)
    now = time
    stage.scene.advance(to: time)
    if CallBlock.isOpened(by: call) { return block.open(call) }
    batch.open(for: call, on: stage)
    stage.make([.call(call)])
    if !batch.isOpen { stage.scene.finishTurn() }
    try checkFailure()
  }

  /// Makes the call that runs a block, unless the next line stands in the block.
  private mutating func makeBlock(before line: Line?) throws(SubjectFailure) {
    guard block.isOpen else { return }
    if case .call(let call) = line, !call.isByDelegate, block.contains(call) { return }
    stage.make(block.take()[...])
    stage.scene.finishTurn()
    try checkFailure()
  }

  /// Ends a block of updates, unless the next line goes on with it.
  private mutating func closeBatch(before line: Line? = nil) throws(SubjectFailure) {
    try makeBlock(before: line)
    guard batch.isOpen else { return }
    if case .call(let call) = line, batch.contains(call) { return }
    batch.close()
    stage.scene.finishTurn()
    try checkFailure()
  }

  // MARK: - Frames

  private mutating func playFrames(before instant: Microseconds) throws(SubjectFailure) {
    while clock.nextTime < instant, !isOver {
      guard stage.scene.needsFrames else {
        clock.skip(to: instant)
        periods = 1
        return
      }
      try playNextFrames(before: instant)
    }
  }

  /// Plays the next frame, or all of a glide that nobody disturbs; passes over empty frames.
  private mutating func playNextFrames(before instant: Microseconds) throws(SubjectFailure) {
    let due = min(stage.scene.nextDue, instant)
    if due > clock.nextTime, clock.skip(toLastFramesBefore: due) { periods = 1 }
    if try !playGlide(before: instant) { try playFrame() }
  }

  /// Plays frames of a glide that nobody disturbs, all in one; returns whether there were any.
  private mutating func playGlide(before instant: Microseconds) throws(SubjectFailure) -> Bool {
    guard periods == 1, !dropsFrames, var glide = stage.freeGlide
    else { return false }
    let count = stage.recorder.write { glide.play(with: &clock, before: instant, writingTo: &$0) }
    guard count > 0 else { return false }
    now = stage.scene.microseconds
    frameCount += count
    if stage.recorder.failure != nil { try checkFailure() }
    handOn()
    return true
  }

  private mutating func playFrame() throws(SubjectFailure) {
    now = clock.nextTime
    guard let number = clock.take() else {
      periods += 1
      return
    }
    stage.recorder.beginFrame(number, at: now)
    stage.scene.frame(at: now, periods: periods)
    stage.recorder.endFrame()
    periods = 1
    frameCount += 1
    if stage.recorder.failure != nil { try checkFailure() }
    handOn()
  }

  // MARK: - Rest

  private mutating func play(_ settle: Settle) throws(SubjectFailure) {
    let start = try instant(settle.time)
    let limit = start + settle.limit
    try playFrames(before: start)
    now = max(now, start)
    stage.scene.advance(to: start)
    stage.recorder.append(.settle(settle))
    while !isOver, !stage.isAtRest, stage.scene.needsFrames, clock.nextTime <= limit {
      try playNextFrames(before: limit + 1)
    }
    if isOver { return }
    let isAtRest = stage.isAtRest
    let rest = isAtRest ? max(now, start) : limit
    for actor in stage.actors {
      guard let told = actor.part.atRest() else { continue }
      stage.recorder.append(
        .final(Final(time: rest, view: actor.index, state: told.state, table: told.table))
      )
    }
    now = limit
    clock.skip(to: limit)
    stage.scene.advance(to: limit)
  }

  private func checkFailure() throws(SubjectFailure) {
    if let failure = stage.recorder.failure { throw failure }
  }
}
