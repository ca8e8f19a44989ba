/// The axes that a drag may move where the directional lock of the view is on.
///
/// The angles, 20 and 70 degrees, come from a study (source motion.directional-lock); Apple
/// documents the three cases (DL03).
public enum DirectionalLock: Sendable, Hashable, CaseIterable {
  /// The drag goes along x only; y is held.
  case horizontal
  /// The drag goes along y only; x is held.
  case vertical
  /// The drag began diagonally and is free until it ends.
  case free

  /// tan 20°.
  private static let horizontalBelow = 0.363970234266202362
  /// tan 70°.
  private static let verticalAbove = 2.74747741945462228

  /// Returns the lock of a drag that had travelled this far when it was recognised.
  public static func decided(dx: Double, dy: Double) -> DirectionalLock {
    let across = abs(dx)
    let down = abs(dy)
    if down < horizontalBelow * across { return .horizontal }
    if down > verticalAbove * across { return .vertical }
    return .free
  }

  /// True if the drag may move along x.
  public var movesHorizontally: Bool { self != .vertical }

  /// True if the drag may move along y.
  public var movesVertically: Bool { self != .horizontal }
}
