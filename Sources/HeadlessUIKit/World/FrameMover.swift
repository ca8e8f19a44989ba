/// What moves by itself with each frame, beside drags and glides of scroll views: a change of screens, a
/// table under a row that a finger carries.
protocol FrameMover: AnyObject {
  /// Goes on by one frame.
  func moveByFrame()
}
