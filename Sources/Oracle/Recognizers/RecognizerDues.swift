internal import Traces

/// The messages and questions of a recognizer that are still due, with the turn in which each must
/// come at the latest.
struct RecognizerDues: Sendable {
  /// One thing.
  enum Due: CaseIterable, Sendable {
    /// The question about a touch, before anything else (R625).
    case receive
    /// An action, because a delegate was asked whether to begin and agreed (R627).
    case recognition
    /// A tap's action at its lift (R301, R631), or when the time of a double tap is over (R629).
    case tap, lateTap
    /// A swipe's action at its lift (R640, R641).
    case swipe
    /// A long press's actions as its time is over, as a finger moves, and as one is lifted (R635).
    case begin, change, end
    /// The action that a gesture was cancelled (R634).
    case cancel
  }

  private var latest: [Due: Int32] = [:]
  /// The time of what they may have come of last; -1: unknown.
  var moment: Microseconds = -1

  /// After so long, another turn of the run loop has passed (R620).
  private static let turnOfLoop: Microseconds = 20_000

  var isEmpty: Bool { latest.isEmpty }

  /// Notes what has to come by the end of a turn.
  mutating func note(_ due: Due, by turn: Int32) { latest[due] = turn }

  /// Takes in that it came, or need not come any more.
  mutating func clear(_ due: Due) { latest[due] = nil }

  mutating func clear() { latest = [:] }

  /// Returns the turn at whose end it must have come.
  func turn(of due: Due) -> Int32? { latest[due] }

  /// Returns the last turn that is over as a turn ends: where an input comes long after it, the next one is over as
  /// well.
  func turnEnding(at heard: Heard) -> Int32 {
    guard heard.event == .turnEnd, heard.time >= 0, moment >= 0,
      heard.time - moment >= Self.turnOfLoop
    else { return heard.turn }
    return heard.turn + 1
  }

  /// Ends a turn: a message that had to come by its end is not due any more.
  mutating func end(_ turn: Int32) {
    for (due, limit) in latest where limit <= turn { latest[due] = nil }
  }
}
