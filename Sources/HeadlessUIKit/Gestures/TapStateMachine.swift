/// The state of a tap recognizer: the fingers and taps that it has seen and still wants.
///
/// Events go in; what they make of the touches so far comes out.
nonisolated struct TapStateMachine: Hashable, Sendable {
  /// An event of the fingers or of the clock.
  enum Event: Hashable, Sendable, CaseIterable {
    case cameDown, lifted
    /// A finger moved too far for a tap, or came down too far from the tap before.
    case strayed
    case cancelled
    /// The next tap did not come in time.
    case waitedTooLong
  }

  /// The meaning of the touches so far.
  enum Outcome: Hashable, Sendable {
    case undecided
    /// A tap, and more are wanted.
    case tapped
    case recognized
    case failed
  }

  private let taps: Int
  private let fingers: Int
  private var tapsMade = 0
  private var fingersDown = 0
  private var fingersOfTap = 0

  init(taps: Int = 1, fingers: Int = 1) {
    self.taps = max(1, taps)
    self.fingers = max(1, fingers)
  }

  /// True if a tap was made and the next one is waited for.
  var isBetweenTaps: Bool { tapsMade > 0 && tapsMade < taps && fingersOfTap == 0 }

  /// True if all fingers of the first tap are down for the first time.
  var isFirstTapComplete: Bool { tapsMade == 0 && fingersOfTap == fingers }

  /// Takes one event in.
  mutating func receive(_ event: Event) -> Outcome {
    switch event {
    case .cameDown:
      guard fingersOfTap < fingers else { return .failed }
      fingersDown += 1
      fingersOfTap += 1
      return .undecided
    case .lifted:
      guard fingersOfTap == fingers else { return .failed }
      fingersDown -= 1
      return fingersDown == 0 ? endTap() : .undecided
    case .strayed, .cancelled: return .failed
    case .waitedTooLong: return isBetweenTaps ? .failed : .undecided
    }
  }

  private mutating func endTap() -> Outcome {
    fingersOfTap = 0
    tapsMade += 1
    return tapsMade == taps ? .recognized : .tapped
  }
}
