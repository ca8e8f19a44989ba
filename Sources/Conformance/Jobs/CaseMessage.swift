import Traces

/// A case on its way to the process that plays it.
package struct CaseMessage: Codable, Sendable {
  /// The trace, as a file would have it; of a long one nothing but what is kept of it.
  private let text: String
  /// The place at which a long trace is found.
  private let start: LongTrace.Start?
  /// The line of that file in which its header stands.
  private let firstLine: Int
  private let source: Source
  private let order: Int

  /// Writes a case down.
  package init(_ trial: Case) {
    var writer = TraceWriter()
    writer.write(trial.trace)
    text = String(decoding: writer.bytes, as: UTF8.self)
    start = trial.long?.start
    firstLine = trial.trace.firstLine
    source = trial.source
    order = trial.order
  }

  /// Reads the case; nil: the text is no trace, which a message from a writer never is.
  package func read() -> Case? {
    var reader = TraceReader(bytes: Array(text.utf8))
    guard var trace = try? reader.nextTrace() else { return nil }
    trace.firstLine = firstLine
    var trial = Case(trace: trace, source: source, isTranscript: false)
    if let start {
      guard let long = try? LongTrace(at: start) else { return nil }
      trial.long = long
    }
    trial.order = order
    return trial
  }
}
