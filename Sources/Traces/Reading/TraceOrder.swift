/// The allowed order of lines: a state machine over the lines of one trace.
///
/// It is told each line and says what is wrong with its place; it keeps nothing but the fingers that
/// are down.
struct TraceOrder {
  /// The largest number of lines that a line may state: as large as the largest time.
  static let mostLines: Int64 = 1_000_000_000_000

  /// The latest time that a line may have, in microseconds.
  static let latestTime: Int64 = 1_000_000_000_000

  private(set) var count = 0
  private var expectationCount = 0
  private var latest: Microseconds = 0
  private var isTimed: Bool?
  private var firstUntimedInput: (line: Int, kind: String)?
  private var hasAnswers = false
  private var notBefore: Microseconds = 0
  /// The finger of the last touch, which is down, or -1: most touches are of the same finger.
  private var familiarFinger: Int32 = -1
  private var fingersDown = FingersDown()
  /// The fingers that may be down unseen; nil: each finger comes down in the record.
  private var unseen: UnseenFingers?
  /// The first line that only a transcript may have, and what is wrong with it in a trace to play.
  private var firstOfRecord: (line: Int, problem: Problem)?
  /// The number of open blocks of animations, one inside the other, and the time of the calls in
  /// them.
  private var blocks = (count: 0, time: nil as Microseconds?)

  /// Begins a trace of which nothing is known.
  init() {}

  /// Begins a trace.
  init(_ header: borrowing Header) {
    if header.begins == .midway { unseen = UnseenFingers() }
  }

  /// Accepts a touch; its own function, for almost all lines are touches.
  mutating func accept(_ touch: Touch, at lineNumber: Int) throws(LineProblem) {
    count += 1
    try accept(time: touch.time, kind: "touch", at: lineNumber)
    if touch.finger == familiarFinger, touch.phase == .moved { return }
    try accept(touch.phase, of: touch.finger, at: lineNumber)
  }

  /// Accepts a message; its own function, for most lines of a transcript are messages.
  mutating func accept(_ message: borrowing Message) throws(LineProblem) {
    count += 1
    try accept(answerTime: message.time)
  }

  /// Accepts any other line between header and end.
  mutating func accept(_ line: Line, at lineNumber: Int) throws(LineProblem) {
    switch line {
    case .touch(let touch): return try accept(touch, at: lineNumber)
    case .comment: return
    default: count += 1
    }
    switch line {
    // A delegate's call is an answer too: it comes while the component settles.
    case .call(let call) where call.isByDelegate: try accept(time: call.time)
    case .call(let call):
      try accept(time: call.time, kind: "call", at: lineNumber)
      try acceptBlock(of: call)
    case .settle(let settle): try accept(settle, at: lineNumber)
    case .message(let message): try accept(answerTime: message.time)
    case .exception(let exception):
      try accept(answerTime: exception.time)
      // The rest is not played, nor are fingers lifted.
      fingersDown = FingersDown()
      familiarFinger = -1
    case .final(let final): try accept(answerTime: final.time)
    case .gap(let gap): try accept(gap, at: lineNumber)
    case .expectation:
      expectationCount += 1
      guard expectationCount <= Trace.mostExpectations else {
        throw LineProblem(.tooMany("expectations", most: Trace.mostExpectations), at: 0)
      }
    case .touch, .comment: break
    }
  }

  /// Accepts the end line.
  func acceptEnd(stating stated: Int) throws(LineProblem) {
    guard stated == count else {
      throw LineProblem(.wrongCount(stated: stated, counted: count), at: 0)
    }
    if let finger = fingersDown.least { throw LineProblem(.fingerDownAtEnd(finger), at: 0) }
    // Only a log of unknown times may leave them out: a trace is played by them.
    if !hasAnswers, let untimed = firstUntimedInput {
      throw LineProblem(.missingTime(line: untimed.kind), at: 0, line: untimed.line)
    }
    // Nor can what began unseen be played, or what is missing.
    if !hasAnswers, let firstOfRecord {
      throw LineProblem(firstOfRecord.problem, at: 0, line: firstOfRecord.line)
    }
  }

  // MARK: - Time

  private mutating func accept(
    time: Microseconds?,
    kind: String,
    at lineNumber: Int
  ) throws(LineProblem) {
    if time == nil, firstUntimedInput == nil { firstUntimedInput = (lineNumber, kind) }
    try accept(time: time)
    if let time, time < notBefore { throw LineProblem(.beforeSettled(notBefore), at: 0) }
  }

  private mutating func accept(answerTime: Microseconds?) throws(LineProblem) {
    hasAnswers = true
    try accept(time: answerTime)
  }

  private mutating func accept(time: Microseconds?) throws(LineProblem) {
    guard isTimed == nil || isTimed == (time != nil) else {
      throw LineProblem(.mixedTimes, at: 0)
    }
    isTimed = time != nil
    guard let time else { return }
    guard time >= latest else {
      throw LineProblem(.timeBackwards(from: latest, to: time), at: 0)
    }
    latest = time
  }

  private mutating func accept(_ settle: Settle, at lineNumber: Int) throws(LineProblem) {
    try accept(time: settle.time, kind: "settle", at: lineNumber)
    if let finger = fingersDown.least { throw LineProblem(.fingerDownAtSettle(finger), at: 0) }
    if let time = settle.time { notBefore = time + settle.limit }
  }

  // MARK: - Gaps

  /// Accepts a gap: after it any finger may be down, and those that were may have left unseen.
  private mutating func accept(_ gap: Gap, at lineNumber: Int) throws(LineProblem) {
    if gap.time != nil { try accept(time: gap.time) }
    noteRecord(.gapInTrace, at: lineNumber)
    fingersDown = FingersDown()
    familiarFinger = -1
    unseen = UnseenFingers()
    blocks = (0, nil)
  }

  private mutating func noteRecord(_ problem: Problem, at lineNumber: Int) {
    if firstOfRecord == nil { firstOfRecord = (lineNumber, problem) }
  }

  // MARK: - Blocks

  /// Counts the blocks of animations that a call stands in, and the one that it opens: the calls behind it at
  /// the same instant that stand in a block stand in that one.
  private mutating func acceptBlock(of call: Call) throws(LineProblem) {
    let isInside = call.block == .animate || call.block == .performWithoutAnimation
    if !isInside || call.time != blocks.time { blocks.count = 0 }
    guard Vocabulary.opensBlock(call.name) else { return }
    blocks = (blocks.count + 1, call.time)
    guard blocks.count <= Trace.deepest else {
      throw LineProblem(.tooDeep("blocks of animations"), at: 0)
    }
  }

  // MARK: - Fingers

  private mutating func accept(
    _ phase: Touch.Phase,
    of finger: Int32,
    at lineNumber: Int
  ) throws(LineProblem) {
    let comesUnseen = unseen?.firstComes(finger) == true && phase != .began
    if comesUnseen {
      noteRecord(.fingerNotDown(finger, phase: phase.text), at: lineNumber)
      _ = fingersDown.insert(finger)
    }
    if phase == .began {
      guard fingersDown.insert(finger) else {
        throw LineProblem(.fingerAlreadyDown(finger), at: 0)
      }
      familiarFinger = finger
      return
    }
    guard fingersDown.contains(finger) else {
      throw LineProblem(.fingerNotDown(finger, phase: phase.text), at: 0)
    }
    if phase.isLast {
      fingersDown.remove(finger)
      familiarFinger = -1
    } else {
      familiarFinger = finger
    }
  }
}
