/// The times of the motion that frames carry on.
struct ScrollMotion {
  /// The time at which the present motion began.
  var beginning: Int64 = 0
  /// The length of a frame in milliseconds.
  var period = 0.0
  /// The clock that says how far the next frame moves a glide.
  var clock = GlideClock()
  /// True if the view is among those that the frames move.
  private var isListed = false

  /// Takes in whether the view moves; returns true if that is new.
  mutating func list(_ isMoving: Bool) -> Bool {
    guard isMoving != isListed else { return false }
    isListed = isMoving
    return true
  }

  /// Returns the number of periods since the last shown frame in which the motion was under way.
  ///
  /// A motion that began after a dropped frame does not make up for that frame, even if other views
  /// moved by then.
  func periods(among periods: Int, in scene: UIWindowScene?) -> Int {
    guard let scene else { return periods }
    // A frame due at the very instant of the beginning follows it. Instants are rounded to whole
    // microseconds, so the difference of two may be one short.
    let elapsed = scene.microseconds - beginning + 1
    let frames = elapsed * Int64(scene.screen.maximumFramesPerSecond) / 1_000_000
    return min(periods, Int(frames) + 1)
  }
}
