internal import Traces

/// Counts turns: a touch event, a call, a frame, each with all that it causes.
struct TurnClock {
  private(set) var turn = 0
  private(set) var cause = Cause.unknown
  private(set) var causeLine = -1
  private var time: Microseconds?
  /// The frame whose turn it is, where messages tell it.
  private var frame: Int32?
  private var latestLine = -1
  private var fingers: [Int32] = []

  mutating func touch(_ touch: Touch, line: Int) {
    let isSameEvent =
      cause == .touch && latestLine == line - 1 && touch.time == time && touch.time != nil
      && !fingers.contains(touch.finger)
    if !isSameEvent { begin(.touch, touch.time, line) }
    fingers.append(touch.finger)
    latestLine = line
  }

  mutating func call(_ time: Microseconds?, line: Int) { begin(.call, time, line) }

  mutating func message(_ message: Message) {
    // Without times, what follows an input may be its own or a frame's.
    guard let time = message.time else {
      cause = .unknown
      return
    }
    let isFramesOwn = message.frame != nil && message.frame != frame
    guard time != self.time || cause == .unknown || isFramesOwn else { return }
    begin(.frame, time, -1)
    frame = message.frame
  }

  private mutating func begin(_ cause: Cause, _ time: Microseconds?, _ line: Int) {
    turn += 1
    self.cause = cause
    self.time = time
    causeLine = line
    latestLine = line
    fingers = []
    frame = nil
  }
}
