internal import Traces

/// The touches that a view was told of, and the fingers that they may be of.
///
/// One message may be about several touches. So there are two numbers: the least of them that it may have, and
/// the most.
struct TouchesTold: Sendable {
  /// The number of messages that touches came, less those that they went.
  private(set) var down = 0
  /// The turns in which it was last told that a touch was taken away, and that one has ended; -1: none was.
  private(set) var cancelTurn: Int32 = -1
  private(set) var liftTurn: Int32 = -1
  /// The number of messages that touches came, and of those since one that touches went.
  private(set) var begun = 0
  private(set) var begunSinceEnd = 0
  /// True if the latest message says that a touch has ended.
  private(set) var hasJustEnded = false
  /// True if a gesture was recognized, and nothing was told since of the touch that it takes away (R304).
  private(set) var isTaken = false
  /// The least number of touches that it has, and the most.
  private(set) var least = 0
  private(set) var most: Int
  /// The most fingers that came and that it may still be told of.
  private(set) var fresh: Int
  /// The most fingers that went and whose end it may still be told.
  private var gone: Int
  /// The number of fingers that are down.
  private var fingers: Int32 = 0
  /// The time at which the last finger went; -1: none did, or it is not known.
  private var lastGone: Microseconds = -1
  /// True if a touch has not ended, and all fingers went long ago.
  private(set) var isOverdue = false

  /// More than there are.
  private static let any = Int.max / 2
  /// So long after the lift, no touch is held back by a recognizer; and none by one that waits for more taps.
  private static let patience: (plain: Microseconds, amongTaps: Microseconds) = (600_000, 1_000_000)

  /// True if a recognizer may hold back the end of a touch for another tap.
  var mayWaitForTaps = false
  /// True if one may hold it back until the next touch has begun.
  var mayHoldEnds = false
  /// True if fingers are recorded, so that no more touches come and go than they do.
  private let areFingersKnown: Bool
  /// True if the record begins where fingers may be down.
  private let isMidway: Bool

  /// Begins with none.
  init(_ record: Recording) {
    areFingersKnown = record.hasTouches
    isMidway = record.isMidway
    most = record.isFromTheStart ? 0 : Self.any
    fresh = record.isFromTheStart && areFingersKnown ? 0 : Self.any
    gone = fresh
  }

  /// Follows a message about its touches, which was judged.
  mutating func follow(_ event: Event, in turn: Int32) {
    if event.isOfTouches {
      hasJustEnded = event == .touchesEnded
      isTaken = false
    }
    switch event {
    case .touchesBegan:
      down += 1
      begun += 1
      begunSinceEnd += 1
      // One that is told of a finger too much is none.
      if fresh > 0 { least += 1 }
      if areFingersKnown || isMidway || mayHoldEnds {
        most = min(Self.any, most + max(1, fresh))
      } else {
        // A view is told of one touch at a time, unless it says that it wants several, or a gesture holds an end back.
        most = most < Self.any ? most + 1 : 1
      }
      if fresh < Self.any { fresh = max(0, fresh - 1) }
    case .touchesEnded:
      liftTurn = turn
      end()
      // More have not ended than fingers went.
      least = max(0, least - max(1, gone))
      if gone < Self.any { gone = max(0, gone - 1) }
    case .touchesCancelled:
      cancelTurn = turn
      end()
      least = 0
    default: break
    }
  }

  /// Takes in that a gesture was recognized to which the view loses its touches.
  mutating func beTaken() { isTaken = down > 0 }

  private mutating func end() {
    begunSinceEnd = 0
    down = max(0, down - 1)
    if most < Self.any { most = max(0, most - 1) }
  }

  /// Follows a touch event.
  mutating func follow(_ hands: Hands) {
    let hasCome = hands.deeds.contains(.began)
    let hasGone = !hands.deeds.isDisjoint(with: [.ended, .cancelled])
    if hasCome, fingers == 0 { endOld(at: hands.time) }
    if hasCome, fresh < Self.any {
      fresh += Int(hasGone ? hands.down : max(0, hands.down - fingers))
    }
    if hasGone, gone < Self.any {
      gone += Int(hasCome ? fingers : max(0, fingers - hands.down))
    }
    fingers = hands.down
    if hands.isLastLifted { lastGone = hands.time }
  }

  /// Ends what is long over: after the last finger has gone, nothing is told of it any more.
  private mutating func endOld(at time: Microseconds) {
    let patience = mayWaitForTaps ? Self.patience.amongTaps : Self.patience.plain
    guard time >= 0, lastGone >= 0, time - lastGone >= patience else { return }
    if least > 0 { isOverdue = true }
    forget()
  }

  /// True if none of its touches may be told of any more at rest, and one has not ended.
  var areLeft: Bool { least > 0 && fingers == 0 }

  /// Takes in a call, which may have a hand in what becomes of them.
  mutating func disturb(at time: Microseconds) {
    isTaken = false
    if fingers == 0 { endOld(at: time) }
    least = 0
  }

  /// Ends what is due: a touch that was missed is missed once.
  mutating func endDues() { isOverdue = false }

  /// Ends the touches: all has come to rest, and no finger is down.
  mutating func rest() {
    if fingers == 0 { forget() }
  }

  private mutating func forget() {
    (isTaken, hasJustEnded) = (false, false)
    (least, most) = (0, 0)
    if areFingersKnown { (fresh, gone) = (0, 0) }
  }
}

extension Event {
  /// True if it tells a view of its touches.
  fileprivate var isOfTouches: Bool {
    [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled].contains(self)
  }
}
