public import Conformance

/// A line that says how far a long run has come.
public struct ProgressLine: Sendable {
  private static let erasure = "\r\u{1B}[K"

  private var counts = Summary()
  private var lastShown = Duration.zero
  private var isShown = false

  /// Creates a line that has not been shown.
  public init() {}

  /// Counts one more result.
  ///
  /// - Parameters:
  ///   - result: what was delivered.
  ///   - elapsed: the time since the run began.
  /// - Returns: what to print, if it is time: after a second, then ten times a second.
  public mutating func text(after result: CaseResult, elapsed: Duration) -> String? {
    counts.add(result)
    let counts = counts
    return text(elapsed: elapsed) {
      var text = "\(counts.cases) cases, \(counts.failed) failed"
      if counts.errors > 0 { text += ", \(counts.errors) errors" }
      return text
    }
  }

  mutating func text(elapsed: Duration, _ text: () -> String) -> String? {
    guard elapsed > .seconds(1), elapsed - lastShown > .milliseconds(100) else { return nil }
    lastShown = elapsed
    isShown = true
    return Self.erasure + text()
  }

  /// Takes the line off the terminal, for something else to be written there.
  ///
  /// - Returns: what to print for it; nil: no line stands there.
  public mutating func erase() -> String? {
    guard isShown else { return nil }
    isShown = false
    return Self.erasure
  }
}
