/// The moments at which a long command says how far it has come: after a second, then ten times a second.
public struct ProgressLine: Sendable {
  private var lastShown = Duration.zero

  /// Creates a line that has not been shown.
  public init() {}

  /// Says whether it is time to show the line, and takes it that it is shown then.
  ///
  /// - Parameter elapsed: the time since the command began.
  /// - Returns: true if it is time.
  public mutating func isDue(elapsed: Duration) -> Bool {
    guard elapsed > .seconds(1), elapsed - lastShown > .milliseconds(100) else { return false }
    lastShown = elapsed
    return true
  }
}
