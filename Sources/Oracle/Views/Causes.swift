internal import Traces

/// The latest times at which anything came that may cause a message, in any view of a transcript.
///
/// A message is told in the turn of its cause (A04). Some causes have effects in later frames: content
/// moves, rows are laid out, a controller's view comes. How long that takes is in no source, so a rule
/// grants them a time.
final class Causes {
  /// The kinds of events that may cause a message.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8
    /// A finger comes down.
    static let fingerDown = Kinds(rawValue: 1 << 0)
    /// A finger moves, or its rest is told.
    static let fingerMove = Kinds(rawValue: 1 << 1)
    /// A finger is lifted or taken away.
    static let fingerUp = Kinds(rawValue: 1 << 2)
    /// The program calls.
    static let call = Kinds(rawValue: 1 << 3)
    /// Content moves, or a controller's view comes or goes.
    static let motion = Kinds(rawValue: 1 << 4)
    /// Views are set up, before the first message, or their states are read at rest.
    static let reading = Kinds(rawValue: 1 << 5)
    static let finger: Kinds = [.fingerDown, .fingerMove, .fingerUp]
    static let all: Kinds = [.finger, .call, .motion, .reading]
  }

  /// The latest time of each kind; `never`: none came.
  private var times = SIMD8<Int64>(repeating: never)
  private static let never = Int64.min / 4

  /// Follows a touch event.
  func follow(_ hands: Hands) {
    var kinds: Kinds = []
    if hands.deeds.contains(.began) { kinds.insert(.fingerDown) }
    if !hands.deeds.isDisjoint(with: [.ended, .cancelled]) { kinds.insert(.fingerUp) }
    note(kinds.isEmpty ? .fingerMove : kinds, at: hands.time)
  }

  /// Follows a call to any view.
  func followCall(at time: Microseconds?) { note(.call, at: time ?? -1) }

  /// Follows a message of any view, or a state at rest.
  func follow(_ heard: Heard) {
    let isFirst = times[Kinds.reading.place] == Self.never
    if heard.event == .final || isFirst { note(.reading, at: heard.time) }
    if heard.event != .final, heard.event.movesOn { note(.motion, at: heard.time) }
  }

  /// Returns true if anything of some kinds has come since the record began.
  func hasAny(of kinds: Kinds) -> Bool {
    (0..<6).contains { kinds.rawValue >> $0 & 1 != 0 && times[$0] != Self.never }
  }

  /// Returns true if nothing came within a time before an instant.
  ///
  /// - Parameters:
  ///   - kinds: what may have come.
  ///   - latency: the time.
  ///   - time: the instant.
  ///   - isSetUpLate: whether the first message may be told because a view was just set up.
  /// - Returns: whether none of them came.
  func isQuiet(
    _ kinds: Kinds,
    for latency: Microseconds,
    at time: Microseconds,
    isSetUpLate: Bool
  ) -> Bool {
    if kinds.contains(.reading), isSetUpLate, times[Kinds.reading.place] == Self.never {
      return false
    }
    for place in 0..<6 where kinds.rawValue >> place & 1 != 0 && time - times[place] <= latency {
      return false
    }
    return true
  }

  /// Notes a cause.
  ///
  /// If its time is not told, it may have come just now.
  private func note(_ kinds: Kinds, at time: Microseconds) {
    for place in 0..<6 where kinds.rawValue >> place & 1 != 0 {
      times[place] = time < 0 ? .max / 4 : time
    }
  }
}

extension Causes.Kinds {
  fileprivate var place: Int { rawValue.trailingZeroBitCount }
}

extension Event {
  /// True if it tells that something is on the way, so that more may come of it.
  fileprivate var movesOn: Bool {
    isOfChain || isOfController && !isOfScreenLayout && !isOfScreenSize
      || rawValue >= Event.didEndScrollingAnimation.rawValue
        && rawValue <= Event.refreshControlValueChanged.rawValue
  }
}
