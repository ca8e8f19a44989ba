internal import Traces

/// The figures within which a finger taps for certain, and taps again.
///
/// No source gives the borders (R630 tells of 0.25 s and of 0.35 s), so beyond these nothing is sure.
enum SureTap {
  /// The longest time that a finger is down, and that passes before the next.
  static let patience: Microseconds = 250_000
  /// The greatest way of a finger that is down, in thousandths of a point.
  static let slop: Int32 = 5_000
  /// The greatest distance between the places of two taps.
  static let nearness: Int32 = 20_000
}
