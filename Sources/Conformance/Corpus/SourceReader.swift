import Traces

/// Reads one source trace by trace.
struct SourceReader: ~Copyable, Sendable {
  private let source: Source
  /// Whether the command line named it; others were found below a directory.
  private let isNamed: Bool
  private var lines: TraceReader
  private var hasTold = false
  private var lastError: TraceError?

  init(_ source: Source, isNamed: Bool) throws(TraceError) {
    self.source = source
    self.isNamed = isNamed
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
        guard let trace = try nextTrace(id: &id) else { return atEnd() }
        hasTold = true
        if let next = next(trace, purpose) { return next }
      } catch {
        hasTold = true
        // A reader that cannot go on says the same again; once is enough.
        guard error != lastError else { return nil }
        lastError = error
        return .judged(CaseResult(unread: source, error, id: id))
      }
    }
  }

  /// Reads a whole trace.
  ///
  /// - Parameter id: takes the trace's id as soon as it is known, for whatever is wrong below.
  /// - Returns: the trace; nil at the end of the source.
  /// - Throws: `TraceError` for whatever is wrong with it.
  private mutating func nextTrace(id: inout String?) throws(TraceError) -> Trace? {
    var trace: Trace?
    while let line = try lines.nextLine() {
      switch line {
      case .header(let header):
        id = header.id
        trace = Trace(header: header, firstLine: lines.lineNumber)
      case .line(let line): trace?.lines.append(line)
      case .end: return trace
      }
    }
    return nil
  }

  private func next(_ trace: Trace, _ purpose: CaseReader.Purpose) -> CaseReader.Next? {
    let isTranscript = source.isTranscripts || trace.isTranscript
    // A baseline is compared with, not run; below a directory it lies beside the trace of its id.
    if purpose == .run, !isNamed, isTranscript, trace.header.digest != nil { return nil }
    let new = Case(trace: trace, source: source, isTranscript: isTranscript)
    guard purpose == .check, !isTranscript else { return .toJudge(new) }
    // Below a directory, traces lie beside transcripts and are meant for `run`.
    guard isNamed else { return nil }
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

  /// A file of comments alone proves nothing, so it may not pass in silence.
  private mutating func atEnd() -> CaseReader.Next? {
    guard !hasTold else { return nil }
    hasTold = true
    let error = TraceError(.missingHeader, line: lines.lineNumber + 1)
    return .judged(CaseResult(unread: source, error, id: nil))
  }
}
