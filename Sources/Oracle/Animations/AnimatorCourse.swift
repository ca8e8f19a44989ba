internal import Traces
internal import Transcripts

/// The way of a property animator, as far as the calls about it tell (R484 to R491).
///
/// Calls and messages go in. Where the two may have met in one frame, nothing more is told of it.
struct AnimatorCourse: Sendable {
  /// The state of an animator.
  enum Phase: Sendable {
    case inactive, running, paused, stopped
    /// It was told to finish, and its completions are due.
    case finishing
  }

  /// The duration of the whole way, in microseconds; nil: it is not told.
  private var duration: Microseconds?
  private(set) var phase = Phase.inactive
  /// The number of its completions, and of those that were called.
  private var completions = 0
  private var told = 0
  /// The part of the way at an instant from which it runs, the delay passed.
  private var fraction = 0.0
  /// True if it is known how far it has come.
  private var isPlaceKnown = true
  private var start: Microseconds = -1
  private var isReversed = false
  private(set) var pausesOnCompletion = false
  /// The place at which it was told to finish.
  private var position: String?
  /// True if it was stopped for good, and not started since.
  private(set) var isStoppedForGood = false
  /// True if a completion was due and has not come.
  private(set) var isMissed = false
  /// The certainty that its blocks change something that can be animated.
  var isChanging = Certainty.no
  /// True if calls and frames may have come in another order, so that nothing is known.
  private(set) var isDoubtful = false
  /// True if its completions can be heard; it has then not arrived as long as none of them is told.
  private let isHeard: Bool

  init(_ call: borrowing Call, isHeard: Bool, isDoubtful: Bool) {
    duration = call.arguments[.duration]?.number?.double.microseconds
    self.isHeard = isHeard
    self.isDoubtful = isDoubtful
  }

  /// True if a completion is due or will be.
  var owesCompletion: Bool {
    guard told < completions else { return false }
    return phase == .finishing || (phase == .running && !pausesOnCompletion)
  }

  /// True if it is surely over, or has not begun.
  var isIdle: Bool { phase == .inactive && !isDoubtful }

  /// The position that its completions give as its end.
  var place: String? {
    switch phase {
    case .finishing: position
    case .running: isReversed ? "start" : "end"
    default: nil
    }
  }

  /// The time at which it arrives; nil: it does not run, or the time is not told.
  var end: Microseconds? {
    guard phase == .running, start >= 0, isPlaceKnown, let duration else { return nil }
    return start + Microseconds((isReversed ? fraction : 1 - fraction) * Double(duration))
  }

  /// Takes in that time has passed.
  ///
  /// - Parameters:
  ///   - time: the time now; -1: it is not told.
  ///   - frame: how much too soon its end may come, in microseconds.
  ///   - soon: how late it may come.
  mutating func pass(to time: Microseconds, frame: Microseconds, soon: Microseconds) {
    if phase == .finishing { miss() }
    guard phase == .running else { return }
    guard let end, time >= 0 else {
      if !isHeard || !owesCompletion { isDoubtful = true }
      return
    }
    if time < end - frame { return }
    if time <= end + soon { return isDoubtful = true }
    if pausesOnCompletion {
      phase = .paused
      fraction = isReversed ? 0 : 1
    } else if told < completions {
      miss()
    } else {
      rest()
    }
  }

  /// Takes in that all is at rest in a record without times: a completion that was due has not come.
  mutating func settle() {
    if phase == .running, isHeard, owesCompletion { miss() }
  }

