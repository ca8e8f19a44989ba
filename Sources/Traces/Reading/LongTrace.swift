/// A trace of a file that is too long to keep: it is read anew whenever somebody goes through it.
public struct LongTrace: TraceStream, Hashable {
  /// The beginning of a trace.
  public struct Start: Hashable, Codable, Sendable {
    /// The file's path.
    public var path: String
    /// The number of bytes before the header.
    public var offset: Int
    /// The number of the header's line, from 1.
    public var line: Int
    /// The number of lines between header and end, comments included.
    public var lineCount: Int

    /// Creates a place.
    public init(path: String, offset: Int, line: Int, lineCount: Int) {
      self.path = path
      self.offset = offset
      self.line = line
      self.lineCount = lineCount
    }
  }

  /// The settings before the first line.
  public let header: Header
  /// The place of its beginning, and its length.
  public let start: Start

  /// From how many lines on a trace is read again rather than kept: so many, with their transcript, take
  /// some ten million bytes.
  public static let usualLength = 20_000

  /// The most bytes of a file that are kept of a trace that can be read again.
  public static let usualSize = 1 << 26

  /// The most lines, and the most bytes of the file, that are handed out at a time.
  private static let piece = 4096
  private static let pieceSize = 1 << 22

  /// Creates a trace that was read once.
  public init(_ header: Header, at start: Start) {
    self.header = header
    self.start = start
  }

  /// Finds a trace again.
  ///
  /// - Parameter start: where it begins.
  /// - Throws: `TraceError` where no header stands there.
  public init(at start: Start) throws(TraceError) {
    var reader = try TraceReader(at: start)
    guard case .header(let header)? = try reader.nextLine() else {
      throw TraceError(.changedFile, line: start.line)
    }
    self.init(header, at: start)
  }

  /// Reads all lines, some thousand at a time.
  ///
  /// - Parameter body: takes the next lines, and returns whether it wants more.
  /// - Throws: `SubjectFailure` where the file is not what it was.
  public func read(_ body: ([Line]) -> Bool) throws(SubjectFailure) {
    do throws(TraceError) {
      var reader = try TraceReader(at: start)
      try read(from: &reader, body)
    } catch {
      throw failure(after: error)
    }
  }

  private func read(
    from reader: inout TraceReader,
    _ body: ([Line]) -> Bool
  ) throws(TraceError) {
    var lines: [Line] = []
    lines.reserveCapacity(Self.piece)
    var (count, size) = (0, 0)
    while let line = try reader.nextLine() {
      switch line {
      case .header(let header) where header == self.header: continue
      case .line(let line):
        lines.append(line)
        count += 1
        size += reader.latestLength
        guard lines.count == Self.piece || size > Self.pieceSize else { continue }
        guard body(lines) else { return }
        lines.removeAll(keepingCapacity: true)
        size = 0
      case .end where count == start.lineCount:
        _ = body(lines)
        return
      case .header, .end: throw TraceError(.changedFile, line: reader.lineNumber)
      }
    }
  }

  /// Reads the whole trace, for whoever cannot do without.
  ///
  /// - Returns: the trace.
  /// - Throws: `SubjectFailure` where it is longer than any that is kept, or not what it was.
  public func whole() throws(SubjectFailure) -> Trace {
    do throws(TraceError) {
      var reader = try TraceReader(at: start)
      guard let trace = try reader.nextTrace(), trace.header == header else {
        throw TraceError(.changedFile, line: start.line)
      }
      return trace
    } catch {
      throw failure(after: error)
    }
  }

  private func failure(after error: TraceError) -> SubjectFailure {
    .failed(why: error.located(in: start.path))
  }
}
