/// An object that moves with each frame, besides drags and glides of scroll views: a change of
/// screens, or a table under a row that a finger carries.
protocol FrameMover: AnyObject {
  /// Goes on by one frame.
  func moveByFrame()

  /// The instant before which no frame moves it, in microseconds.
  var due: Int64 { get }
}

extension FrameMover {
  /// The next frame moves it.
  var due: Int64 { .min }
}
