/// A trace whose lines come from anywhere: from memory, from a file, or from a component that plays it
/// anew for each reader.
public struct AnyTraceStream: TraceStream {
  /// Goes through all lines, and hands them out until its reader has enough.
  public typealias Read = @Sendable (_ body: ([Line]) -> Bool) throws(SubjectFailure) -> Void

  /// The set-up before the first line.
  public let header: Header
  private let lines: Read

  /// Creates a trace.
  ///
  /// - Parameters:
  ///   - header: its header.
  ///   - lines: hands out the same lines each time.
  public init(_ header: Header, lines: @escaping Read) {
    self.header = header
    self.lines = lines
  }

  /// Creates a trace from one that is in memory.
  public init(_ trace: Trace) {
    self.init(trace.header) { trace.read($0) }
  }

  /// Creates a trace from one that is read from its file.
  public init(_ trace: LongTrace) {
    self.init(trace.header) { body throws(SubjectFailure) in try trace.read(body) }
  }

  /// Hands out all lines.
  ///
  /// - Parameter body: takes the next lines, and returns whether it wants more.
  /// - Throws: `SubjectFailure` where the rest cannot be had.
  public func read(_ body: ([Line]) -> Bool) throws(SubjectFailure) {
    try lines(body)
  }
}
