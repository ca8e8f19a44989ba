/// A trace whose lines come one piece after the other, so that nobody has to keep them all.
public protocol TraceStream: Sendable {
  /// The error that may end the lines; `Never` if they are in memory.
  associatedtype Failure: Error

  /// The settings before the first line.
  var header: Header { get }

  /// Goes through all lines, in order; each time, from the first on.
  ///
  /// - Parameter body: takes the next lines, and returns whether it wants more.
  /// - Throws: why the rest cannot be had.
  func read(_ body: ([Line]) -> Bool) throws(Failure)
}

extension Trace: TraceStream {
  /// Hands out all lines at once.
  public func read(_ body: ([Line]) -> Bool) {
    _ = body(lines)
  }
}
