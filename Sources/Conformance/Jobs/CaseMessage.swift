import Traces

/// A case on its way to the process that plays it.
struct CaseMessage: Codable, Sendable {
  /// The trace, as a file would have it.
  private let text: String
  /// The line of that file in which its header stands.
  private let firstLine: Int
  private let source: Source
  private let order: Int

  /// Writes a case down.
  init(_ trial: Case) {
    var writer = TraceWriter()
    writer.write(trial.trace)
    text = String(decoding: writer.bytes, as: UTF8.self)
    firstLine = trial.trace.firstLine
    source = trial.source
    order = trial.order
  }

  /// Reads the case; nil: the text is no trace, which a message from a writer never is.
  func read() -> Case? {
    var reader = TraceReader(bytes: Array(text.utf8))
    guard var trace = try? reader.nextTrace() else { return nil }
    trace.firstLine = firstLine
    var trial = Case(trace: trace, source: source, isTranscript: false)
    trial.order = order
    return trial
  }
}
