public import Conformance

/// A line that says how far a long run has come.
public struct ProgressLine: Sendable {
  /// What takes the line off the terminal again.
  public static let erasure = "\r\u{1B}[K"

  private var counts = Summary()
  private var lastShown = Duration.zero

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
    guard elapsed > .seconds(1), elapsed - lastShown > .milliseconds(100) else { return nil }
    lastShown = elapsed
    var text = Self.erasure + "\(counts.cases) cases, \(counts.failed) failed"
    if counts.errors > 0 { text += ", \(counts.errors) errors" }
    return text
  }

  /// Whether a line stands on the terminal.
  public var isShown: Bool { lastShown > .zero }
}
