internal import Traces

/// A fault that a component has from its first message to its last.
public enum Vice: String, Sendable, CaseIterable {
  /// It does nothing at all.
  case doesNothing = "does-nothing"
  /// Calls have no effect.
  case ignoresCalls = "ignores-calls"
  /// Fingers have no effect.
  case ignoresTouches = "ignores-touches"
  /// It tells each message twice.
  case tellsTwice = "tells-twice"
  /// It tells each message at the next frame.
  case tellsLate = "tells-late"
  /// It tells no end of a drag, a glide, an animation, a pinch.
  case neverEnds = "never-ends"
  /// It tells each of these ends with the begin.
  case endsAtOnce = "ends-at-once"

  /// The inputs that have no effect.
  var ignored: Set<Header.Input> {
    switch self {
    case .doesNothing: [.touch, .call]
    case .ignoresCalls: [.call]
    case .ignoresTouches: [.touch]
    case .tellsTwice, .tellsLate, .neverEnds, .endsAtOnce: []
    }
  }

  /// True if a delegate's calls would be ignored, or made at another time.
  var movesCalls: Bool {
    switch self {
    case .doesNothing, .ignoresCalls, .tellsLate, .endsAtOnce: true
    case .ignoresTouches, .tellsTwice, .neverEnds: false
    }
  }

  /// Changes what a component tells.
  ///
  /// - Parameter transcript: what it told without the vice.
  /// - Returns: what it tells with it.
  func told(in transcript: Trace) -> Trace {
    switch self {
    case .doesNothing: transcript.withoutMessages
    case .ignoresCalls, .ignoresTouches: transcript
    case .tellsTwice: transcript.toldTwice
    case .tellsLate: transcript.toldLate
    case .neverEnds: transcript.withoutEnds
    case .endsAtOnce: transcript.endedAtOnce
    }
  }
}
