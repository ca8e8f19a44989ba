import Foundation

/// The times at which animated changes begin and end, and their options.
nonisolated struct AnimationTiming {
  /// The duration of the changes, in seconds; if it is zero or less, they are made without
  /// animation (R460).
  var duration: TimeInterval
  /// The delay before the changes, in seconds.
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []

  /// True if there is anything to see.
  var isAnimated: Bool { duration > 0 }

  /// Returns the same inside another block, whose duration counts unless the options say otherwise
  /// (R473).
  func inside(_ outer: AnimationTiming?) -> AnimationTiming {
    guard let outer, outer.isAnimated, !options.contains(.overrideInheritedDuration) else {
      return self
    }
    var timing = self
    timing.duration = outer.duration
    return timing
  }

  /// Returns the instant of the end, in microseconds; nil: it is repeated for ever (R478).
  func end(from start: Int64) -> Int64? {
    guard !options.contains(.repeat) else { return nil }
    return start + Self.microseconds(delay) + Self.microseconds(duration)
  }

  /// Returns a duration in microseconds; what is not a number, or longer than any world lasts, is
  /// cut.
  static func microseconds(_ seconds: TimeInterval) -> Int64 {
    guard seconds > 0 else { return 0 }
    return Int64(min(seconds, 1_000_000_000) * 1_000_000 + 0.5)
  }
}
