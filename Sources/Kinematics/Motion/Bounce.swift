/// The return from beyond an edge: the motion of a glide, with an excess that shrinks in each step.
///
/// Both numbers were recorded (source motion.bounce).
enum Bounce {
  /// The exponent by which the excess shrinks each millisecond: −0.01005 exactly, not ln 0.99.
  static let rate = -0.01005
  /// The excess, in points, under which a slow enough bounce is over.
  static let restDistance = 0.5
}
