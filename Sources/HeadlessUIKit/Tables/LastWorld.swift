/// The world that a table has left, and the exception that waits for one.
struct LastWorld {
  weak var scene: UIWindowScene?
  /// The first exception that was raised while the table was in no world.
  private var exception: RaisedException?

  /// Keeps an exception for the next world, unless one waits already.
  mutating func keep(_ exception: RaisedException) {
    self.exception = self.exception ?? exception
  }

  /// Takes out the exception that waits.
  mutating func takeException() -> RaisedException? {
    defer { exception = nil }
    return exception
  }
}
