import Foundation

/// Counts the taps that come one after the other at one place, for `UITouch.tapCount`.
///
/// No source gives the distance and the time within which the next tap must come. The figures of
/// the tap recognizer are used.
nonisolated struct TapCount {
  private static let reach = 45.0
  private static let patience: Int64 = 350_000

  private var count = 0
  private var place = CGPoint.zero
  private var liftTime: Int64 = .min / 2

  /// Takes in a finger that comes down; returns which tap of several it would make.
  mutating func comeDown(at place: CGPoint, _ microseconds: Int64) -> Int {
    let isNear =
      abs(place.x - self.place.x) <= Self.reach && abs(place.y - self.place.y) <= Self.reach
    let isSoon = microseconds - liftTime <= Self.patience
    count = isNear && isSoon ? count + 1 : 1
    self.place = place
    return count
  }

  /// Takes in a finger that is lifted; one that went far has made no tap.
  mutating func lift(at place: CGPoint, _ microseconds: Int64) {
    let isNear =
      abs(place.x - self.place.x) <= Self.reach && abs(place.y - self.place.y) <= Self.reach
    liftTime = isNear ? microseconds : .min / 2
  }
}
