/// The state of one finger in one event, in the window's coordinates.
nonisolated public struct FingerSample: Hashable, Sendable {
  /// The finger's number, its own from touch-down to lift.
  public var finger: Int
  /// The phase of the finger.
  public var phase: UITouch.Phase
  /// The horizontal place in the window.
  public var x: Double
  /// The vertical place in the window.
  public var y: Double

  /// Creates a sample.
  public init(finger: Int, phase: UITouch.Phase, x: Double, y: Double) {
    self.finger = finger
    self.phase = phase
    self.x = x
    self.y = y
  }
}
