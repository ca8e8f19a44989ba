/// The memory that the kept lines of a trace take: a line may be as long as 1 MiB.
package struct KeptSize: Sendable {
  /// The number of bytes that they have in the file.
  package private(set) var bytes = 0
  private var comments = 0

  /// Creates the size of nothing.
  package init() {}

  /// Adds a line; returns what is wrong with so many.
  mutating func add(_ line: Line, bytes count: Int) -> Problem? {
    bytes += count
    if line.isComment { comments += 1 }
    guard comments <= Trace.mostComments else {
      return .tooMany("comments", most: Trace.mostComments)
    }
    return bytes > Trace.mostBytes ? .traceTooLarge : nil
  }
}