  /// Takes in a call.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - time: its time; -1: it is not told.
  /// - Returns: whether it is made at a moment that raises (R484, R488).
  mutating func follow(_ call: borrowing Call, at time: Microseconds) -> Bool {
    switch call.name {
    case .addCompletion: completions += 1
    case .startAnimation, .startAnimationAfterDelay:
      let delay = call.arguments[.afterDelay]?.number?.double.microseconds ?? 0
      begin(at: time < 0 ? -1 : time + max(0, delay))
    case .pauseAnimation: pause(at: time)
    case .continueAnimation:
      guard phase == .paused else { break }
      if call.arguments[.durationFactor]?.number != .zero { duration = nil }
      begin(at: time)
    case .fractionComplete: move(to: call.arguments[.fractionComplete]?.number?.double, at: time)
    case .isReversed: turn(call.arguments[.isReversed]?.bool, at: time)
    case .pausesOnCompletion:
      guard let pauses = call.arguments[.pausesOnCompletion]?.bool else { return doubt() }
      pausesOnCompletion = pauses
    case .stopAnimation: return stop(isForGood: call.arguments[.withoutFinishing]?.bool)
    case .finishAnimation: return finish(at: call.arguments[.at]?.string)
    default: break
    }
    return false
  }

  /// Takes in that a completion was called.
  mutating func complete() {
    guard owesCompletion else { return }
    told += 1
    if told == completions { rest() }
  }

  /// Forgets everything about it.
  @discardableResult
  mutating func doubt() -> Bool {
    isDoubtful = true
    return false
  }
}

extension AnimatorCourse {
  private mutating func miss() {
    isMissed = true
    rest()
  }

  private mutating func rest() {
    phase = .inactive
    (completions, told, fraction, start) = (0, 0, 0, -1)
    (isReversed, isPlaceKnown) = (false, true)
  }

  private mutating func begin(at time: Microseconds) {
    guard phase == .inactive || phase == .paused else { return }
    // Sources disagree about an animator that has arrived already (R493).
    if isPlaceKnown, isReversed ? fraction <= 0 : fraction >= 1 { doubt() }
    phase = .running
    start = time
    isStoppedForGood = false
  }

  private mutating func pause(at time: Microseconds) {
    guard phase == .inactive || phase == .running else { return }
    hold(at: time)
    phase = .paused
    isStoppedForGood = false
  }

  /// Takes in how far it has come.
  private mutating func hold(at time: Microseconds) {
    guard phase == .running else { return }
    guard let duration, duration > 0, time >= 0, start >= 0, isPlaceKnown else {
      return isPlaceKnown = false
    }
    let way = Double(max(0, time - start)) / Double(duration)
    fraction = min(max(isReversed ? fraction - way : fraction + way, 0), 1)
    start = max(start, time)
  }

  private mutating func move(to next: Double?, at time: Microseconds) {
    guard let next, phase != .stopped else { return isDoubtful = true }
    if phase == .inactive { pause(at: time) }
    hold(at: time)
    (fraction, isPlaceKnown) = (min(max(next, 0), 1), true)
    if phase == .running, isReversed ? fraction <= 0 : fraction >= 1 { doubt() }
  }

  private mutating func turn(_ isReversed: Bool?, at time: Microseconds) {
    // No source says where an animator goes if it is reversed before it starts.
    guard let isReversed, phase == .running || phase == .paused else { return isDoubtful = true }
    guard isReversed != self.isReversed else { return }
    hold(at: time)
    self.isReversed = isReversed
  }

  private mutating func stop(isForGood: Bool?) -> Bool {
    guard let isForGood, phase != .stopped else { return doubt() }
    guard phase == .running || phase == .paused else { return isWrong() }
    if isForGood {
      rest()
      isStoppedForGood = true
    } else {
      phase = .stopped
    }
    return false
  }

  /// Takes in a call at a moment that raises; where it does not, nothing is known of what follows.
  private mutating func isWrong() -> Bool {
    defer { isDoubtful = true }
    return !isDoubtful
  }

  private mutating func finish(at position: String?) -> Bool {
    guard phase == .stopped else { return isWrong() }
    self.position = position
    if completions > 0 { phase = .finishing } else { rest() }
    return false
  }
}

extension Double {
  /// Seconds in microseconds.
  fileprivate var microseconds: Microseconds { Microseconds((self * 1_000_000).rounded()) }
}
