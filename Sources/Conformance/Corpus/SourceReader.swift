import Traces

/// Reads one source trace by trace.
struct SourceReader: ~Copyable, Sendable {
  private let source: Source
  /// True if the command line named it; others were found below a directory.
  private let isNamed: Bool
  /// The largest number of lines of a trace that are kept, if it can be read again.
  private let mostKept: Int
  private var lines: TraceReader
  private var hasTold = false
  private var lastError: TraceError?

  init(_ source: Source, isNamed: Bool, keeping mostKept: Int) throws(TraceError) {
    self.source = source
    self.isNamed = isNamed
    self.mostKept = mostKept
    switch source {
    case .standardInput: lines = TraceReader(standardInput: ())
    case .file(let path): lines = try TraceReader(file: path)
    }
  }

  /// Reads the next wanted case; nil: that was all.
  mutating func next(_ purpose: CaseReader.Purpose) -> CaseReader.Next? {
    while true {
      var id: String?
      do throws(TraceError) {
        guard let new = try nextCase(id: &id) else { return atEnd() }
        hasTold = true
        if let next = next(new, purpose) { return next }
      } catch {
        hasTold = true
        // A reader that cannot go on says the same again; once is enough.
        guard error != lastError else { return nil }
        lastError = error
        return .judged(CaseResult(unread: source, error, id: id))
      }
    }
  }

  /// Reads a trace to its end.
  ///
  /// - Parameter id: takes the trace's id as soon as it is known, for whatever is wrong below.
  /// - Returns: the case; nil at the end of the source.
  /// - Throws: `TraceError` for whatever is wrong with it.
  private mutating func nextCase(id: inout String?) throws(TraceError) -> Case? {
    var incoming: IncomingTrace?
    var size = KeptSize()
    while let line = try lines.nextLine() {
      switch line {
      case .header(let header):
        id = header.id
        size = KeptSize()
        incoming = IncomingTrace(header, at: lines.lineNumber, offset: lines.latestOffset)
      case .line(let line):
        if isRereadable { incoming?.drop(over: mostKept, size) }
        try lines.checkLength(of: incoming?.trace)
        if incoming?.take(line) == true { try lines.check(&size, line) }
      case .end: return incoming?.whole(of: source)
      }
    }
    return nil
  }

  /// True if any process can read the trace again: a descriptor of this one is none to another.
  private var isRereadable: Bool {
    lines.isRereadable && !["/dev/", "/proc/"].contains(where: source.name.hasPrefix)
  }

  private func next(_ new: Case, _ purpose: CaseReader.Purpose) -> CaseReader.Next? {
    guard purpose.wants(new.trace.header, isTranscript: new.isTranscript, isNamed: isNamed) else {
      return nil
    }
    guard purpose == .check, !new.isTranscript else { return .toJudge(new) }
    let why = "there are no messages in it to judge; `touchstone run` replays traces first"
    return .judged(
      CaseResult(
        id: new.id,
        place: new.place,
        source: source,
        fault: .notTranscript,
        why: "\(new.place):1: \(why)"
      )
    )
  }

  /// Returns an error for a file of comments alone, which proves nothing; nil: something was told.
  private mutating func atEnd() -> CaseReader.Next? {
    guard !hasTold else { return nil }
    hasTold = true
    let error = TraceError(.missingHeader, line: lines.lineNumber + 1)
    return .judged(CaseResult(unread: source, error, id: nil))
  }
}
