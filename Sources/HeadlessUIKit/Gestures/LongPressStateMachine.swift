/// The state of a long press: the taps before it, the fingers that press, the time (R635, R637,
/// R638).
///
/// Events go in; what they make of the touches so far comes out.
nonisolated struct LongPressStateMachine: Hashable, Sendable {
  /// An event of the fingers or of the clock.
  enum Event: Hashable, Sendable, CaseIterable {
    case cameDown, moved, lifted
    /// A finger moved farther than is allowed.
    case strayed
    case cancelled
    case heldLongEnough
    /// The next tap, or the press after it, did not come in time.
    case waitedTooLong
  }

  /// The meaning of the touches so far.
  enum Outcome: Hashable, Sendable {
    case undecided
    /// All fingers press: the time begins.
    case pressed
    /// A tap that has to come before: the next touch is waited for.
    case tapped
    case began, changed, ended, cancelled, failed
  }

  private let fingers: Int
  private var tapsLeft: Int
  private var fingersDown = 0
  private(set) var hasBegun = false

  init(taps: Int = 0, fingers: Int = 1) {
    self.fingers = max(1, fingers)
    tapsLeft = max(0, taps)
  }

  /// True if all fingers of the press are down, and the time runs.
  var isPressing: Bool { tapsLeft == 0 && fingersDown == fingers }

  /// Takes one event in.
  mutating func receive(_ event: Event) -> Outcome {
    switch event {
    case .cameDown:
      // A finger that comes down after the begin changes nothing.
      guard !hasBegun else { return .undecided }
      guard fingersDown < fingers else { return .failed }
      fingersDown += 1
      return isPressing ? .pressed : .undecided
    case .moved: return hasBegun ? .changed : .undecided
    // Once it has begun there is no limit (R637).
    case .strayed: return hasBegun ? .changed : .failed
    case .heldLongEnough:
      guard isPressing, !hasBegun else { return .undecided }
      hasBegun = true
      return .began
    case .lifted: return lift()
    case .cancelled: return hasBegun ? .cancelled : .failed
    case .waitedTooLong: return hasBegun ? .undecided : .failed
    }
  }

  private mutating func lift() -> Outcome {
    if hasBegun { return .ended }
    // Too soon (R638), unless it is one of the taps that come before.
    guard tapsLeft > 0 else { return .failed }
    fingersDown -= 1
    guard fingersDown == 0 else { return .undecided }
    tapsLeft -= 1
    return .tapped
  }
}
