import Foundation

/// The mean of places, taken one by one.
nonisolated struct Centroid {
  private var x = 0.0
  private var y = 0.0
  private var count = 0.0

  mutating func add(_ place: CGPoint) {
    x += place.x
    y += place.y
    count += 1
  }

  /// A single place comes out as it went in: `x / 1` is exact.
  var mean: CGPoint { CGPoint(x: x / max(count, 1), y: y / max(count, 1)) }
}
