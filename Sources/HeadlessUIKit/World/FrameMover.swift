/// What moves by itself with each frame, beside scroll views: a change of screens.
protocol FrameMover: AnyObject {
  /// Goes on by one frame.
  func moveByFrame()
}
