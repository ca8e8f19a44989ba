public import Traces

/// Counts the turns of a transcript: a touch event, a call, a frame, each with all that it causes.
public struct TurnClock: Sendable {
  /// A kind of turn.
  public enum Cause: Sendable {
    /// No line tells it.
    case unknown
    /// A touch event.
    case touch
    /// A call of the program.
    case call
    /// The end of a wait, or a state at rest.
    case rest
    /// A frame.
    case frame
  }

  /// The time that passes before a message.
  public enum Passage: Sendable {
    /// Nothing: it comes at the instant of the line before it.
    case nothing
    /// Some time, too short for another frame.
    case instant
    /// The turn.
    case turn
  }

  /// The number of the turn.
  public private(set) var turn: Int32 = 1
  /// The number of the instant: what comes in one turn may come at several, in a log from a wall clock.
  public private(set) var instant: Int32 = 1
  /// The cause of the turn.
  public private(set) var cause = Cause.unknown
  /// The index of the line that began the turn; -1: none did.
  public private(set) var causeLine = -1
  /// The time of the last line that had one, in microseconds; -1: unknown.
  public private(set) var time: Microseconds = -1
  /// The frame whose turn it is, where a message told it.
  private var frame: Int32?
  private let tolerance: Microseconds

  /// Creates a clock before the first line.
  ///
  /// - Parameter tolerance: how much later than the line before it a message belongs to the next frame, in
  ///   microseconds: half a frame for a log from a wall clock, 1 where all times are exact.
  public init(tolerance: Microseconds) {
    self.tolerance = tolerance
  }

  /// Begins the turn of an input.
  ///
  /// - Parameters:
  ///   - cause: the kind of input.
  ///   - time: its time, if it is known.
  ///   - line: its line's index.
  public mutating func begin(_ cause: Cause, at time: Microseconds?, line: Int) {
    advance(.turn)
    self.cause = cause
    causeLine = line
    if let time { self.time = time }
  }

  /// Returns the time that passes between the line before a message and the message.
  public func passage(to message: borrowing Message) -> Passage {
    if let told = message.frame { return told == frame ? .nothing : .turn }
    guard let next = message.time, next != time else { return .nothing }
    return time >= 0 && next - time >= tolerance ? .turn : .instant
  }

  /// Comes to a message.
  public mutating func come(to message: borrowing Message) {
    let passage = passage(to: message)
    advance(passage)
    if passage == .turn { frame = message.frame }
    guard let next = message.time else {
      // A message after an input may be the input's own or a frame's.
      cause = .unknown
      return
    }
    time = next
    guard passage == .turn || cause == .unknown else { return }
    cause = .frame
    causeLine = -1
  }

  /// Comes to a message that is of the turn all the same: only a delegate has taken time.
  public mutating func stay(until message: borrowing Message) {
    advance(.instant)
    if let next = message.time { time = next }
  }

  /// Returns true if messages that tell no frame are of different turns where they come so far
  /// apart.
  ///
  /// - Parameter interval: the time between them, in microseconds.
  /// - Returns: whether they are.
  public func tellsTurnsApart(by interval: Microseconds) -> Bool {
    time >= 0 && interval >= tolerance
  }

  /// Comes to messages that tell no frame, each in a turn of its own.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - last: the time of the last of them.
  public mutating func come(toFrames count: Int, until last: Microseconds) {
    guard count > 0 else { return }
    advance(.turn)
    let others = Int32(truncatingIfNeeded: count - 1)
    turn &+= others
    instant &+= others
    time = last
    cause = .frame
    causeLine = -1
  }

  private mutating func advance(_ passage: Passage) {
    if passage == .nothing { return }
    instant &+= 1
    guard passage == .turn else { return }
    turn &+= 1
    frame = nil
  }
}
