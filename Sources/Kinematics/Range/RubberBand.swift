/// The distance by which content follows a finger past an edge.
///
/// The formula and its 0.55 were recorded (source motion.rubber-band).
public struct RubberBand: Sendable, Hashable {
  /// The part of the finger's movement that the content follows right at the edge.
  static let coefficient = 0.55

  /// The part of the dimension past which an offset is taken for one that a finger can reach.
  ///
  /// The band never quite reaches its dimension, but a bounce may go beyond it.
  private static let reach = 0.999

  /// The length of the visible bounds on this axis, in points; the offset never exceeds it.
  public let dimension: Double

  /// Creates the band of an axis whose bounds are this long.
  public init(dimension: Double) {
    self.dimension = dimension
  }

  /// Returns how far past the edge the content goes for a signed distance of the finger.
  public func offset(forDistance distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    guard distance >= 0 else { return 0 - offset(forDistance: -distance) }
    return dimension * (1 - 1 / (1 + Self.coefficient * distance / dimension))
  }

  /// Returns the signed distance of the finger that takes the content this far past the edge.
  public func distance(forOffset offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    guard offset >= 0 else { return 0 - distance(forOffset: -offset) }
    let reachable = min(offset, dimension * Self.reach)
    return dimension * reachable / (Self.coefficient * (dimension - reachable))
  }
}
